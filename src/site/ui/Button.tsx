import type { ComponentProps, JSX } from 'react';
import { href as hrefOf } from '../lib/href.ts';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly tone: 'primary' | 'quiet' | 'text';
  /** Shows a spinner before the label. */
  readonly isBusy?: boolean;
}

/** A button in one of the site's three weights. */
export function Button({ tone, isBusy = false, children, ...rest }: ButtonProps): JSX.Element {
  return (
    <button type="button" {...rest} className={styles[tone]} aria-busy={isBusy || undefined}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly tone: 'primary' | 'quiet';
}

/** A link that carries the weight of a button. */
export function ButtonLink({ href, children, tone }: ButtonLinkProps): JSX.Element {
  return (
    <a className={styles[tone]} href={hrefOf(href)}>
      {children}
    </a>
  );
}

interface CloseProps {
  /** What it closes, for those who hear it. */
  readonly label: string;
  readonly onClick: () => void;
}

/** A button that closes what it stands in. */
export function Close({ label, onClick }: CloseProps): JSX.Element {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8m0-8l-8 8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}
