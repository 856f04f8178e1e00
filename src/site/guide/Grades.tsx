import type { JSX, ReactNode } from 'react';
import { grades } from '#words/core.ts';
import { evidenceWords } from '#words/result.ts';
import { COMMA } from '#words/text.ts';
import { type Evidence, GRADES } from '../../core/places.ts';
import { Grade, MarkedList } from '../ui/Grade.tsx';
import looks from '../ui/Looks.module.css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Any letters. */
const SAMPLE = 'AR';

interface SpokenGradeProps {
  readonly evidence: Evidence;
  readonly children: ReactNode;
}

/** A name with the mark of its evidence, and a word for screen readers. */
export function SpokenGrade({ evidence, children }: SpokenGradeProps): JSX.Element {
  return (
    <Grade evidence={evidence}>
      {children}
      <VisuallyHidden>{COMMA + grades[evidence]}</VisuallyHidden>
    </Grade>
  );
}

/** What the marks mean, each on letters as codes have it. It stands where a page shows the first of them. */
export function GradeLegend({ children }: { readonly children?: ReactNode }): JSX.Element {
  return (
    <MarkedList className={looks.bar}>
      {GRADES.map((evidence) => (
        <li key={evidence}>
          <span aria-hidden="true">
            {SAMPLE}
            {evidence !== 'documented' && <i data-evidence={evidence} />}
          </span>
          <span className={looks.note}>{evidenceWords[evidence]}</span>
        </li>
      ))}
      {children !== undefined && (
        <li>
          <span className={looks.note}>{children}</span>
        </li>
      )}
    </MarkedList>
  );
}
