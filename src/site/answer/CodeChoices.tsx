import type { JSX } from 'react';
import { core } from '#words/core.ts';
import { listing } from '#words/listing.ts';
import type { Fitting } from '../../core/fitting.ts';
import { currentDay } from '../../core/today.ts';
import { decode, type InvalidResult, type ValidResult, type Place } from '../../library/decode.ts';
import type { StatedClaim } from '../../text/checks.ts';
import { fittingCodes } from '../../text/fitting.ts';
import { stampedCode, type Stamped, stampedWorn } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import styles from './Answer.module.css';
import { saidOf } from './Verdict.tsx';
import {
  evidenceWithNote,
  evidenceWords,
  placeInYears,
  readings,
  validPanel,
} from '#words/result.ts';
import { list, SPACE } from '#words/text.ts';
import type { FormatId } from '../../core/formats.ts';
import { factoryHref } from '../lib/href.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Grade } from '../ui/Grade.tsx';
import kit from '../ui/Kit.module.css';

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

interface ReadingsProps {
  /** The likeliest reading, which contains the others. */
  readonly answer: ValidResult;
  readonly chosen: FormatId;
  readonly onChoose: (reading: FormatId) => void;
}

/** All possible readings, each with a reason for or against it. Choosing one shows the answer in that reading. */
export function PossibleReadings({ answer, chosen, onChoose }: ReadingsProps): JSX.Element | null {
  if (answer.otherReadings.length === 0) return null;
  const all = [
    { ...answer, why: readings.likeliest(answer) },
    ...answer.otherReadings.map((other) => ({ ...other, why: readings.lessLikely(other.why) })),
  ];
  return (
    <fieldset className={styles.readings}>
      <legend>
        <h3>{readings.title}</h3>
      </legend>
      <ul>
        {all.map(({ reading, date, format, why }) => (
          <li key={reading}>
            <label>
              <input
                type="radio"
                name="reading"
                checked={reading === chosen}
                aria-describedby={`why-${reading}`}
                onChange={() => {
                  onChoose(reading);
                }}
              />
              {date} <span className={kit.soft}>{format}</span>
            </label>
            <p id={`why-${reading}`} className={kit.soft}>
              {why}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A notice that a factory code stands for several countries, with the evidence for each. */
export function OverlapNotice({ result }: { readonly result: ValidResult }): JSX.Element | null {
  if (!result.possibleCountries) return null;
  const unlisted = result.places.filter(({ evidence }) => evidence === 'unconfirmed');
  const [listed, ...others] = result.places.filter(({ evidence }) => evidence !== 'unconfirmed');
  return (
    <section className={styles.overlap}>
      <h3>{validPanel.overlapTitle}</h3>
      <p className={kit.soft}>
        {listed && others.length === 0
          ? validPanel.overlapListed(result.factoryCode, listed.place)
          : validPanel.overlap(result.factoryCode)}
        {SPACE}
        <a href={factoryHref(result.factoryCode)}>{validPanel.overlapSources}</a>
      </p>
      <Places places={listed ? [listed, ...others] : []} />
      {unlisted.length > 0 && (
        <Disclosure look="text" show={validPanel.unlistedPlaces}>
          <Places places={unlisted} />
        </Disclosure>
      )}
    </section>
  );
}

function Places({ places: all }: { readonly places: readonly Place[] }): JSX.Element {
  return (
    <ul>
      {byEvidence(all).map(({ said, places }) => (
        <li key={places[0].id}>
          <Grade evidence={places[0].evidence}>
            <span>
              <strong>
                {list(places.map((place) => placeInYears(place.place, core.years(place))))}
              </strong>
              <span className={kit.soft}>{said}</span>
            </span>
          </Grade>
        </li>
      ))}
    </ul>
  );
}

/** Places with what is said of their evidence, which is said once of neighbors. */
function byEvidence(
  places: readonly Place[],
): readonly { readonly said: string; readonly places: readonly [Place, ...Place[]] }[] {
  const groups: { said: string; places: [Place, ...Place[]] }[] = [];
  for (const place of places) {
    const { evidence, note } = place;
    const said = note === undefined ? evidenceWords[evidence] : evidenceWithNote(evidence, note);
    const last = groups.at(-1);
    if (last?.said === said) last.places.push(place);
    else groups.push({ said, places: [place] });
  }
  return groups;
}
