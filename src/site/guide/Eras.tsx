import type { JSX } from 'react';
import { eraExamples, eras } from '#words/guide.ts';
import { ExampleTab } from '../tab/CodeTab.tsx';
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
              <ExampleTab picture={picture} size="small" labels="kinds" />
              <div>
                <h3>{years}</h3>
                <p className={styles.shape}>{shape}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Fold>
    </Section>
  );
}
