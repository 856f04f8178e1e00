import type { JSX } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { validPanel } from '../../content/home.ts';
import styles from './Facts.module.css';

/** The five rows of the answer; week or month and year carry the colours that they have in the stamp. */
export function Facts({ result }: { readonly result: ValidResult }): JSX.Element {
  const { rows } = validPanel;
  const [count, year] = [result.date.slice(0, -4), result.date.slice(-4)];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{rows.date}</dt>
        <dd>
          <span className={styles.count}>{count.replace(/,? $/, '')}</span>
          {count.endsWith(', ') ? ', ' : ' '}
          <span className={styles.year}>{year}</span>
        </dd>
      </div>
      <div>
        <dt>{rows.country}</dt>
        <dd>{result.country}</dd>
      </div>
      <div>
        <dt>{rows.factory}</dt>
        <dd className={styles.code}>{result.factoryCode}</dd>
      </div>
      <div>
        <dt>{rows.period}</dt>
        <dd>{result.period}</dd>
      </div>
      <div>
        <dt>{rows.format}</dt>
        <dd>{result.format}</dd>
      </div>
    </dl>
  );
}
