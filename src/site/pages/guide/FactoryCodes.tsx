import type { JSX } from 'react';
import { legend } from '#words/guide.ts';
import { ByPlace } from '../../guide/ByPlace.tsx';
import { GradeLegend } from '../../guide/Grades.tsx';
import styles from './FactoryCodes.module.css';

/** The directory: every code under every place that lists give it. */
export function FactoryCodes(): JSX.Element {
  return (
    <>
      <GradeLegend />
      <ByPlace />
      <p className={styles.note}>{legend.japan}</p>
      <p className={styles.note}>{legend.itemGroups}</p>
    </>
  );
}
