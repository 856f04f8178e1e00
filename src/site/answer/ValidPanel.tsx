import { type JSX, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkSheet } from '#words/check-sheet.ts';
import { COLON } from '#words/text.ts';
import { agreement, invalidPanel, naiveReading, readings, validPanel } from '#words/result.ts';
import { dateRuleOf } from '../../evidence/date-rule-of.ts';
import type { FormatId } from '../../core/formats.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { Check } from '../../text/checks.ts';
import { SaveForm } from '../history/SaveForm.tsx';
import { addressOf } from '../item/item.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { LONGEST_IN_ADDRESS } from '../lib/limits.ts';
import { CodeTab } from '../tab/CodeTab.tsx';
import type { Phase } from '../tab/Tab.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerPanel, PanelContext } from '../layout/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { Grade } from '../ui/Grade.tsx';
import looks from '../ui/Looks.module.css';
import { Plate } from '../ui/Plate.tsx';
import { OverlapNotice, PossibleReadings } from './Alternatives.tsx';
import { explanationOf } from './explanation.ts';
import { CheckSheetPanel } from './CheckSheet.tsx';
import { CodeChoices, wornChoices } from './CodeChoices.tsx';
import { Facts } from './Facts.tsx';
import { inReading, type ShownResult, spokenOf, statesOf, verdictOf } from './meaning.ts';
import { NextSteps } from './NextSteps.tsx';
import { QUESTION_ID } from './Question.tsx';
import { Reasons } from './Reasons.tsx';
import { Report } from './Report.tsx';
import { ResultTools } from './ResultTools.tsx';
import { SellersText } from './SellersText.tsx';
import { Sentence } from './Sentence.tsx';
import { PrintedFoot, PrintedHead } from './Printed.tsx';
import { sharedItem } from './describe.ts';
import { enter, say, showAs } from './say.ts';
import type { ShownCode } from './shown.ts';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly shown: ShownCode;
  /** Whether the tab was just pressed, or the answer opened at once. */
  readonly phase: Phase;
  /** Called with a code that may be meant instead. */
  readonly onAnalyze: (code: string) => void;
  /** Called with another code of the text. */
  readonly onOpen: (code: string) => void;
  readonly onReset: () => void;
}

/** The answer to a code that reads: tab and sentence, at once what is doubtful about it, then the check sheet. */
export function ValidPanel({ shown, phase, ...actions }: ValidPanelProps): JSX.Element {
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
  const states = statesOf(sheet);
  const isLessLikely = result.reading !== likeliest.reading;
  const hasReport = result.notices.length > 0 || sheet.doubts.length > 0;
  const isPlain = sheet.tone !== 'conflict' && sheet.tone !== 'doubtful' && !isLessLikely;
  return (
    <AnswerPanel
      title={validPanel.title}
      verdict={verdictOf(sheet)}
      tone={sheet.tone}
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
      <PrintedHead code={likeliest.code} verdict={verdictOf(sheet)} />
      <div className={styles.lights}>
        <Plate
          tab={
            <CodeTab
              key={result.code + result.reading}
              result={result}
              name={result.code}
              phase={phase}
              states={states}
            />
          }
        >
          {isLessLikely && <LessLikely answer={likeliest} onBack={choose} />}
          <p className={styles.sentence} data-late>
            <Sentence result={result} worn={sheet.worn} />
          </p>
          <Reasons result={result} sheet={sheet} onAnswer={answerQuestion} />
          <CodeChoices
            title={invalidPanel.suggestionsTitle}
            codes={[...(likeliest.suggestions ?? []), ...wornChoices(result.notices)]}
            onChoose={onAnalyze}
          />
          {isPlain && <HowSure result={result} />}
        </Plate>
        {found && (
          <SellersText
            found={found}
            checks={sheet.checks}
            others={sheet.others}
            codes={others}
            onOpen={onOpen}
          />
        )}
        <div className={styles.checks} data-late>
          <CheckSheetPanel shown={shown} />
        </div>
        <div className={styles.next} data-late>
          <NextSteps
            message={({ messages, asksAbout, messageToSeller }) =>
              messageToSeller(asksAbout(sheet, result, 'always'), messages)
            }
            line={({ messages, listingLine }) => listingLine(result, sheet, messages)}
            explanation={({ proofOf }) => explanationOf(result, sheet, proofOf(result, sheet.code))}
            isUrgent={sheet.tone === 'conflict' || sheet.tone === 'doubtful'}
          />
          <div className={styles.keep}>
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
          </div>
        </div>
        <div className={styles.more} data-late>
          <Facts result={result} states={states} hasReading={!isPlain} />
          <PossibleReadings answer={likeliest} chosen={result.reading} onChoose={choose} />
          <OverlapNotice result={result} />
        </div>
      </div>
      <Announcement>{announcement?.of === likeliest && announcement.text}</Announcement>
    </AnswerPanel>
  );
}

/**
 * How sure the place is, and how the digits are read, which answers a common mistake: reading them straight. Where something
 * is doubtful, that comes first, and this is told with the facts.
 */
function HowSure({ result }: { readonly result: ShownResult }): JSX.Element {
  const { straight, week, factoryCode, places, countries } = result;
  // Said of the place that the answer names, which a label may have narrowed.
  const place = places.find(({ id }) => id === countries[0]) ?? places[0];
  return (
    <p className={`${looks.bar} ${looks.note} ${styles.sure}`} data-late>
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
    <p className={`${looks.bar} ${styles.mark}`}>
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
