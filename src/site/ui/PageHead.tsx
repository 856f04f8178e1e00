import type { JSX, ReactNode } from 'react';
import { Lede } from './Lede.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly lede: string;
  readonly drawing: ReactNode;
  /** Whether the drawing contains text and so must stay large. */
  readonly isLarge?: boolean;
  readonly children?: ReactNode;
}

/** The head of every page but home: title and introduction, with a drawing beside them. */
export function PageHead({
  title,
  lede,
  drawing,
  isLarge = false,
  children,
}: PageHeadProps): JSX.Element {
  return (
    <div className={isLarge ? `${styles.head} ${styles.large}` : styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <Lede>{lede}</Lede>
        {children}
      </div>
      <div className={styles.drawing}>{drawing}</div>
    </div>
  );
}
