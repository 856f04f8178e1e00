import type { JSX } from 'react';
import type { Suggestion } from '../../heatstamp.ts';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  readonly title: string;
  /** What they have in common; without it each says its own. */
  readonly note?: string;
  readonly suggestions: readonly (Pick<Suggestion, 'code'> & Partial<Suggestion>)[];
  readonly onAsk: (code: string) => void;
}

/** Codes that it could be, each one click away. */
export function Suggestions({
  title,
  note,
  suggestions,
  onAsk,
}: SuggestionsProps): JSX.Element | null {
  if (suggestions.length === 0) return null;
  return (
    <section className={styles.suggestions}>
      <h3>{title}</h3>
      {note !== undefined && <p className={styles.change}>{note}</p>}
      <ul>
        {suggestions.map(({ code, date, text }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => {
                onAsk(code);
              }}
            >
              <span className={styles.code}>{code}</span>
              {date !== undefined && <span>{date}</span>}
              {text !== undefined && <span className={styles.change}>{text}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
