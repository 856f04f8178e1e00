import type { JSX } from 'react';
import { eraExamples, eras } from '#words/guide.ts';
import { datesLink } from '#words/layout.ts';
import { href } from '../lib/href.ts';
import { ExampleTab } from '../tab/Tab.tsx';
import { Fold } from '../ui/Disclosure.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './CodeGuide.module.css';

/** How many years each era has on the axis, which reaches from 1970 to 2030. */
const LENGTHS = [10, 10, 17, 14, 9];
/** The width of a year in the drawing, so that the leather is as tall as its type needs, without the gap to the next. */
const UNITS_PER_YEAR = 29;
const GAP = 6;
const DECADES = [1970, 1980, 1990, 2000, 2010, 2020];

/**
 * How to read a code of each era by hand: the site's one great picture, straps of leather along an axis of time, from the
 * empty tab to the chip. It works without JavaScript.
 */
export function Eras(): JSX.Element {
  return (
    <div className={styles.plate}>
      <Section id="formats" title={eras.title} lede={eras.lede}>
        <Fold id="eras" about={eras.title} words={eras.fold}>
          <div className={styles.line}>
            <ol className={styles.examples}>
              {eraExamples.map(({ years, shape, text, picture }, index) => (
                <li key={years}>
                  <ExampleTab
                    picture={picture}
                    size="strap"
                    labels="values"
                    width={(LENGTHS[index] ?? 0) * UNITS_PER_YEAR - GAP}
                  />
                  <div>
                    <h3>{years}</h3>
                    <p className={styles.shape}>{shape}</p>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <p className={styles.axis} aria-hidden="true">
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
    </div>
  );
}
