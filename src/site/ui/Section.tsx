import type { JSX, ReactNode } from 'react';
import head from './PageHead.module.css';
import styles from './Section.module.css';
import { Unbroken } from './Unbroken.tsx';
import kit from './Kit.module.css';

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

interface PageHeadProps {
  readonly title: string;
  readonly lede: string;
  readonly drawing?: ReactNode;
  /** Whether the drawing contains text and so must stay large. */
  readonly isLarge?: boolean;
  /** Whether the drawing is the picture of the page, before all else. */
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}

/** The head of every page but home: title and introduction, with a drawing beside them where it says something. */
export function PageHead({
  title,
  lede,
  drawing,
  isLarge = false,
  isFirst = false,
  children,
}: PageHeadProps): JSX.Element {
  const picture = drawing !== undefined && <div className={head.drawing}>{drawing}</div>;
  return (
    <div className={isLarge ? `${head.head} ${head.large}` : head.head}>
      {isFirst && picture}
      <div>
        <h1 className={head.title}>{title}</h1>
        <Lede>{lede}</Lede>
        {children}
      </div>
      {!isFirst && picture}
    </div>
  );
}

/** What a page or a part of it is about, under its title. */
export function Lede({ children }: { readonly children: ReactNode }): JSX.Element {
  return <p className={kit.lede}>{children}</p>;
}
