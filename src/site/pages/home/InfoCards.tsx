import type { JSX } from 'react';
import { periods, periodsPanel } from '#words/guide.ts';
import { infoCards } from '#words/pages/home.ts';
import { noCodeLink, whereLink } from '#words/tool.ts';
import { href } from '../../lib/href.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { BagDrawing } from '../drawings/BagDrawing.tsx';
import kit from '../../ui/Kit.module.css';
import looks from '../../ui/Looks.module.css';
import styles from './InfoCards.module.css';

/** Three cards on one sheet: where a code is, when it was of which kind, and what it cannot say. */
export function InfoCards(): JSX.Element {
  const { title, fold, locate, notes } = infoCards;
  return (
    <Section id="basics" title={title}>
      <Fold id="before" about={title} words={fold}>
        <div className={`${kit.stack} ${styles.sheet}`}>
          <article className={styles.locate}>
            <h3>{locate.title}</h3>
            <p>
              <Unbroken text={locate.text} />
            </p>
            <figure className={`${kit.stack} ${styles.figure}`}>
              <BagDrawing title={locate.drawing} />
              <figcaption>
                <ol className={styles.places}>
                  {locate.places.map((place) => (
                    <li key={place}>
                      <span>
                        <Unbroken text={place} />
                      </span>
                    </li>
                  ))}
                </ol>
              </figcaption>
            </figure>
            <p className={styles.more}>
              <a href={href(whereLink.href)}>{whereLink.label}</a>
            </p>
          </article>
          <Periods />
          <article>
            <h3>{notes.title}</h3>
            <ul className={kit.stack}>
              {notes.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className={styles.more}>
              <a href={href(noCodeLink.href)}>{noCodeLink.label}</a>
            </p>
          </article>
        </div>
      </Fold>
    </Section>
  );
}

function Periods(): JSX.Element {
  return (
    <article>
      <h3>{periodsPanel.title}</h3>
      <dl className={kit.rows}>
        {periods.map(({ years, what }) => (
          <div key={years}>
            <dt>{years}</dt>
            <dd className={looks.soft}>{what}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
