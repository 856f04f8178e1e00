import type { JSX } from 'react';
import type { ValidResult } from '../../library/decode.ts';
import type { CheckSheet } from '../../text/checks.ts';
import { SPACE } from '#words/text.ts';
import { doubtLines } from './meaning.ts';
import styles from './CheckSheet.module.css';

interface ReasonsProps {
  readonly result: ValidResult;
  readonly sheet: CheckSheet;
}

/** What is doubtful about the reading itself, at once under the values. What differs is told under its row. */
export function Reasons({ result, sheet }: ReasonsProps): JSX.Element | null {
  const [first, ...others] = doubtLines(result, sheet);
  if (first === undefined) return null;
  return (
    <div className={styles.reasons} data-late>
      <p data-tone={sheet.doubts.length > 0 ? 'doubtful' : 'open'}>
        <strong>{first}</strong>
        {others.map((line) => SPACE + line).join('')}
      </p>
    </div>
  );
}
