import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../heatstamp.ts';
import { validPanel } from '#words/result.ts';
import { factoryHref } from '../lib/factory-link.ts';
import styles from './Facts.module.css';

/** The five rows of the answer; what the stamp says itself is marked as in the stamp. */
export function Facts({ result }: { readonly result: ValidResult }): JSX.Element {
  const { rows } = validPanel;
  const { places } = result;
  const [count, year] = [result.date.slice(0, -4), result.date.slice(-4)];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{rows.date}</dt>
        <dd>
          <span data-part="count">{count.replace(/,? $/, '')}</span>
          {count.endsWith(', ') ? ', ' : ' '}
          <span data-part="year">{year}</span>
        </dd>
      </div>
      <div>
        <dt>{rows.country}</dt>
        {/* The letters tell it; a code of digits alone has none. */}
        <dd data-part={places.length === 0 ? undefined : 'factory'}>{result.country}</dd>
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
  if (places.length === 0) return factoryCode;
  return (
    <a data-part="factory" href={factoryHref(factoryCode)}>
      {factoryCode}
    </a>
  );
}
