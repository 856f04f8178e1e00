import type { JSX } from 'react';
import { byHand } from '#words/pages/guide.ts';
import { SPACE } from '#words/text.ts';
import { readingOf } from '../reading-of.ts';
import kit from '../../ui/Kit.module.css';
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

function Practice(): JSX.Element {
  const { columns, codes } = byHand.practice;
  return (
    <table className={`${kit.table} ${styles.codes}`}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <Row key={code} code={code} />
        ))}
      </tbody>
    </table>
  );
}

/** A code and its decoded reading. */
function Row({ code }: { readonly code: string }): JSX.Element {
  const { date, country, countries } = readingOf(code);
  return (
    <tr>
      <th scope="row">{code}</th>
      <td>{date}</td>
      <td>{countries.length > 0 ? country : byHand.practice.noPlace}</td>
    </tr>
  );
}
