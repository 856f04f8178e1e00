import type { JSX } from 'react';
import { trust } from '#words/pages/home.ts';
import { Lede } from '../../ui/Lede.tsx';
import styles from './Trust.module.css';

/** A quiet band across the page that says what the answers rest on. */
export function Trust(): JSX.Element {
  return (
    <section id="trust" className={styles.band} aria-labelledby="trust-title">
      <div>
        <h2 id="trust-title">{trust.title}</h2>
        <Lede>{trust.lede}</Lede>
      </div>
      <ul className={styles.points}>
        {trust.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
