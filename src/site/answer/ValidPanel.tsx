import { type JSX, type ReactNode, use, useState } from 'react';
import { checkSheet, nextSteps } from '#words/check-sheet.ts';
import {
  dateParts,
  invalidPanel,
  naiveReading,
  readings,
  validPanel,
  withEnDash,
} from '#words/result.ts';
import { aside, sentences, SPACE } from '#words/text.ts';
import { dateRuleOf } from '../../evidence/date-rules.ts';
import type { FormatId } from '../../core/formats.ts';
import type { ValidResult } from '../../library/decode.ts';
import { type CheckSheet as Sheet, hasQuestions } from '../../text/checks.ts';
import { SaveForm } from '../history/SaveForm.tsx';
import { addressOf } from '../item/item.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { CodeTab } from '../tab/CodeTab.tsx';
import type { ThreadState } from '../tab/stamped.ts';
import type { Part } from '../tab/marks.ts';
import type { Phase } from '../tab/Tab.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerPanel, PanelContext } from '../ui/AnswerPanel.tsx';
import { Button } from '../ui/Button.tsx';
import { Plate } from '../ui/Plate.tsx';
import { OverlapNotice, PossibleReadings } from './Alternatives.tsx';
import { explanationOf } from './explanation.ts';
import { CheckSheetPanel } from './CheckSheet.tsx';
import { CodeChoices, wornChoices } from './CodeChoices.tsx';
import { doubtLines, inReading, spokenOf, verdictOf } from './meaning.ts';
import { NextSteps } from './NextSteps.tsx';
import { Report } from './Report.tsx';
import { ResultTools } from './ResultTools.tsx';
import { SellersText } from './SellersText.tsx';
import { Sentence } from './Sentence.tsx';
import { SheetFoot, SheetHead } from './Sheet.tsx';
import { sharedItem } from './describe.ts';
import { enter, say } from './say.ts';
import type { ShownCode } from './shown.ts';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly shown: ShownCode;
  /** Whether the tab was just pressed, or the answer opened at once. */
  readonly phase: Phase;
  /** Called with a code that may be meant instead. */
  readonly onAnalyze: (code: string) => void;
  readonly onReset: () => void;
}

/** The answer to a code that reads: tab and sentence, at once what is doubtful about it, then the check sheet. */
export function ValidPanel({ shown, phase, onAnalyze, onReset }: ValidPanelProps): JSX.Element {
  const { answer, item, judged } = shown;
  const { view, sheet } = judged;
  const { result, today, found } = answer;
  const address = addressOf(sharedItem(shown));
  // Choosing a reading is announced once. The questions announce their own answers.
  const [announcement, setAnnouncement] = useState<{
    readonly of: ValidResult;
    readonly text: string;
  }>();
  const choose = (next: FormatId) => {
    const text = spokenOf(inReading(result, next, today), sheet);
    setAnnouncement({ of: result, text: next === result.reading ? text : readings.spoken(text) });
    say(shown, { reading: next === result.reading ? undefined : next });
  };
  const states = statesOf(sheet);
  const isLessLikely = view.reading !== result.reading;
  const hasReport = view.notices.length > 0 || sheet.doubts.length > 0;
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
              phase={phase}
              states={states}
            />
          }
        >
          {isLessLikely && <LessLikely answer={result} onBack={choose} />}
          <p className={styles.sentence} data-late>
            <Sentence result={view} worn={sheet.worn} />
          </p>
          <Doubts lines={doubtLines(view, sheet)} tone={sheet.tone} />
          <CodeChoices
            title={invalidPanel.suggestionsTitle}
            codes={[...(result.suggestions ?? []), ...wornChoices(view.notices)]}
            onChoose={onAnalyze}
          />
          <Reasons result={view} />
        </Plate>
        <Facts result={view} states={states} />
      </div>
      <div className={styles.checks} data-has-text={found !== undefined || undefined}>
        <CheckSheetPanel shown={shown} />
        {found && <SellersText found={found} checks={sheet.checks} />}
      </div>
      <div className={styles.next}>
        <NextSteps
          message={
            hasQuestions(sheet, view)
              ? ({ messages, asksAbout, messageToSeller }) =>
                  messageToSeller(asksAbout(sheet, view), messages)
              : undefined
          }
          line={({ messages, listingLine }) => listingLine(view, sheet, messages)}
          explanation={({ proofOf }) => explanationOf(view, sheet, proofOf(view, sheet.code))}
          first={sheet.tone === 'conflict' && nextSteps.wait}
        />
        <div>
          <SaveForm
            id={item.entry}
            result={result}
            details={item}
            listing={found?.listing}
            onSaved={(entry) => {
              enter(shown, entry);
            }}
          />
          <ResultTools result={view} sheet={sheet} address={address} />
        </div>
      </div>
      <div className={styles.alternatives}>
        <PossibleReadings answer={result} chosen={view.reading} onChoose={choose} />
        <OverlapNotice result={view} />
      </div>
      {hasReport && (
        <Report code={result.code} answer={`${view.date}, ${view.country}`} label={item.label} />
      )}
      <Announcement>{announcement?.of === result && announcement.text}</Announcement>
    </AnswerPanel>
  );
}

/** The parts of the code that something contradicts, or whose meaning is doubtful. */
function statesOf({ checks, doubts }: Sheet): Readonly<Partial<Record<Part, ThreadState>>> {
  const conflicts = checks.filter(({ outcome }) => outcome === 'conflicts');
  const isDateDoubtful = doubts.some(({ id }) => id === 'undocumented' || id === 'unusual');
  const states: Partial<Record<Part, ThreadState>> = {};
  if (isDateDoubtful) states.count = states.year = 'doubtful';
  if (doubts.some(({ id }) => id === 'unlisted')) states.factory = 'doubtful';
  if (conflicts.some(({ claim }) => claim === 'label')) states.factory = 'conflict';
  if (conflicts.some(({ claim }) => claim !== 'label')) states.year = 'conflict';
  return states;
}

/** What is doubtful about the reading, and what else is to be known with it. */
function Doubts({
  lines,
  tone,
}: {
  readonly lines: readonly string[];
  readonly tone: string;
}): ReactNode {
  if (lines.length === 0) return null;
  return (
    <p className={styles.doubts} data-tone={tone}>
      {sentences(lines)}
    </p>
  );
}

/** The naive reading of the digits, a common mistake, and why they are read as they are. */
function Reasons({ result }: { readonly result: ValidResult }): JSX.Element {
  return (
    <p className={styles.straight}>
      {result.straight && naiveReading(result.straight.date, result.week !== undefined)}
      {result.straight && SPACE}
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

interface FactsProps {
  readonly result: ValidResult;
  /** What is marked on the tab is marked here. */
  readonly states: ReturnType<typeof statesOf>;
}

/** The five facts of the answer, in one quiet list. */
function Facts({ result, states }: FactsProps): JSX.Element {
  const { rows } = validPanel;
  const { places, factoryCode } = result;
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
        <dd className={styles.code}>
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
