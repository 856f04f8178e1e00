import { type JSX, type ReactNode, use, useState } from 'react';
import { checkSheet } from '#words/check-sheet.ts';
import { agreement, invalidPanel, naiveReading, readings, validPanel } from '#words/result.ts';
import { dateRuleOf } from '../../evidence/date-rule-of.ts';
import type { FormatId } from '../../core/formats.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { CodeAnswer } from '../../text/answer.ts';
import { type CheckSheet as Sheet, hasQuestions } from '../../text/checks.ts';
import type { ItemDetails } from '../../text/details.ts';
import type { YearOrMonth } from '../../text/year-or-month.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { CodeTab } from '../tab/CodeTab.tsx';
import type { Phase } from '../tab/Tab.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerPanel, PanelContext } from '../ui/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { Grade } from '../ui/Grade.tsx';
import { Plate } from '../ui/Plate.tsx';
import { OverlapNotice, PossibleReadings } from './Alternatives.tsx';
import { explanationOf } from './explanation.ts';
import { CheckSheetPanel } from './CheckSheet.tsx';
import { CodeChoices, wornChoices } from './CodeChoices.tsx';
import { Facts } from './Facts.tsx';
import { inReading, spokenOf, statesOf, verdictOf } from './meaning.ts';
import { NextSteps } from './NextSteps.tsx';
import { Reasons } from './Reasons.tsx';
import { Report } from './Report.tsx';
import { ResultTools } from './ResultTools.tsx';
import { SellersText } from './SellersText.tsx';
import { Sentence } from './Sentence.tsx';
import { SheetFoot, SheetHead } from './Sheet.tsx';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly answer: CodeAnswer;
  /** The result in the reading that shows. */
  readonly view: ValidResult;
  /** All that is known of the item, compared with the code. */
  readonly sheet: Sheet;
  readonly details: ItemDetails;
  /** Where this result opens again, without a host. */
  readonly address: string;
  /** Reads a year or a month in what is typed. */
  readonly readDate: (typed: string) => Promise<YearOrMonth | undefined>;
  readonly onAnswer: (details: ItemDetails) => void;
  readonly onReadingChange: (reading: FormatId) => void;
  readonly onReset: () => void;
  /** Whether the tab was just pressed, or the answer opened at once. */
  readonly phase: Phase;
  /** Called with a code that may be meant instead. */
  readonly onAnalyze: (code: string) => void;
  /** The form that names the item. */
  readonly children: ReactNode;
}

/** The answer to a code that reads: tab and sentence, at once what is doubtful about it, then the check sheet. */
export function ValidPanel(props: ValidPanelProps): JSX.Element {
  const { answer, view, sheet, details, address, onAnswer, onReadingChange, onReset } = props;
  const { result, today, found } = answer;
  // Choosing a reading is announced once. The questions announce their own answers.
  const [announcement, setAnnouncement] = useState<{
    readonly of: ValidResult;
    readonly text: string;
  }>();
  const choose = (next: FormatId) => {
    const text = spokenOf(inReading(result, next, today), sheet);
    setAnnouncement({ of: result, text: next === result.reading ? text : readings.spoken(text) });
    onReadingChange(next);
  };
  const states = statesOf(sheet);
  const isLessLikely = view.reading !== result.reading;
  const hasReport = view.notices.length > 0 || sheet.doubts.length > 0;
  const isPlain = sheet.tone !== 'conflict' && sheet.tone !== 'doubtful' && !isLessLikely;
  return (
    <AnswerPanel
      title={validPanel.title}
      verdict={verdictOf(sheet)}
      tone={sheet.tone}
      footNote={<p>{validPanel.footer}</p>}
      resetLabel={validPanel.reset}
      onReset={onReset}
      printedFoot={<SheetFoot address={address} />}
    >
      <SheetHead code={result.code} verdict={verdictOf(sheet)} />
      <div className={styles.lights}>
        <Plate
          tab={
            <CodeTab
              key={view.code + view.reading}
              result={view}
              name={view.code}
              phase={props.phase}
              states={states}
            />
          }
        >
          {isLessLikely && <LessLikely answer={result} onBack={choose} />}
          <p className={styles.sentence} data-late>
            <Sentence result={view} worn={sheet.worn} />
          </p>
          <Reasons result={view} sheet={sheet} />
          <CodeChoices
            title={invalidPanel.suggestionsTitle}
            codes={[...(result.suggestions ?? []), ...wornChoices(view.notices)]}
            onChoose={props.onAnalyze}
          />
          {isPlain && <HowSure result={view} />}
        </Plate>
        {found && <SellersText found={found} checks={sheet.checks} />}
        <div className={styles.checks} data-late>
          <CheckSheetPanel
            result={view}
            sheet={sheet}
            details={details}
            today={today}
            readDate={props.readDate}
            onAnswer={onAnswer}
          />
        </div>
        <div className={styles.next} data-late>
          <NextSteps
            message={
              hasQuestions(sheet, view)
                ? ({ messages, asksAbout, messageToSeller }) =>
                    messageToSeller(asksAbout(sheet, view), messages)
                : undefined
            }
            line={({ messages, listingLine }) => listingLine(view, sheet, messages)}
            explanation={({ proofOf }) => explanationOf(view, sheet, proofOf(view, sheet.code))}
            isUrgent={sheet.tone === 'conflict' || sheet.tone === 'doubtful'}
          />
          <div className={styles.keep}>
            {props.children}
            <ResultTools result={view} sheet={sheet} address={address} />
          </div>
        </div>
        <div className={styles.more} data-late>
          <Facts result={view} states={states} hasReading={!isPlain} />
          <PossibleReadings answer={result} chosen={view.reading} onChoose={choose} />
          <OverlapNotice result={view} />
        </div>
      </div>
      {hasReport && (
        <Report code={result.code} answer={`${view.date}, ${view.country}`} label={details.label} />
      )}
      <Announcement>{announcement?.of === result && announcement.text}</Announcement>
    </AnswerPanel>
  );
}

/**
 * How sure the place is, and how the digits are read, which answers a common mistake: reading them straight. Where something
 * is doubtful, that comes first, and this is told with the facts.
 */
function HowSure({ result }: { readonly result: ValidResult }): JSX.Element {
  const { straight, week, factoryCode, places } = result;
  const [place] = places;
  return (
    <p className={styles.sure} data-late>
      {straight && <span>{naiveReading(straight.date, week !== undefined)}</span>}
      {place && (
        <Grade evidence={place.evidence}>
          <a href={factoryHref(factoryCode)}>{agreement[place.evidence]}</a>
        </Grade>
      )}
      <a href={datesHref(dateRuleOf(result))}>{checkSheet.dates}</a>
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
  const panel = use(PanelContext);
  return (
    <p className={styles.mark}>
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
