import type { JSX } from 'react';
import { copyHint } from '#words/code-index.ts';
import { guide, legend } from '#words/guide.ts';
import { href } from '../lib/href.ts';
import { Fold } from '../ui/Fold.tsx';
import kit from '../ui/Kit.module.css';
import looks from '../ui/Looks.module.css';
import { Section } from '../ui/Section.tsx';
import { INDEX_ID } from './code-index.ts';
import { GradeLegend } from './Grades.tsx';
import styles from './CodeGuide.module.css';
import { Panels } from './Panels.tsx';
import { Specimen } from './Specimen.tsx';

/** The guide to factory codes. Its hundreds of elements are prerendered and never hydrated; a script makes its codes buttons. */
export function CodeGuide(): JSX.Element {
  return (
    <Section id="code-guide" title={guide.title} lede={guide.lede}>
      <GradeLegend>
        <a href={href('/codes')}>{legend.sources}</a>
      </GradeLegend>
      <Fold id="factory-codes" about={guide.title} words={guide.fold}>
        <p className={`${looks.live} ${styles.hint}`} data-screen-only>
          {copyHint}
        </p>
        <div id={INDEX_ID}>
          <Specimen use="copied" />
          <div className={`${kit.columns} ${looks.note} ${styles.notes}`}>
            <p>{legend.japan}</p>
            <p>{legend.itemGroups}</p>
          </div>
        </div>
      </Fold>
      <Panels />
    </Section>
  );
}
