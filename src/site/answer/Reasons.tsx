import type { JSX } from 'react';
import type { ValidResult } from '../../library/decode.ts';
import { type Check, type CheckSheet, questionsIn, toneOf } from '../../text/checks.ts';
import { SPACE } from '#words/text.ts';
import { doubtLines } from './meaning.ts';
import { Question } from './Question.tsx';
import styles from './Reasons.module.css';
import { difference, outcomeText, Verdict } from './Verdict.tsx';

interface ReasonsProps {
  readonly result: ValidResult;
  readonly sheet: CheckSheet;
  /** Called with whether what was asked about is said of this bag. */
  readonly onAnswer: (check: Check, isOfThisBag: boolean) => void;
}

/**
 * What differs, is asked or is doubtful, at once under the sentence: one question at a time. What a text states is only named here, since its row says the
 * rest beside the text.
 */
export function Reasons({ result, sheet, onAnswer }: ReasonsProps): JSX.Element | null {
  const differing = sheet.checks.filter(isReason);
  const [question] = questionsIn(sheet.checks);
  const [first, ...others] = doubtLines(result, sheet);
  if (differing.length === 0 && !question && first === undefined) return null;
  return (
    <div className={styles.reasons} data-late>
      {differing.map((check) => {
        const headline =
          check.outcome === 'conflicts' ? difference(check, result) : outcomeText(check);
        return (
          <div key={keyOf(check)} data-tone={toneOf(check)}>
            {isAnswer(check) ? (
              <Verdict check={check} sheet={sheet} result={result} headline={headline} />
            ) : (
              <p>
                <strong>{difference(check, result)}</strong>
              </p>
            )}
          </div>
        );
      })}
      {question && (
        <Question
          key={keyOf(question)}
          check={question}
          onAnswer={(isOfThisBag) => {
            onAnswer(question, isOfThisBag);
          }}
        />
      )}
      {first !== undefined && (
        <p data-tone={sheet.doubts.length > 0 ? 'doubtful' : 'open'}>
          <strong>{first}</strong>
          {others.map((line) => SPACE + line).join('')}
        </p>
      )}
    </div>
  );
}

/** Whether a check is told under the sentence. */
export function isReason(check: Check): boolean {
  return check.outcome === 'conflicts' || check.isDoubt === true;
}

/** Whether a claim is the answer to a question of the sheet, and stands in no text. */
export function isAnswer({ statement }: Check): boolean {
  return statement.rule === 'asked' && statement.index === undefined;
}

function keyOf({ claim, statement }: Check): string {
  return `${claim} ${statement.index ?? ''}`;
}
