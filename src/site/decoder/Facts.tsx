import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { validPanel } from '../../content/home.ts';
import { factoryHref } from '../lib/factory-link.ts';
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
        <dd className={styles.code}>
          <FactoryLink result={result} />
        </dd>
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

/** The code, linked to where the guide lists it; a code of digits alone names no factory. */
function FactoryLink({
  result: { factoryCode, places },
}: {
  readonly result: ValidResult;
}): ReactNode {
  return places.length === 0 ? factoryCode : <a href={factoryHref(factoryCode)}>{factoryCode}</a>;
}
