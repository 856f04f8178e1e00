import type { JSX } from 'react';
import { core } from '#words/core.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { evidenceWords, validPanel } from '#words/result.ts';
import styles from './Overlap.module.css';

/** The notice that a factory code stands for several countries, with how well each is attested. */
export function Overlap({ result }: { readonly result: ValidResult }): JSX.Element | null {
  if (!result.possibleCountries) return null;
  return (
    <section className={styles.overlap}>
      <h3>{validPanel.overlapTitle}</h3>
      <p>{validPanel.overlap(result.factoryCode)}</p>
      <ul>
        {result.places.map((place) => (
          <li key={place.id} data-evidence={place.evidence}>
            <span className={styles.place}>{`${place.place} ${core.years(place)}`.trim()}</span>
            <span className={styles.evidence}>
              {evidenceWords[place.evidence]}
              {place.note !== undefined && `. ${place.note}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
