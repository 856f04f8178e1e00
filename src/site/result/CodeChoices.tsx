import type { JSX } from 'react';
import { ExampleTab } from '../tab/ExampleTab.tsx';
import styles from './CodeChoices.module.css';

interface Choice {
  readonly code: string;
  readonly date?: string;
  /** What was changed to get this code. */
  readonly text: string;
}

interface CodeChoicesProps {
  readonly title: string;
  readonly codes: readonly Choice[];
  readonly onChoose: (code: string) => void;
}

/** Codes that the visitor may have meant, each one click away. */
export function CodeChoices({ title, codes, onChoose }: CodeChoicesProps): JSX.Element | null {
  if (codes.length === 0) return null;
  return (
    <section className={styles.choices}>
      <h3>{title}</h3>
      <ul>
        {codes.map(({ code, date, text }) => (
          <li key={code}>
            <button
              type="button"
              onClick={() => {
                onChoose(code);
              }}
            >
              <ExampleTab picture={code} size="small" labels="none" />
              <span className={styles.code}>{code}</span>
              {date !== undefined && <span>{date}</span>}
              <span className={styles.change}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
