import type { JSX } from 'react';
import { validPanel } from '#words/result.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useLater } from './load-later.ts';
import type { ReportProps } from './ReportForm.tsx';
import styles from './Report.module.css';

/** A report of a wrong reading, behind a question. */
export function Report(props: ReportProps): JSX.Element {
  const [later, load] = useLater();
  return (
    <Disclosure
      look="text"
      show={validPanel.report}
      className={styles.report}
      data-screen-only
      onToggle={() => {
        load().catch(() => undefined);
      }}
    >
      {later && <later.ReportForm {...props} />}
    </Disclosure>
  );
}
