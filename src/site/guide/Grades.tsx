import type { JSX, ReactNode } from 'react';
import { grades } from '#words/core.ts';
import { evidenceWords } from '#words/result.ts';
import { COMMA } from '#words/text.ts';
import type { GuideCode } from '../../evidence/directory.ts';
import { type Evidence, GRADES } from '../../core/places.ts';
import { Grade, MarkedList } from '../ui/Grade.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Grades.module.css';

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

interface GradedCodesProps {
  readonly codes: readonly GuideCode[];
  /** A code and its mark. */
  readonly item: (code: string, mark: ReactNode) => ReactNode;
}

/** Codes with the marks of their evidence. Screen readers hear the grade of those that are not documented. */
export function GradedCodes({ codes, item }: GradedCodesProps): JSX.Element {
  return (
    <MarkedList>
      {codes.map(({ code, evidence }) => (
        <li key={code} data-long={code.length > 2 || undefined}>
          {item(
            code,
            evidence !== 'documented' && <i data-evidence={evidence}>{` ${grades[evidence]}`}</i>,
          )}
        </li>
      ))}
    </MarkedList>
  );
}

/** What the marks mean, each on letters as codes have it. It stands where a page shows the first of them. */
export function GradeLegend({ children }: { readonly children?: ReactNode }): JSX.Element {
  return (
    <MarkedList className={styles.legend}>
      {GRADES.map((evidence) => (
        <li key={evidence}>
          <span aria-hidden="true">
            {SAMPLE}
            {evidence !== 'documented' && <i data-evidence={evidence} />}
          </span>
          <span className={styles.words}>{evidenceWords[evidence]}</span>
        </li>
      ))}
      {children !== undefined && <li className={styles.words}>{children}</li>}
    </MarkedList>
  );
}
