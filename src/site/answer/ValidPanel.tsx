import { type JSX, use, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkSheet } from '#words/check-sheet.ts';
import { COLON, aside } from '#words/text.ts';
import {
  invalidPanel,
  readings,
  validPanel,
  dateParts,
  naiveReading,
  withEnDash,
} from '#words/result.ts';
import { dateRuleOf } from '../../evidence/date-rule-of.ts';
import type { FormatId } from '../../core/formats.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Check } from '../../text/checks.ts';
import { PrintedName, SaveForm } from '../history/SaveForm.tsx';
import { addressOf } from '../item/item.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { LONGEST_IN_ADDRESS } from '../lib/limits.ts';
import { Announcement } from '../ui/VisuallyHidden.tsx';
import { AnswerPanel, PanelContext } from '../layout/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import kit from '../ui/Kit.module.css';
import { OverlapNotice, PossibleReadings, CodeChoices, wornChoices } from './CodeChoices.tsx';
import { explanationOf } from './explanation.ts';
import { CheckSheetPanel, Fitting, QUESTION_ID } from './CheckSheet.tsx';
import {
  inReading,
  spokenOf,
  statesOf,
  verdictOf,
  sentencePieces,
  type ShownResult,
} from './meaning.ts';
import { NextSteps } from './NextSteps.tsx';
import { Reasons } from './Verdict.tsx';
import { Report, ResultTools } from './ResultTools.tsx';
import { SellersText } from './SellersText.tsx';
import { PrintedFoot, PrintedHead } from './Printed.tsx';
import { sharedItem } from './describe.ts';
import { enter, say, showAs } from './say.ts';
import type { ShownCode } from './shown.ts';
import { Threads } from '../strap/Threads.tsx';
import { Place, useHung, useLight, When } from './Values.tsx';
import styles from './Answer.module.css';
import { Unbroken } from '../ui/Unbroken.tsx';
import type { ThreadStates } from '../tab/stamped.ts';

interface ValidPanelProps {
  readonly shown: ShownCode;
  /** Whether the threads are sewn before the eye. */
  readonly isSewn: boolean;
  /** Called with a code that may be meant instead. */
  readonly onAnalyze: (code: string) => void;
  /** Called with another code of the text. */
  readonly onOpen: (code: string) => void;
  readonly onReset: () => void;
}

/** The answer to a code that reads hangs from the strap; below it what is doubtful about it, and the check sheet. */
export function ValidPanel({ shown, isSewn, ...actions }: ValidPanelProps): JSX.Element {
  const { onAnalyze, onOpen, onReset } = actions;
  const { answer, item, judged } = shown;
  const { result, sheet } = judged;
  const { result: likeliest, today, found, others = [] } = answer;
  const address = addressOf(sharedItem(shown));
  const isShort = found !== undefined && found.listing.length <= LONGEST_IN_ADDRESS;
  const addressWithText = isShort ? addressOf({ ...item, text: found.listing }) : undefined;
  // Choosing a reading is announced once. The questions announce their own answers.
  const [announcement, setAnnouncement] = useState<{
    readonly of: ValidResult;
    readonly text: string;
  }>();
  const choose = (next: FormatId) => {
    const text = spokenOf(inReading(likeliest, next, today), sheet);
    setAnnouncement({
      of: likeliest,
      text: next === likeliest.reading ? text : readings.spoken(text),
    });
    showAs(shown, { reading: next === likeliest.reading ? undefined : next });
  };
  const panel = use(PanelContext);
  const answerQuestion = ({ claim, statement: { index } }: Check, isOfThisBag: boolean) => {
    if (index === undefined) return;
    const { confirmed = [], dismissed = [] } = item;
    flushSync(() => {
      say(
        shown,
        isOfThisBag ? { confirmed: [...confirmed, index] } : { dismissed: [...dismissed, index] },
      );
      setAnnouncement({
        of: likeliest,
        text: isOfThisBag
          ? checkSheet.claims[claim] + COLON + checkSheet.outcomes.conflicts
          : checkSheet.dismissed(dismissed.length + 1),
      });
    });
    // The question is gone with its buttons.
    (document.getElementById(QUESTION_ID) ?? panel.current)?.focus({ preventScroll: true });
  };
  const states = useMemo(() => statesOf(sheet), [sheet]);
  const hung = useHung(result);
  const light = useLight(hung);
  const around = { result, sheet, hung, light, states };
  const isLessLikely = result.reading !== likeliest.reading;
  const hasReport = result.notices.length > 0 || sheet.doubts.length > 0;
  return (
    <AnswerPanel
      title={validPanel.title}
      verdict={verdictOf(sheet)}
      tone={sheet.tone}
      place={<Place {...around} />}
      threads={
        <Threads
          length={result.code.length}
          hung={hung}
          states={states}
          lit={light.lit}
          isSewn={isSewn}
        />
      }
      values={
        <>
          <PrintedHead code={likeliest.code} verdict={verdictOf(sheet)} />
          <PrintedName id={item.entry} />
          <When {...around} />
          <p className={`${kit.heard} ${styles.sentence}`}>
            <Sentence result={result} worn={sheet.worn} />
          </p>
        </>
      }
      footNote={<p>{validPanel.footer}</p>}
      resetLabel={validPanel.reset}
      onReset={onReset}
      report={
        hasReport && (
          <Report
            code={likeliest.code}
            answer={`${result.date}, ${result.country}`}
            label={item.label}
          />
        )
      }
      printedFoot={<PrintedFoot address={address} />}
    >
      {isLessLikely && <LessLikely answer={likeliest} onBack={choose} />}
      <Reasons result={result} sheet={sheet} />
      <CodeChoices
        title={invalidPanel.suggestionsTitle}
        codes={[...(likeliest.suggestions ?? []), ...wornChoices(result.notices)]}
        onChoose={onAnalyze}
      />
      {found && <Fitting sheet={sheet} />}
      {found && (
        <SellersText
          found={found}
          checks={sheet.checks}
          others={sheet.others}
          codes={others}
          today={today}
          onOpen={onOpen}
        />
      )}
      <div data-late>
        <CheckSheetPanel shown={shown} onAnswer={answerQuestion} />
      </div>
      <NextSteps
        message={({ messages, asksAbout, messageToSeller }) =>
          messageToSeller(asksAbout(sheet, result, 'always', found?.listing), messages)
        }
        line={({ messages, listingLine }) => listingLine(result, sheet, messages)}
        explanation={({ proofOf }) => explanationOf(result, sheet, proofOf(result, sheet.code))}
        isUrgent={sheet.tone === 'conflict' || sheet.tone === 'doubtful'}
        isPasted={found !== undefined}
      >
        <SaveForm
          id={item.entry}
          result={likeliest}
          details={item}
          listing={found?.listing}
          onSaved={(entry) => {
            enter(shown, entry);
          }}
        />
        <ResultTools
          result={result}
          sheet={sheet}
          address={address}
          addressWithText={addressWithText}
        />
        <a href={datesHref(dateRuleOf(result))}>{checkSheet.dates}</a>
      </NextSteps>
      <div className={styles.more} data-late>
        <Facts result={result} states={states} />
        <PossibleReadings answer={likeliest} chosen={result.reading} onChoose={choose} />
        <OverlapNotice result={result} />
      </div>
      <Announcement>{announcement?.of === likeliest && announcement.text}</Announcement>
    </AnswerPanel>
  );
}

