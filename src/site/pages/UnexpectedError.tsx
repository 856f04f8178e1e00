import '../styles/global.css';
import { type JSX, useEffect, useRef } from 'react';
import { unexpected } from '#words/layout.ts';
import type { ErrorScreenProps } from '../lib/islands.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../ui/Section.tsx';
import styles from './UnexpectedError.module.css';

/** Replaces a page after a rendering error. It does without the layout, which may be the cause. */
export function UnexpectedError({ error }: ErrorScreenProps): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused element is gone, and screen readers must notice the change.
    main.current?.focus();
  }, []);
  return (
    <main ref={main} className={styles.screen} tabIndex={-1}>
      <PageHead title={unexpected.title} lede={unexpected.lede}>
        <p className={styles.said}>
          <span>{unexpected.messageLabel}</span>
          <code>{errorText(error) ?? unexpected.unknown}</code>
        </p>
        <ButtonLink tone="primary" href="/">
          {unexpected.home}
        </ButtonLink>
      </PageHead>
    </main>
  );
}

/** The text of a thrown value: its status, e.g. `404 Not Found`, or else its message; undefined if it has neither. */
function errorText(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  if ('status' in error && typeof error.status === 'number') {
    const text =
      'statusText' in error && typeof error.statusText === 'string' ? error.statusText : '';
    return `${error.status} ${text}`.trim();
  }
  if (!('message' in error) || typeof error.message !== 'string') return undefined;
  return error.message || undefined;
}
