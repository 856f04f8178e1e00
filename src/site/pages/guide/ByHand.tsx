import type { JSX } from 'react';
import { byHand } from '#words/pages/guide.ts';
import { SPACE } from '#words/text.ts';
import { readingOf } from '../reading-of.ts';
import kit from '../../ui/Kit.module.css';
import { SmallTable } from '../../ui/SmallTable.tsx';
import styles from './Reading.module.css';

/** A key to the formats in two steps, and codes for practice. */
export function ByHand(): JSX.Element {
  const { steps, practice, commonMistake } = byHand;
  return (
    <>
      <ol className={`${kit.numbered} ${kit.ledger}`}>
        {steps.map(({ question, answers }) => (
          <li key={question}>
            <h3>{question}</h3>
            <dl className={`${kit.rows} ${styles.answers}`}>
              {answers.map(({ sign, rule }) => (
                <div key={sign}>
                  <dt>{sign}</dt>
                  <dd>{rule}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <div className={styles.practice}>
        <div>
          <h3>{practice.title}</h3>
          <p>{practice.lede}</p>
          <p className={styles.slip}>
            <strong>{commonMistake.title}</strong>
            {SPACE}
            {commonMistake.text}
          </p>
        </div>
        <Practice />
      </div>
    </>
  );
}

/** Codes with their decoded readings. */
function Practice(): JSX.Element {
  const { columns, codes, noPlace } = byHand.practice;
  return (
    <SmallTable
      className={styles.codes}
      columns={columns}
      rows={codes.map((code) => {
        const { date, country, countries } = readingOf(code);
        return { key: code, cells: [code, date, countries.length > 0 ? country : noPlace] };
      })}
    />
  );
}
