import type { JSX } from 'react';
import { legend } from '#words/guide.ts';
import { GradeLegend } from '../../guide/Grades.tsx';
import { Specimen } from '../../guide/Specimen.tsx';
import looks from '../../ui/Looks.module.css';

/** The directory: every code under every place that lists give it. */
export function FactoryCodes(): JSX.Element {
  return (
    <>
      <GradeLegend />
      <Specimen use="linked" />
      <p className={looks.note}>{legend.japan}</p>
      <p className={looks.note}>{legend.itemGroups}</p>
    </>
  );
}
