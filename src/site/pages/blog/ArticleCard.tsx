import type { JSX } from 'react';
import { type Article, blog } from '#words/pages/blog.ts';
import styles from './ArticleCard.module.css';
import { Blocks } from '../Blocks.tsx';
import { ChipTag } from '../drawings/ChipTag.tsx';
import { EraTabs } from '../drawings/EraTabs.tsx';
import { Workbench } from '../drawings/Workbench.tsx';

const DRAWINGS = { eras: EraTabs, factories: Workbench, chips: ChipTag } as const satisfies Record<
  Article['image'],
  () => JSX.Element
>;

/**
 * One article. The address of an article is inside of what unfolds, so that following a link to
 * it unfolds it: browsers open a `<details>` to show what an address points at.
 */
export function ArticleCard({ article }: { readonly article: Article }): JSX.Element {
  const Drawing = DRAWINGS[article.image];
  const titleId = `${article.id}-title`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <Drawing />
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {article.title}
        </h2>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <p className={styles.about}>
          <span>{article.author}</span> <time dateTime={article.isoDate}>{article.date}</time>{' '}
          <span>{article.readTime}</span>
        </p>
      </div>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.whenClosed}>{blog.read}</span>
          <span className={styles.whenOpen}>{blog.close}</span>
          <span className={styles.unseen}>: {article.title}</span>
        </summary>
        <div id={article.id} className={styles.text}>
          <Blocks blocks={article.body} />
        </div>
      </details>
    </article>
  );
}
