import type { JSX } from 'react';
import { trust } from '#words/pages/home.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './Trust.module.css';

/** What the answers rest on. */
export function TrustSection(): JSX.Element {
  return (
    <Section id="trust" title={trust.title} lede={trust.lede}>
      <ul className={styles.points}>
        {trust.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
