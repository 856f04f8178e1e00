import { type JSX, useId, useState } from 'react';
import { checkSheet, coverageSentence, earlier as words, labelAnswer } from '#words/check-sheet.ts';
import { COLON, SPACE, list } from '#words/text.ts';
import { ASKED, coverageOf } from '../../core/checks.ts';
import type { ValidResult } from '../../library/decode.ts';
import {
  type Check,
  type CheckSheet,
  provesNothing,
  questionsIn,
  toneOf,
} from '../../text/checks.ts';
import type { ItemDetails } from '../../text/details.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import kit from '../ui/Kit.module.css';
import styles from './CheckSheet.module.css';
import { BoughtQuestion, LabelQuestion, LineQuestion } from './Questions.tsx';
import { say, enter } from './say.ts';
import type { ShownCode } from './shown.ts';
import { isAnswer, Verdict, wordsOf } from './Verdict.tsx';
import { listing } from '#words/listing.ts';
import type { Line } from '../../core/lines.ts';
import { dateOf } from '../../text/year-or-month.ts';
import type { HistoryEntry } from '../history/entry.ts';
import { useEntries } from '../history/store.ts';
import { useLines } from '../scripts.ts';
import { reasonOf } from './meaning.ts';

interface CheckSheetProps {
  readonly shown: ShownCode;
  /** Called with whether what was asked about is said of this bag. */
  readonly onAnswer: (check: Check, isOfThisBag: boolean) => void;
}

type AskedClaim = (typeof ASKED)[number];

