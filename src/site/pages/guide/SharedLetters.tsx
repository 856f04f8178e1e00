import type { JSX } from 'react';
import { notesPanel, yearsSuffix } from '#words/guide.ts';
import { factoryCodes, weighing } from '#words/pages/guide.ts';
import { core } from '#words/core.ts';
import { overlaps } from '../../../core/directory.ts';
import type { Evidence } from '../../../core/places.ts';
import { factoryHref } from '../../lib/factory-link.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Codes.module.css';

/** A mark for the evidence of the preceding name, with a word for screen readers. */
export function Mark({ evidence }: { readonly evidence: Evidence }): JSX.Element | null {
  if (evidence === 'documented') return null;
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {factoryCodes.marks[evidence]}
      </span>
      <VisuallyHidden>{factoryCodes.spokenMarks[evidence]}</VisuallyHidden>
    </>
  );
}

/** Codes of several countries, and facts that the lists alone do not show. */
export function SharedLetters(): JSX.Element {
  return (
    <>
      <dl className={styles.overlaps}>
        {overlaps.map(({ code, places }) => (
          <div key={code}>
            <dt>
              <a href={factoryHref(code)}>{code}</a>
            </dt>
            {places.map((place) => (
              <dd key={place.id}>
                {core.places[place.id]}
                <Mark evidence={place.evidence} />
                {yearsSuffix(place)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <h3>{weighing.notes}</h3>
      <dl className={styles.notes}>
        {notesPanel.notes.map(({ about, text }) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
