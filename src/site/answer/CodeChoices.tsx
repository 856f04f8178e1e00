import type { JSX } from 'react';
import { core } from '#words/core.ts';
import { listing } from '#words/listing.ts';
import type { Fitting } from '../../core/fitting.ts';
import { currentDay } from '../../core/today.ts';
import { decode, type InvalidResult, type ValidResult } from '../../library/decode.ts';
import type { StatedClaim } from '../../text/checks.ts';
import { fittingCodes } from '../../text/fitting.ts';
import { stampedCode, type Stamped, stampedWorn } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import styles from './CodeChoices.module.css';
import { saidOf } from './Verdict.tsx';

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
  /** What is said of the bag. It leaves out codes that it contradicts. */
  readonly claims?: readonly StatedClaim[];
  readonly onChoose: (code: string) => void;
}

/** Codes that the visitor may have meant, each one click away; first, which of them fit what is said of the bag. */
export function CodeChoices(props: CodeChoicesProps): JSX.Element | null {
  const { title, codes, claims = [], onChoose } = props;
  if (codes.length === 0) return null;
  const { choices, note } = fittingChoices(codes, claims);
  return (
    <section className={styles.choices}>
      <h3>{title}</h3>
      {note !== '' && <p>{note}</p>}
      <ul>
        {choices.map(({ code, date, text }) => (
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

function fittingChoices(
  codes: readonly Choice[],
  claims: readonly StatedClaim[],
): { readonly choices: readonly Choice[]; readonly note: string } {
  const today = currentDay(new Date());
  // What a worn stamp could be is compared once it is opened.
  if (codes.some(({ code }) => !decode(code, { today }).isValid))
    return { choices: codes, note: '' };
  const { fits, ...places } = fittingCodes(
    codes,
    claims.map(({ claim }) => claim),
    today,
  );
  return { choices: fits, note: fitNote(places, claims, fits.length, codes.length) };
}

/** Says which claims no code fits, or how many codes fit the others; empty if all do. */
export function fitNote(
  { against, narrowing }: Pick<Fitting<unknown>, 'against' | 'narrowing'>,
  claims: readonly StatedClaim[],
  fitting: number,
  all: number,
): string {
  const told = (against.length > 0 ? against : narrowing).flatMap((index) => claims[index] ?? []);
  const stated = told.map(({ stated: words, claim }) => words ?? saidOf(claim));
  if (stated.length === 0) return '';
  return against.length > 0 ? listing.noneFits(stated) : listing.someFit(stated, fitting, all);
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
