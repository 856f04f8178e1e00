import type { JSX } from 'react';
import type { ValidResult } from '../../library/decode.ts';
import { type Check, type CheckSheet, toneOf } from '../../text/checks.ts';
import { SPACE } from '#words/text.ts';
import { doubtLines } from './meaning.ts';
import styles from './Reasons.module.css';
import { difference, outcomeText, Verdict } from './Verdict.tsx';

interface ReasonsProps {
  readonly result: ValidResult;
  readonly sheet: CheckSheet;
}

/**
 * What differs or is doubtful, at once under the sentence. What a text states is only named here, since its row says the
 * rest beside the text.
 */
export function Reasons({ result, sheet }: ReasonsProps): JSX.Element | null {
  const differing = sheet.checks.filter(isReason);
  const [first, ...others] = doubtLines(result, sheet);
  if (differing.length === 0 && first === undefined) return null;
  return (
    <div className={styles.reasons} data-late>
      {differing.map((check) => {
        const headline =
          check.outcome === 'conflicts' ? difference(check, result) : outcomeText(check);
        return (
          <div key={`${check.claim} ${check.statement.index ?? ''}`} data-tone={toneOf(check)}>
            {isAsked(check) ? (
              <Verdict check={check} sheet={sheet} result={result} headline={headline} />
            ) : (
              <p>
                <strong>{difference(check, result)}</strong>
              </p>
            )}
          </div>
        );
      })}
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

function isAsked({ statement }: Check): boolean {
  return statement.rule === 'asked';
}
