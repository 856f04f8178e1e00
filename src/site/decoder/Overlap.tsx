import type { JSX } from 'react';
import type { Place, ValidResult } from '../../core/index.ts';
import { evidenceWords, validPanel } from '../../content/home.ts';
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
          <li key={place.place} data-evidence={place.evidence}>
            <span className={styles.place}>
              {place.place}
              {yearsOf(place)}
            </span>
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

/** ` until 1994`, ` from 1995`, or nothing. */
function yearsOf({ from, until }: Place): string {
  if (from !== undefined) return ` from ${from}`;
  return until === undefined ? '' : ` until ${until}`;
}
