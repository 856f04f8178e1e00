import type { JSX } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './BackToTool.module.css';

/** The end of a page of advice: on to the tool. */
export function BackToTool({ children }: { readonly children: string }): JSX.Element {
  return (
    <p className={styles.back} data-screen-only>
      <ButtonLink tone="primary" href="/">
        {children}
      </ButtonLink>
    </p>
  );
}