interface LessLikelyProps {
  /** The likeliest reading, which is not the one on the screen. */
  readonly answer: ValidResult;
  readonly onBack: (reading: FormatId) => void;
}

/** Marks a reading that is not the likeliest. Its button disappears when clicked, so the focus moves to the panel. */
function LessLikely({ answer, onBack }: LessLikelyProps): JSX.Element {
  const panel = use(PanelContext);
  return (
    <p className={`${kit.bar} ${styles.mark}`} data-less>
      <strong>{readings.badge}</strong>
      <Button
        tone="text"
        onClick={() => {
          panel.current?.focus({ preventScroll: true });
          onBack(answer.reading);
        }}
      >
        {readings.back(answer.date)}
      </Button>
    </p>
  );
}

interface SentenceProps {
  readonly result: ShownResult;
  /** The worn stamp, where the code is one of those that it could be. */
  readonly worn?: string | undefined;
}

/** The place in an English sentence, which stands on one line: `in the United States`. */
const PLACE = /(?<=^ )(in\u00a0[^,]+)/;

/** The answer in one plain sentence, with the days of a week set apart. Each piece is an element: translators replace bare text. */
function Sentence({ result, worn }: SentenceProps): JSX.Element[] {
  return sentencePieces(result, worn).map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>
        {piece.split(PLACE).map((part, at) =>
          at % 2 === 0 ? (
            <Unbroken key={at} text={part} />
          ) : (
            <span key={at} data-place>
              {part}
            </span>
          ),
        )}
      </span>
    ) : (
      <Days key={index} days={piece.days} />
    ),
  );
}

/** The first and the last day of a week. Where no spaces stand between them, a line breaks behind 〜 and never in a date. */
function Days({ days }: { readonly days: string }): JSX.Element {
  const parts = days.split(/(?<=〜)/);
  if (parts.length === 1) return <span data-days>{days}</span>;
  return (
    <span data-days>
      {parts.map((part) => (
        <span key={part} className={kit.nowrap}>
          {part}
        </span>
      ))}
    </span>
  );
}

interface FactsProps {
  readonly result: ValidResult;
  /** What is marked on the tab is marked here. */
  readonly states: ThreadStates;
}

/** The five facts of the answer, in one quiet list. */
function Facts({ result, states }: FactsProps): JSX.Element {
  const { rows } = validPanel;
  const { places, factoryCode, straight, week } = result;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{rows.date}</dt>
        <dd>
          {dateParts(result).map((piece, index) =>
            typeof piece === 'string' ? (
              <span key={index}>{piece}</span>
            ) : (
              <span key={index} data-part={piece.part} data-state={states[piece.part]}>
                {piece.text}
              </span>
            ),
          )}
        </dd>
        {straight && (
          <dd>
            <small>{naiveReading(straight.date, week !== undefined)}</small>
          </dd>
        )}
      </div>
      <div>
        <dt>{places[0]?.id === 're-lined' ? rows.relined : rows.country}</dt>
        {/* Only letters name a country, so a code of digits alone gets no color here. */}
        <dd data-part={places.length === 0 ? undefined : 'factory'} data-state={states.factory}>
          {result.country}
        </dd>
      </div>
      <div>
        <dt>{rows.factory}</dt>
        <dd>
          {/* A code of digits alone names no factory, so there is nothing to link to. */}
          {places.length === 0 ? (
            rows.noFactory
          ) : (
            <a data-part="factory" data-state={states.factory} href={factoryHref(factoryCode)}>
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
