import type { JSX } from 'react';
import { eras } from '../../content/home.ts';
import { ERAS } from '../../core/index.ts';
import { Section } from '../ui/Section.tsx';
import styles from './Eras.module.css';

/** How a code is read by hand, era by era; the part of the tool that needs no script. */
export function Eras(): JSX.Element {
  return (
    <Section id="eras" title={eras.title} lede={eras.lede}>
      <ol className={styles.eras}>
        {ERAS.map((era) => (
          <li key={era.years}>
            <h3>{era.years}</h3>
            <p className={styles.shape}>
              {era.shape}
              {!era.sourced && <span> {eras.unsourced}</span>}
            </p>
            <p>{era.text}</p>
            {'example' in era && <p className={styles.example}>{era.example}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
