import '../styles/global.css';
import { type JSX, useEffect, useRef } from 'react';
import { unexpected } from '#words/layout.ts';
import type { ErrorScreenProps } from '../lib/islands.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import styles from './UnexpectedError.module.css';
import { Drawing, Faint, Leather, Seam } from '../ui/Drawing.tsx';

/** Replaces a page after a rendering error. It does without the layout, which may be the cause. */
export function UnexpectedError({ error }: ErrorScreenProps): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // The focused element is gone, and screen readers must notice the change.
    main.current?.focus();
  }, []);
  return (
    <main ref={main} className={styles.screen} tabIndex={-1}>
      <PageHead title={unexpected.title} lede={unexpected.lede} drawing={<SnappedThread />}>
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

/** A needle, and a seam whose thread has snapped. */
function SnappedThread(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <Leather d="M30 112h180v52H30z" />
      <Seam d="M36 138h58M146 138h58" />
      <path d="M94 138q14-2 12-18t10-22M146 138q-10-4-6-18t-8-16" />
      <path d="M116 98q-2-34 30-44 20-6 34-26" />
      <path d="M176 32l26-24q3-1 2 2l-22 28z" />
      <Faint d="M120 60l-8-10M130 46l-2-14M104 74l-14-4" />
    </Drawing>
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
