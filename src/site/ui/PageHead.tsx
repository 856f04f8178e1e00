import type { JSX, ReactNode } from 'react';
import { Lede } from './Lede.tsx';
import styles from './PageHead.module.css';

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
  const picture = drawing !== undefined && <div className={styles.drawing}>{drawing}</div>;
  return (
    <div className={isLarge ? `${styles.head} ${styles.large}` : styles.head}>
      {isFirst && picture}
      <div>
        <h1 className={styles.title}>{title}</h1>
        <Lede>{lede}</Lede>
        {children}
      </div>
      {!isFirst && picture}
    </div>
  );
}
