import type { JSX } from 'react';
import { legend } from '#words/guide.ts';
import { factoryCodes } from '#words/pages/guide.ts';
import { GRADES } from '../../../core/places.ts';
import { ByPlace } from '../../guide/ByPlace.tsx';
import styles from './Codes.module.css';
import { Mark } from './SharedLetters.tsx';

/** The directory: every code under every place that lists give it. */
export function FactoryCodes(): JSX.Element {
  return (
    <>
      <dl className={styles.legend}>
        {GRADES.map((grade) => (
          <div key={grade}>
            <dt>{factoryCodes.marks[grade] || factoryCodes.unmarked}</dt>
            <dd>{factoryCodes.legend[grade]}</dd>
          </div>
        ))}
      </dl>
      <ByPlace mark={(evidence) => <Mark evidence={evidence} />} />
      <p className={styles.note}>{legend.itemGroups}</p>
    </>
  );
}
