import type { JSX } from 'react';
import { sheet } from '#words/result.ts';
import { site } from '../../words/config.ts';
import styles from './Sheet.module.css';

interface SheetHeadProps {
  readonly title?: string;
  readonly code: string;
}

/** What a printed result has at its top, in place of the page's header: whose sheet it is, and which code is on it. */
export function SheetHead({ title = sheet.title, code }: SheetHeadProps): JSX.Element {
  return (
    <p className={styles.head} hidden>
      <span>{site.name}</span>
      <span>
        {title} {code}
      </span>
    </p>
  );
}
