import type { JSX } from 'react';
import { core } from '#words/core.ts';
import {
  evidenceWithNote,
  evidenceWords,
  placeInYears,
  readings,
  validPanel,
} from '#words/result.ts';
import { list, SPACE } from '#words/text.ts';
import type { FormatId } from '../../core/formats.ts';
import type { Place, ValidResult } from '../../library/decode.ts';
import { factoryHref } from '../lib/href.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Grade } from '../ui/Grade.tsx';
import looks from '../ui/Looks.module.css';
import styles from './Alternatives.module.css';

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
              {date} <span className={looks.soft}>{format}</span>
            </label>
            <p id={`why-${reading}`} className={looks.soft}>
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
      <p className={looks.soft}>
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
              <span className={looks.soft}>{said}</span>
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
