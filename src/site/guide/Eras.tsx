import type { JSX } from 'react';
import { eraExamples, eras } from '#words/guide.ts';
import { datesLink } from '#words/layout.ts';
import { href } from '../lib/href.ts';
import { Tag } from '../stamp/Tag.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Eras.module.css';

/** How to read a code of each era by hand, from the empty tab to the chip. It works without JavaScript. */
export function Eras(): JSX.Element {
  return (
    <Section id="formats" title={eras.title} lede={eras.lede}>
      <Fold id="eras" about={eras.title} words={eras.fold}>
        <ol className={styles.examples}>
          {eraExamples.map(({ years, shape, text, picture }) => (
            <li key={years}>
              <Tag picture={picture} />
              <div>
                <h3>{years}</h3>
                <p className={styles.shape}>{shape}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>
          <a href={href(datesLink.href)}>{datesLink.label}</a>
        </p>
      </Fold>
    </Section>
  );
}
