import { Fragment, type JSX, type ReactNode, useState } from 'react';
import { inPrint, readings, straight, validPanel } from '#words/result.ts';
import { type FormatId, type Label, localDay, type ValidResult } from '../../heatstamp.ts';
import { factoryHref } from '../lib/factory-link.ts';
import { Stamp } from '../stamp/Stamp.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerPanel } from '../ui/AnswerPanel.tsx';
import { inReading, type Meaning, meaningOf, piecesOf, spokenOf } from './meaning.ts';
import { Overlap, Readings } from './Alternatives.tsx';
import { ResultTools } from './ResultTools.tsx';
import { SheetFoot, SheetHead } from './Sheet.tsx';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly result: ValidResult;
  /** The id of the reading that is looked at; undefined for the likeliest. */
  readonly reading: string | undefined;
  readonly onRead: (reading: FormatId) => void;
  /** What the heat stamp says, where that was told. */
  readonly madeIn: Label | undefined;
  /** Where this result opens again, without a host. */
  readonly address: string;
  /** What a seller says, held against it. */
  readonly listing: ReactNode;
  /** What else speaks against a reading, in words: the seller, or the line that it is. */
  readonly against: (reading: ValidResult) => string | undefined;
  readonly onReset: () => void;
  /** What is asked beside the facts, one question under the other. */
  readonly questions: ReactNode;
  /** What becomes of the result, below all that it says. */
  readonly children: ReactNode;
}

/** The answer to a code that reads: the sentence, at once what is doubtful about it, then what it rests on. */
export function ValidPanel(props: ValidPanelProps): JSX.Element {
  const { result, reading, onRead, madeIn, address, listing, against, onReset } = props;
  const { questions, children } = props;
  const today = localDay(new Date());
  const view = inReading(result, reading, today);
  // A choice is said once; what is answered to the questions afterwards speaks for itself.
  const [said, setSaid] = useState<{ readonly of: ValidResult; readonly text: string }>();
  const choose = (next: FormatId) => {
    const chosen = inReading(result, next, today);
    const text = spokenOf(chosen, madeIn, against(chosen));
    setSaid({ of: result, text: next === result.reading ? text : `${readings.mark}. ${text}` });
    onRead(next);
  };
  const meaning = meaningOf(view, madeIn, against(view));
  const isLessLikely = view.reading !== result.reading;
  return (
    <AnswerPanel
      title={validPanel.title}
      tone={isLessLikely && meaning.tone === 'valid' ? 'doubtful' : meaning.tone}
      footNote={validPanel.footer}
      resetLabel={validPanel.reset}
      onReset={onReset}
    >
      <SheetHead code={result.code} />
      {listing}
      {/* Another code is another view: what it does not share does not move, it goes. */}
      <div key={result.code} className={styles.columns}>
        <div className={styles.words}>
          {isLessLikely && <LessLikely answer={result} onBack={choose} />}
          <Sentence result={view} />
          <Doubts meaning={meaning} />
          <ResultTools result={view} address={address} meaning={meaning} />
        </div>
        <div className={styles.picture}>
          <Stamp key={view.code + view.reading} result={view} />
          <Straight result={view} />
        </div>
        <Facts result={view} />
        <div className={styles.questions}>{questions}</div>
      </div>
      <div className={styles.alternatives}>
        <Readings answer={result} chosen={view.reading} onChoose={choose} />
        <Overlap result={view} />
      </div>
      {children}
      <SheetFoot address={address} />
      <Announcement>{said?.of === result && said.text}</Announcement>
    </AnswerPanel>
  );
}

function Sentence({ result }: { readonly result: ValidResult }): JSX.Element {
  return (
    <p className={styles.sentence}>
      {piecesOf(result).map((piece, index) => (
        <Fragment key={index}>
          {typeof piece === 'string' ? piece : <span>{piece.days}</span>}
        </Fragment>
      ))}
    </p>
  );
}

/** What this standing means, and what else is to be known: right under the sentence, where nobody misses it. */
function Doubts({ meaning: { tone, line, more } }: { readonly meaning: Meaning }): JSX.Element {
  const isPlain = tone === 'valid' && more.length === 0;
  return (
    <div className={isPlain ? styles.plain : styles.doubts} data-tone={tone}>
      <p>{line}</p>
      {more.length > 0 && <p>{more.join(' ')}</p>}
    </div>
  );
}

/** What many would read in the digits, beside what they do say. */
function Straight({ result }: { readonly result: ValidResult }): ReactNode {
  if (!result.straight) return null;
  const digits = result.segments.filter(({ role }) => role !== 'factory').map(({ text }) => text);
  return (
    <p className={styles.straight}>
      {straight(digits.join(''), result.straight.date, result.week !== undefined)}
    </p>
  );
}

interface LessLikelyProps {
  /** The likeliest reading, which does not show at this moment. */
  readonly answer: ValidResult;
  readonly onBack: (reading: FormatId) => void;
}

/** Marks a reading that is only looked at. Its button goes with it, so the focus moves to the panel around it. */
function LessLikely({ answer, onBack }: LessLikelyProps): JSX.Element {
  return (
    <p className={styles.mark}>
      <strong>{readings.mark}</strong>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.focus({ preventScroll: true });
          onBack(answer.reading);
        }}
      >
        {readings.back(answer.date)}
      </button>
    </p>
  );
}

/** The five rows of the answer; what the stamp says itself is marked as in the stamp. */
function Facts({ result }: { readonly result: ValidResult }): JSX.Element {
  const { rows } = validPanel;
  const { places, factoryCode } = result;
  const [count, year] = [result.date.slice(0, -4), result.date.slice(-4)];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{rows.date}</dt>
        <dd>
          <span data-part="count">{count.replace(/,? $/, '')}</span>
          {count.endsWith(', ') ? ', ' : ' '}
          <span data-part="year">{year}</span>
        </dd>
      </div>
      <div>
        <dt>{rows.country}</dt>
        {/* The letters tell it; a code of digits alone has none. */}
        <dd data-part={places.length === 0 ? undefined : 'factory'}>{result.country}</dd>
      </div>
      <div>
        <dt>{rows.factory}</dt>
        <dd className={styles.code}>
          {/* Linked to where the guide lists it; a code of digits alone names no factory. */}
          {places.length === 0 ? (
            factoryCode
          ) : (
            <a data-part="factory" href={factoryHref(factoryCode)}>
              {factoryCode}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{rows.period}</dt>
        <dd>{inPrint(result.period)}</dd>
      </div>
      <div>
        <dt>{rows.format}</dt>
        <dd>{result.format}</dd>
      </div>
    </dl>
  );
}
