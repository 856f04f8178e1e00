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
