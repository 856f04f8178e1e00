import { type JSX, type ReactNode, useId, useState } from 'react';
import { checkSheet, coverageSentence, labelAnswer } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import { COLON, SPACE } from '#words/text.ts';
import type { Claim } from '../../core/checks.ts';
import { coverageOf } from '../../core/coverage.ts';
import { dateRuleOf } from '../../evidence/date-rules.ts';
import { checkText } from '../../library/check-text.ts';
import type { ValidResult } from '../../library/decode.ts';
import { type Check, type CheckSheet as Sheet, provesNothing } from '../../text/checks.ts';
import type { ItemDetails } from '../../text/details.ts';
import { useChunk } from '../lib/chunk.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './CheckSheet.module.css';
import { Earlier } from './Earlier.tsx';
import { laterScript } from '../scripts.ts';
import { MissingPart } from './MissingPart.tsx';
import { BoughtQuestion, LabelQuestion, LineQuestion } from './Questions.tsx';
import { say } from './say.ts';
import type { ShownCode } from './shown.ts';

interface CheckSheetProps {
  readonly shown: ShownCode;
}

/** A claim that nobody stated is a question, in its place. */
const QUESTIONS = ['label', 'line', 'existed-by'] as const;

type Asked = (typeof QUESTIONS)[number];

