import { Fragment, type JSX, type ReactNode, useState } from 'react';
import { dateParts, naiveReading, readings, validPanel, withEnDash } from '#words/result.ts';
import { aside, sentences } from '#words/text.ts';
import { currentDay } from '../../core/today.ts';
import type { FormatId, ValidResult } from '../../heatstamp.ts';
import { factoryHref } from '../lib/factory-link.ts';
import type { ItemClaims } from '../listing/assessment.ts';
import { Stamp } from '../stamp/Stamp.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerPanel } from '../ui/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { Days } from '../ui/Days.tsx';
import { inReading, type Meaning, meaningOf, piecesOf, spokenOf } from './meaning.ts';
import { Overlap, Readings } from './Alternatives.tsx';
import { ResultTools } from './ResultTools.tsx';
import { SheetFoot, SheetHead } from './Sheet.tsx';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly result: ValidResult;
  /** The id of the reading to show; undefined for the likeliest. */
  readonly reading: string | undefined;
  readonly onReadingChange: (reading: FormatId) => void;
  readonly claims: ItemClaims;
  /** Where this result opens again, without a host. */
  readonly address: string;
  /** The seller's claims, compared with the code. */
  readonly listing: ReactNode;
  readonly onReset: () => void;
  /** The questions beside the facts. */
  readonly questions: ReactNode;
  /** What can be done with the result, below everything else. */
  readonly children: ReactNode;
}

/** The answer to a code that reads: the sentence, right under it any doubt, then the facts. */
export function ValidPanel(props: ValidPanelProps): JSX.Element {
  const { result, reading, onReadingChange, claims, address, listing, onReset } = props;
  const { questions, children } = props;
  const today = currentDay(new Date());
  const view = inReading(result, reading, today);
  // Choosing a reading is announced once. The questions announce their own answers.
  const [announcement, setAnnouncement] = useState<{
    readonly of: ValidResult;
    readonly text: string;
  }>();
  const choose = (next: FormatId) => {
    const text = spokenOf(inReading(result, next, today), claims);
    setAnnouncement({
      of: result,
      text: next === result.reading ? text : readings.spoken(text),
    });
    onReadingChange(next);
  };
  const meaning = meaningOf(view, claims);
  const isLessLikely = view.reading !== result.reading;
  return (
    <AnswerPanel
      title={validPanel.title}
      verdict={meaning.verdict}
      tone={meaning.tone}
      footNote={validPanel.footer}
      resetLabel={validPanel.reset}
      onReset={onReset}
    >
      <SheetHead code={result.code} verdict={meaning.verdict} />
      {listing}
      {/* The key makes another code a new view, so that nothing animates from the old one. */}
      <div key={result.code} className={styles.columns}>
        <div className={styles.words}>
          {isLessLikely && <LessLikely answer={result} onBack={choose} />}
          <Sentence result={view} />
          <MeaningLines meaning={meaning} />
          <ResultTools result={view} address={address} meaning={meaning} />
        </div>
        <div className={styles.picture}>
          <Stamp key={view.code + view.reading} result={view} />
          <NaiveReading result={view} />
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
      <Announcement>{announcement?.of === result && announcement.text}</Announcement>
    </AnswerPanel>
  );
}

function Sentence({ result }: { readonly result: ValidResult }): JSX.Element {
  return (
    <p className={styles.sentence}>
      {piecesOf(result).map((piece, index) => (
        <Fragment key={index}>
          {typeof piece === 'string' ? piece : <Days days={piece.days} />}
        </Fragment>
      ))}
    </p>
  );
}

/** What the standing means, and the notices: right under the sentence, where nobody misses them. */
function MeaningLines({
  meaning: { tone, line, more },
}: {
  readonly meaning: Meaning;
}): JSX.Element {
  const isPlain = tone === 'valid' && more.length === 0;
  return (
    <div className={isPlain ? styles.plain : styles.doubts} data-tone={tone}>
      <p>{line}</p>
      {more.length > 0 && <p>{sentences(more)}</p>}
    </div>
  );
}

/** The naive reading of the digits, a common mistake. */
function NaiveReading({ result }: { readonly result: ValidResult }): ReactNode {
  if (!result.straight) return null;
  return (
    <p className={styles.straight}>
      {naiveReading(result.straight.date, result.week !== undefined)}
    </p>
  );
}

interface LessLikelyProps {
  /** The likeliest reading, which is not the one on the screen. */
  readonly answer: ValidResult;
  readonly onBack: (reading: FormatId) => void;
}

/** Marks a reading that is not the likeliest. Its button disappears when clicked, so the focus moves to the panel. */
function LessLikely({ answer, onBack }: LessLikelyProps): JSX.Element {
  return (
    <p className={styles.mark}>
      <strong>{readings.badge}</strong>
      <Button
        tone="text"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.focus({ preventScroll: true });
          onBack(answer.reading);
        }}
      >
        {readings.back(answer.date)}
      </Button>
    </p>
  );
}

/** The five rows of the answer. What the stamp itself says has the stamp's colors. */
function Facts({ result }: { readonly result: ValidResult }): JSX.Element {
  const { rows } = validPanel;
  const { places, factoryCode } = result;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{rows.date}</dt>
        <dd>
          {dateParts(result).map((piece, index) =>
            typeof piece === 'string' ? (
              piece
            ) : (
              <span key={index} data-part={piece.part}>
                {piece.text}
              </span>
            ),
          )}
        </dd>
      </div>
      <div>
        <dt>{rows.country}</dt>
        {/* Only letters name a country, so a code of digits alone gets no color here. */}
        <dd data-part={places.length === 0 ? undefined : 'factory'}>{result.country}</dd>
      </div>
      <div>
        <dt>{rows.factory}</dt>
        <dd className={styles.code}>
          {/* A code of digits alone names no factory, so there is nothing to link to. */}
          {places.length === 0 ? (
            rows.noFactory
          ) : (
            <a data-part="factory" href={factoryHref(factoryCode)}>
              {factoryCode}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{rows.period}</dt>
        <dd>{withEnDash(result.period) + aside(rows.periodNote)}</dd>
      </div>
      <div>
        <dt>{rows.format}</dt>
        <dd>{result.format}</dd>
      </div>
    </dl>
  );
}
