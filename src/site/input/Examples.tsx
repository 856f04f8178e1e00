import type { JSX } from 'react';
import { card } from '#words/tool.ts';
import styles from './Examples.module.css';

interface ExamplesProps {
  readonly isBusy: boolean;
  readonly onAsk: (code: string) => void;
}

/** Codes to try, one of each kind, for those who have none at hand; on larger screens only. */
export function Examples({ isBusy, onAsk }: ExamplesProps): JSX.Element {
  return (
    <p className={styles.examples}>
      <span>{card.examplesLabel}</span>
      {card.examples.map((code) => (
        <button
          key={code}
          type="button"
          className={styles.example}
          disabled={isBusy}
          onClick={() => {
            onAsk(code);
          }}
        >
          {code}
        </button>
      ))}
      <span className={styles.hint}>{card.hint}</span>
    </p>
  );
}