/** What is claimed of the item, each with its outcome, and in place of what nobody stated the questions. */
export function CheckSheetPanel({ shown }: CheckSheetProps): JSX.Element {
  const { view, sheet } = shown.judged;
  const { dismissed = [] } = shown.item;
  const titleId = useId();
  const stated = sheet.checks.filter(({ statement }) => statement.rule !== 'asked');
  const answered = (claim: Asked) =>
    sheet.checks.find((check) => check.claim === claim && check.statement.rule === 'asked');
  const isAsked = (claim: Asked) =>
    answered(claim) !== undefined || stated.every((check) => check.claim !== claim);
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <h3 id={titleId}>{checkSheet.title}</h3>
      <p className={styles.coverage}>{coverageSentence(coverageOf(sheet.checks))}</p>
      <Earlier shown={shown} />
      <ul className={styles.rows}>
        {conflictsFirst(stated).map((check) => (
          <Row
            key={`${check.claim} ${check.statement.index ?? check.statement.stated ?? ''}`}
            check={check}
            sheet={sheet}
            result={view}
            onDismiss={(at) => {
              say(shown, { dismissed: [...dismissed, at] });
            }}
          />
        ))}
        {QUESTIONS.filter(isAsked).map((claim) => (
          <QuestionRow key={claim} claim={claim} answer={answered(claim)} shown={shown} />
        ))}
      </ul>
      {dismissed.length > 0 && (
        <p className={styles.dismissed} data-screen-only>
          {checkSheet.dismissed(dismissed.length)}
          {SPACE}
          <Button
            tone="text"
            onClick={() => {
              say(shown, { dismissed: undefined });
            }}
          >
            {checkSheet.restore}
          </Button>
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly check: Check;
  readonly sheet: Sheet;
  readonly result: ValidResult;
  readonly onDismiss: (index: number) => void;
}

/** What a text states, what the code says to it, and why. */
function Row({ check, sheet, result, onDismiss }: RowProps): JSX.Element {
  const { stated, index } = check.statement;
  return (
    <li
      id={checkRowId(check)}
      className={styles.row}
      data-claim={check.claim}
      data-outcome={outcomeOf(check)}
      tabIndex={-1}
    >
      <h4 data-note={numberOf(check, sheet.checks)}>{checkSheet.claims[check.claim]}</h4>
      {stated !== undefined && (
        <p className={styles.stated} lang="">
          {checkSheet.quoted(stated)}
        </p>
      )}
      <Verdict check={check} sheet={sheet} result={result}>
        {index !== undefined && (
          <Button
            tone="text"
            data-screen-only
            onClick={() => {
              onDismiss(index);
            }}
          >
            {checkSheet.dismiss}
          </Button>
        )}
      </Verdict>
    </li>
  );
}

/** The id of a claim's row, to which its mark in the text leads. */
export function checkRowId({
  claim,
  statement: { index },
}: Pick<Check, 'claim' | 'statement'>): string {
  return `check-${claim}-${index ?? 'asked'}`;
}

/** What conflicts comes first: on a phone it is seen without scrolling. */
function conflictsFirst(checks: readonly Check[]): readonly Check[] {
  return [true, false].flatMap((isConflict) =>
    checks.filter(({ outcome }) => (outcome === 'conflicts') === isConflict),
  );
}

/** The number that joins a claim's row with its mark in the text, in the order of the rows. */
export function numberOf(check: Check, checks: readonly Check[]): number | undefined {
  const found = conflictsFirst(checks).filter(({ statement }) => statement.index !== undefined);
  return found.includes(check) ? found.indexOf(check) + 1 : undefined;
}

/** How an outcome looks: what proves nothing is grey, and a doubt brass. */
function outcomeOf(check: Check): string {
  if (check.isDoubt) return 'doubtful';
  return provesNothing(check) ? 'nothing' : check.outcome;
}

function outcomeText(check: Check): string {
  if (check.isDoubt) return checkSheet.doubtful;
  if (!provesNothing(check)) return checkSheet.outcomes[check.outcome];
  return check.claim === 'line' ? checkSheet.provesNothing : checkSheet.possible;
}

interface VerdictProps extends Pick<RowProps, 'check' | 'sheet' | 'result'> {
  /** What can be done about it. */
  readonly children?: ReactNode;
}

function Verdict({ check, sheet, result, children }: VerdictProps): JSX.Element {
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <p className={styles.outcome}>
        <strong>{outcomeText(check)}</strong> <span>{checkText(check, words)}</span>
      </p>
      <div className={styles.why}>
        <Disclosure
          look="text"
          show={checkSheet.why}
          about={checkSheet.claims[check.claim]}
          onToggle={() => {
            setOpened(true);
          }}
        >
          {isOpened && <Sources check={check} sheet={sheet} />}
          {check.claim === 'label' && result.places.length > 0 && (
            <p>
              <a href={factoryHref(result.factoryCode)}>{checkSheet.lists(result.factoryCode)}</a>
            </p>
          )}
          <p>
            <a href={datesHref(dateRuleOf(result))}>{checkSheet.dates}</a>
          </p>
        </Disclosure>
        {children}
      </div>
    </>
  );
}

/** The pages that an outcome rests on. */
function Sources({ check, sheet }: Pick<RowProps, 'check' | 'sheet'>): ReactNode {
  const later = useChunk(laterScript);
  if (later === 'missing') return <MissingPart chunk={laterScript} />;
  return later && <later.CheckSources check={check} sheet={sheet} />;
}

interface QuestionRowProps extends CheckSheetProps {
  readonly claim: Asked;
  readonly answer: Check | undefined;
}

/** A question, and below it what the code says to the answer. */
function QuestionRow({ claim, answer, shown }: QuestionRowProps): JSX.Element {
  const { item, judged, answer: code } = shown;
  const { view, sheet } = judged;
  // Who answers looks at the answer; it is read out once it is there.
  const [isNew, setNew] = useState(false);
  const reply =
    <Key extends keyof ItemDetails>(key: Key) =>
    (value: ItemDetails[Key]) => {
      setNew(true);
      say(shown, { [key]: value });
    };
  const question = {
    label: <LabelQuestion result={view} label={item.label} onChoose={reply('label')} />,
    line: <LineQuestion line={item.line} onChoose={reply('line')} />,
    'existed-by': (
      <BoughtQuestion bought={item.bought} today={code.today} onChoose={reply('bought')} />
    ),
  }[claim];
  return (
    <li
      className={styles.question}
      data-claim={claim}
      data-outcome={answer ? outcomeOf(answer) : 'unstated'}
    >
      {question}
      {answer && (
        <h4 hidden data-sheet="answer">
          {checkSheet.claims[claim] + COLON + answerIn(answer.statement.claim)}
        </h4>
      )}
      <div role={isNew ? 'status' : undefined} className={styles.answer}>
        {answer && <Verdict check={answer} sheet={sheet} result={view} />}
      </div>
    </li>
  );
}

/** What was answered to a question, for paper, which has no fields. */
function answerIn(claim: Claim): string {
  if (claim.claim === 'label') return claim.labels.map(labelAnswer).join('');
  if (claim.claim === 'line') return words.lineName(claim.line);
  return claim.claim === 'existed-by' ? words.time(claim.time) : '';
}
