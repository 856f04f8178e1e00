import type { JSX, ReactNode } from 'react';
import { Lede } from './Lede.tsx';
import styles from './Section.module.css';
import { Unbroken } from './Unbroken.tsx';

interface SectionProps {
  /** The id that links point at. */
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ id, title, lede, children }: SectionProps): JSX.Element {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {lede !== undefined && (
        <Lede>
          <Unbroken text={lede} />
        </Lede>
      )}
      {children}
    </section>
  );
}
