import type { JSX } from 'react';
import styles from './CodeChoices.module.css';

interface Choice {
  readonly code: string;
  readonly date?: string;
  readonly text?: string;
}

interface CodeChoicesProps {
  readonly title: string;
  /** What they have in common; without it each says its own. */
  readonly note?: string;
  readonly codes: readonly Choice[];
  readonly onAsk: (code: string) => void;
}

/** Codes that it could be, each one click away. */
export function CodeChoices({ title, note, codes, onAsk }: CodeChoicesProps): JSX.Element | null {
  if (codes.length === 0) return null;
  return (
    <section className={styles.choices}>
      <h3>{title}</h3>
      {note !== undefined && <p className={styles.change}>{note}</p>}
      <ul>
        {codes.map(({ code, date, text }) => (
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
