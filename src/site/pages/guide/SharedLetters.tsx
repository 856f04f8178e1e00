import type { JSX } from 'react';
import { notesPanel, yearsSuffix } from '#words/guide.ts';
import { weighing } from '#words/pages/guide.ts';
import { core } from '#words/core.ts';
import { overlaps } from '../../../core/directory.ts';
import { factoryHref } from '../../lib/factory-link.ts';
import { SpokenGrade } from '../../guide/Grades.tsx';
import styles from './Codes.module.css';

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
                <SpokenGrade evidence={place.evidence}>
                  {core.places[place.id] + yearsSuffix(place)}
                </SpokenGrade>
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
