import type { ComponentProps, JSX } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly tone: 'primary' | 'quiet';
  /** Shows a spinner before the label. */
  readonly isBusy?: boolean;
}

/** A button in one of the site's two styles. */
export function Button({ tone, isBusy = false, children, ...rest }: ButtonProps): JSX.Element {
  return (
    <button type="button" {...rest} className={styles[tone]} aria-busy={isBusy}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
