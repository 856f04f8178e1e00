import type { JSX } from 'react';
import { core } from '#words/core.ts';
import { currentDay } from '../../core/today.ts';
import { decode, type InvalidResult, type ValidResult } from '../../library/decode.ts';
import { stampedCode, type Stamped, stampedWorn } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import styles from './CodeChoices.module.css';

/** A code that the visitor may have meant. */
export interface Choice {
  readonly code: string;
  readonly date?: string;
  /** What was changed to get this code. */
  readonly text?: string;
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
              <Tab stamped={stampedChoice(code)} size="small" />
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

function stampedChoice(code: string): Stamped {
  const result = decode(code, { today: currentDay(new Date()) });
  return result.isValid ? stampedCode(result.segments) : stampedWorn(code);
}

/** Digits alone may be what is left of a code with letters: that code, worn. */
export function wornChoices(
  notes: ValidResult['notices'] | InvalidResult['hints'],
): readonly Choice[] {
  return notes.flatMap(({ id, params }) =>
    id === 'letters-worn' ? [{ code: params.code, date: core.date(params.date) }] : [],
  );
}
