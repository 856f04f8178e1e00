import type { JSX } from 'react';
import styles from './Button.module.css';

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
