import type { JSX } from 'react';
import { invalidPanel } from '../../content/home.ts';
import type { Suggestion } from '../../core/index.ts';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[];
  readonly onAsk: (code: string) => void;
}

/** What the code could have been, each one click away. */
export function Suggestions({ suggestions, onAsk }: SuggestionsProps): JSX.Element | null {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.suggestions}>
      <h3>{invalidPanel.suggestionsTitle}</h3>
      <ul>
        {suggestions.map(({ code, date, change }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => {
                onAsk(code);
              }}
            >
              <span className={styles.code}>{code}</span>
              <span>{date}</span>
              <span className={styles.change}>{change}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
