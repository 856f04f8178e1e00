import type { JSX } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './BackToTool.module.css';

interface BackToToolProps {
  readonly tone?: 'primary' | 'quiet';
  readonly children: string;
}

/** The end of a page: on to the tool. */
export function BackToTool({ tone = 'primary', children }: BackToToolProps): JSX.Element {
  return (
    <p className={styles.back} data-screen-only>
      <ButtonLink tone={tone} href="/">
        {children}
      </ButtonLink>
    </p>
  );
}
