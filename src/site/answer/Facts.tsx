import type { JSX } from 'react';
import { dateParts, naiveReading, validPanel, withEnDash } from '#words/result.ts';
import { aside } from '#words/text.ts';
import type { ValidResult } from '../../library/decode.ts';
import { factoryHref } from '../lib/href.ts';
import type { ThreadStates } from '../tab/stamped.ts';
import styles from './Facts.module.css';

interface FactsProps {
  readonly result: ValidResult;
  /** What is marked on the tab is marked here. */
  readonly states: ThreadStates;
}

/** The five facts of the answer, in one quiet list. */
export function Facts({ result, states }: FactsProps): JSX.Element {
  const { rows } = validPanel;
  const { places, factoryCode, straight, week } = result;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{rows.date}</dt>
        <dd>
          {dateParts(result).map((piece, index) =>
            typeof piece === 'string' ? (
              <span key={index}>{piece}</span>
            ) : (
              <span key={index} data-part={piece.part} data-state={states[piece.part]}>
                {piece.text}
              </span>
            ),
          )}
        </dd>
        {straight && (
          <dd>
            <small>{naiveReading(straight.date, week !== undefined)}</small>
          </dd>
        )}
      </div>
      <div>
        <dt>{places[0]?.id === 're-lined' ? rows.relined : rows.country}</dt>
        {/* Only letters name a country, so a code of digits alone gets no color here. */}
        <dd data-part={places.length === 0 ? undefined : 'factory'} data-state={states.factory}>
          {result.country}
        </dd>
      </div>
      <div>
        <dt>{rows.factory}</dt>
        <dd>
          {/* A code of digits alone names no factory, so there is nothing to link to. */}
          {places.length === 0 ? (
            rows.noFactory
          ) : (
            <a data-part="factory" data-state={states.factory} href={factoryHref(factoryCode)}>
              {factoryCode}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{rows.period}</dt>
        <dd>{withEnDash(result.period) + aside(rows.periodNote)}</dd>
      </div>
      <div>
        <dt>{rows.format}</dt>
        <dd>{result.format}</dd>
      </div>
    </dl>
  );
}