/** What is claimed of the item, each with its outcome, and in place of what nobody stated the questions. */
export function CheckSheetPanel({ shown, onAnswer }: CheckSheetProps): JSX.Element {
  const { result, sheet } = shown.judged;
  const { dismissed = [], confirmed = [] } = shown.item;
  const titleId = useId();
  const coverage = coverageOf(sheet.checks);
  const stated = sheet.checks.filter((check) => !isAnswer(check));
  const answered = (claim: AskedClaim) =>
    sheet.checks.find((check) => check.claim === claim && isAnswer(check));
  const isAsked = (claim: AskedClaim) =>
    answered(claim) !== undefined || stated.every((check) => check.claim !== claim);
  const [question] = questionsIn(sheet.checks);
  const isFolded = isAllFitting(stated);
  const rows = loudestFirst(stated).map((check) => (
    <Row
      key={`${check.claim} ${check.statement.index ?? check.statement.stated ?? ''}`}
      check={check}
      sheet={sheet}
      result={result}
      onAnswer={
        check === question
          ? (isOfThisBag) => {
              onAnswer(check, isOfThisBag);
            }
          : undefined
      }
      onDismiss={(at) => {
        say(shown, {
          dismissed: [...dismissed, at],
          confirmed: confirmed.filter((other) => other !== at),
        });
      }}
    />
  ));
  return (
    <section aria-labelledby={titleId}>
      {/* The rows show what was compared; those who don't see them hear it, and paper says it. */}
      <h3 id={titleId} className={kit.heard}>
        {checkSheet.title}
      </h3>
      <p className={`${kit.note} ${kit.heard}`}>{coverageSentence(coverage)}</p>
      <Earlier shown={shown} />
      {isFolded && (
        <div className={kit.note}>
          {/* Of a text that stands above it. */}
          {shown.answer.found === undefined && allFit(stated) + SPACE}
          <Disclosure look="text" show={checkSheet.details}>
            <ul className={styles.rows}>{rows}</ul>
          </Disclosure>
        </div>
      )}
      <ul className={styles.rows}>
        {!isFolded && rows}
        {ASKED.filter(isAsked).map((claim) => (
          <QuestionRow key={claim} claim={claim} answer={answered(claim)} shown={shown} />
        ))}
      </ul>
      {dismissed.length > 0 && (
        <p className={kit.note} data-screen-only>
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
  readonly sheet: CheckSheet;
  readonly result: ValidResult;
  readonly onDismiss: (index: number) => void;
  /** Called with whether it is said of this bag; undefined where that is not asked now: there is one question at a time. */
  readonly onAnswer: ((isOfThisBag: boolean) => void) | undefined;
}

/** What a text states, what the code says to it, and why. */
function Row({ check, sheet, result, onDismiss, onAnswer }: RowProps): JSX.Element {
  const { stated, index } = check.statement;
  return (
    <li
      id={checkRowId(check)}
      className={onAnswer ? styles.asked : styles.row}
      data-claim={check.claim}
      data-tone={toneOf(check)}
      tabIndex={-1}
    >
      <h4 data-note={numberOf(check, sheet.checks)}>{checkSheet.claims[check.claim]}</h4>
      {stated !== undefined && !onAnswer && (
        <p className={kit.note} lang="">
          {checkSheet.quoted(stated)}
        </p>
      )}
      {onAnswer ? (
        <Question check={check} onAnswer={onAnswer} />
      ) : check.outcome === 'asks' ? (
        <p className={kit.note}>{checkSheet.question.next}</p>
      ) : (
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
      )}
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

/** Whether a text says nothing that has to be looked at. */
function isAllFitting(stated: readonly Check[]): boolean {
  return stated.some(isFitting) && stated.every(({ outcome }) => outcome === 'agrees');
}

function allFit(stated: readonly Check[]): string {
  return checkSheet.allFit([...new Set(stated.filter(isFitting).map(({ claim }) => claim))]);
}

/** Above a text in which nothing has to be looked at: what agrees. */
export function Fitting({ sheet }: { readonly sheet: CheckSheet }): JSX.Element | null {
  const stated = sheet.checks.filter((check) => !isAnswer(check));
  const isToLookAt = stated.some((check) => ['conflict', 'doubtful'].includes(toneOf(check)));
  return isToLookAt || !stated.some(isFitting) ? null : (
    <p className={kit.note}>{allFit(stated)}</p>
  );
}

function isFitting(check: Check): boolean {
  return check.outcome === 'agrees' && !provesNothing(check);
}

/** What conflicts comes first, then what is asked: on a phone it is seen without scrolling. */
function loudestFirst(checks: readonly Check[]): readonly Check[] {
  const loud: readonly Check['outcome'][] = ['conflicts', 'asks'];
  return [
    ...loud.flatMap((outcome) => checks.filter((check) => check.outcome === outcome)),
    ...checks.filter(({ outcome }) => !loud.includes(outcome)),
  ];
}

/** The number that joins a claim's row with its mark in the text, in the order of the rows. */
export function numberOf(check: Check, checks: readonly Check[]): number | undefined {
  const found = loudestFirst(checks).filter(({ statement }) => statement.index !== undefined);
  return found.includes(check) ? found.indexOf(check) + 1 : undefined;
}

interface QuestionRowProps extends Pick<CheckSheetProps, 'shown'> {
  readonly claim: AskedClaim;
  readonly answer: Check | undefined;
}

/** A question, and below it what the code says to the answer. */
function QuestionRow({ claim, answer, shown }: QuestionRowProps): JSX.Element {
  const { item, judged, answer: code } = shown;
  const { result, sheet } = judged;
  // Who answers looks at the answer; it is read out once it is there.
  const [isNew, setNew] = useState(false);
  const reply =
    <Key extends keyof ItemDetails>(key: Key) =>
    (value: ItemDetails[Key]) => {
      setNew(true);
      say(shown, { [key]: value });
    };
  const question = {
    label: <LabelQuestion result={result} label={item.label} onChoose={reply('label')} />,
    line: <LineQuestion line={item.line} onChoose={reply('line')} />,
    'existed-by': (
      <BoughtQuestion bought={item.bought} today={code.today} onChoose={reply('bought')} />
    ),
  }[claim];
  return (
    <li
      data-claim={claim}
      data-tone={answer && toneOf(answer)}
      data-unstated={answer === undefined || undefined}
    >
      {question}
      {answer && (
        <h4 hidden data-printed="answer">
          {checkSheet.claims[claim] + COLON + (wordsOf(answer.statement.claim) ?? '')}
        </h4>
      )}
      <div role={isNew ? 'status' : undefined} className={styles.answer}>
        {answer && <Verdict check={answer} sheet={sheet} result={result} />}
      </div>
    </li>
  );
}

/** At most so many are offered. */
const MOST = 3;

/** What was said earlier of items with this code, to be taken over: the code alone does not tell whether it is the same bag. */
function Earlier({ shown }: { readonly shown: ShownCode }): JSX.Element | null {
  const { item, answer } = shown;
  const isNew = item.entry === undefined;
  const others = useEntries().filter(
    (entry) => isNew && entry.dateCode === answer.result.code && entry.worn === item.worn,
  );
  const lines = useLines(others.some(({ line }) => line !== undefined));
  const offers = others
    .map((entry) => ({ entry, said: saidIn(entry, lines) }))
    .filter(({ said }) => said !== '')
    .slice(0, MOST);
  if (offers.length === 0) return null;
  return (
    <ul className={kit.bar} aria-label={words.title} data-screen-only>
      {offers.map(({ entry, said }) => (
        <li key={entry.id}>
          <Button
            tone="quiet"
            onClick={() => {
              enter(shown, entry.id);
            }}
          >
            {words.offer(said)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The name and what was said of an entry, in words. */
function saidIn(
  { itemName, label, line, bought, made }: HistoryEntry,
  lines: readonly Line[],
): string {
  const model = lines.find(({ id }) => id === line);
  return list([
    itemName !== undefined && words.named(itemName),
    label && words.label(labelAnswer(label)),
    model && listing.lineName(model),
    bought && words.bought(listing.stated(dateOf(bought))),
    made && words.made(listing.stated(dateOf(made))),
  ]);
}

interface QuestionProps {
  /** What the text says and the code does not. */
  readonly check: Check;
  /** Called with whether that is said of this bag. */
  readonly onAnswer: (isOfThisBag: boolean) => void;
}

/** The id of the question on the screen, which takes the focus once the one before it is answered. */
export const QUESTION_ID = 'question';

/** Asks whether what doesn't fit is said of this bag: the quote first, then what the code says. */
function Question({ check, onAnswer }: QuestionProps): JSX.Element {
  const { stated = '' } = check.statement;
  const { ask, yes, no } = checkSheet.question;
  return (
    <div
      id={QUESTION_ID}
      className={styles.verdict}
      role="group"
      aria-labelledby={`${QUESTION_ID}-words`}
      tabIndex={-1}
      data-tone="doubtful"
    >
      <p id={`${QUESTION_ID}-words`}>
        <strong lang="">{checkSheet.quoted(stated)}</strong>
        {SPACE + reasonOf(check) + SPACE}
        {ask}
      </p>
      <p className={styles.why} data-screen-only>
        <Button
          tone="text"
          onClick={() => {
            onAnswer(true);
          }}
        >
          {yes}
        </Button>
        <Button
          tone="text"
          onClick={() => {
            onAnswer(false);
          }}
        >
          {no}
        </Button>
      </p>
    </div>
  );
}
