import type { JSX } from 'react';
import { infoCards } from '#words/pages/home.ts';
import { WhereLink } from '../../result/WhereLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { BagDrawing } from '../drawings/BagDrawing.tsx';
import styles from './InfoCards.module.css';

/** Three cards on one sheet: where a code is, when it was of which kind, and what it cannot say. */
export function InfoCards(): JSX.Element {
  const { title, locate, notes } = infoCards;
  return (
    <Section id="before" title={title}>
      <div className={styles.sheet}>
        <article className={styles.locate}>
          <h3>{locate.title}</h3>
          <p>{locate.text}</p>
          <figure className={styles.figure}>
            <BagDrawing title={locate.drawing} />
            <figcaption>
              <ol className={styles.places}>
                {locate.places.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ol>
            </figcaption>
          </figure>
          <WhereLink />
        </article>
        <Periods />
        <article>
          <h3>{notes.title}</h3>
          <ul className={styles.notes}>
            {notes.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </article>
      </div>
    </Section>
  );
}

function Periods(): JSX.Element {
  const { title, rows } = infoCards.periods;
  return (
    <article>
      <h3>{title}</h3>
      <dl className={styles.periods}>
        {rows.map(({ years, system }) => (
          <div key={years}>
            <dt>{years}</dt>
            <dd>{system}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
