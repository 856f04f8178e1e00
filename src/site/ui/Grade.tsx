import type { JSX, ReactNode } from 'react';
import { grades } from '#words/core.ts';
import { evidenceWords } from '#words/result.ts';
import type { GuideCode } from '../../core/directory.ts';
import { type Evidence, GRADES } from '../../core/places.ts';
import styles from './Grade.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface GradeProps {
  readonly evidence: Evidence;
  readonly children: ReactNode;
}

/** Content behind the mark of its evidence: full, half or empty. */
export function Grade({ evidence, children }: GradeProps): JSX.Element {
  return (
    <span className={styles.grade} data-evidence={evidence}>
      {children}
    </span>
  );
}

/** The same with its grade in a word for screen readers. */
export function SpokenGrade({ evidence, children }: GradeProps): JSX.Element {
  return (
    <Grade evidence={evidence}>
      {children}
      <VisuallyHidden>{`, ${grades[evidence]}`}</VisuallyHidden>
    </Grade>
  );
}

interface GradedCodesProps {
  readonly codes: readonly GuideCode[];
  /** A code before its mark. */
  readonly item: (code: string, mark: ReactNode) => ReactNode;
}

/**
 * Codes with the marks of their evidence. Most are documented, so the style sheet gives each code that mark, and only the
 * others have one of their own, with a word for screen readers.
 */
export function GradedCodes({ codes, item }: GradedCodesProps): JSX.Element {
  return (
    <ul className={styles.codes}>
      {codes.map(({ code, evidence }) => (
        <li key={code}>
          {item(
            code,
            evidence !== 'documented' && <i data-evidence={evidence}>{` ${grades[evidence]}`}</i>,
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the marks mean. It stands where a page shows the first of them. */
export function GradeLegend({ children }: { readonly children?: ReactNode }): JSX.Element {
  return (
    <ul className={styles.legend}>
      {GRADES.map((evidence) => (
        <li key={evidence}>
          <Grade evidence={evidence}>{evidenceWords[evidence]}</Grade>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
