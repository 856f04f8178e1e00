import type { JSX } from 'react';
import { eraExamples, eras } from '#words/guide.ts';
import { datesLink } from '#words/layout.ts';
import { href } from '../lib/href.ts';
import { ExampleTab } from '../tab/ExampleTab.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './Eras.module.css';

/** How many years each era has on the line, which begins in 1978. */
const LENGTHS = [2, 10, 17, 14, 6];
/** So that a year is as wide as on the line where a tab is 60 px tall. */
const UNITS_PER_YEAR = 66;
const DECADES = [1980, 1990, 2000, 2010, 2020];

/** How to read a code of each era by hand, on one line of time from the empty tab to the chip. It works without JavaScript. */
export function Eras(): JSX.Element {
  return (
    <Section id="formats" title={eras.title} lede={eras.lede}>
      <Fold id="eras" about={eras.title} words={eras.fold}>
        <div className={styles.line}>
          <ol className={styles.examples}>
            {eraExamples.map(({ years, shape, text, picture }, index) => (
              <li key={years}>
                <ExampleTab
                  picture={picture}
                  size="small"
                  labels="kinds"
                  width={(LENGTHS[index] ?? 0) * UNITS_PER_YEAR}
                />
                <div>
                  <h3>{years}</h3>
                  <p className={styles.shape}>{shape}</p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className={styles.ruler} aria-hidden="true">
            {DECADES.map((year) => (
              <span key={year}>{year}</span>
            ))}
          </p>
        </div>
        <p>
          <a href={href(datesLink.href)}>{datesLink.label}</a>
        </p>
      </Fold>
    </Section>
  );
}
