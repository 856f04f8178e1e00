import type { JSX } from 'react';
import { sheet } from '#words/result.ts';
import styles from './Sheet.module.css';
import { useDayOfCheck } from './useDayOfCheck.ts';

/** What a printed result has at its bottom: when and with what the code was read, and what that proves. */
export function SheetFoot(): JSX.Element {
  return (
    <div className={styles.foot} hidden>
      <p>
        {sheet.checked(useDayOfCheck())} {sheet.address}
      </p>
      <p>{sheet.disclaimer}</p>
    </div>
  );
}
