import type { JSX } from 'react';
import { blog } from '#words/pages/blog.ts';
import type { Article } from '../../../words/words.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import styles from './ArticleCard.module.css';
import { Blocks } from '../Blocks.tsx';
import { ChipTag } from '../drawings/ChipTag.tsx';
import { Workbench } from '../drawings/Workbench.tsx';
import { Drawing, Faint, Leather, Seam, Stamped } from '../../ui/Drawing.tsx';

const DRAWINGS = { eras: EraTabs, factories: Workbench, chips: ChipTag } as const satisfies Record<
  Article['image'],
  () => JSX.Element
>;

/**
 * An article in a disclosure. Its id is on the content inside of `<details>`, because browsers
 * open a `<details>` when a link points into it.
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
      <Disclosure
        look="button"
        show={blog.read}
        hide={blog.close}
        about={article.title}
        className={styles.details}
      >
        <div id={article.id} className={styles.text}>
          <Blocks blocks={article.body} />
        </div>
      </Disclosure>
    </article>
  );
}

/** Three tabs from three eras, the latest of leather. */
function EraTabs(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M54 14h98q6 0 6 6v34q0 6-6 6H54q-6 0-6-6V20q0-6 6-6z" />
      <Stamped isInk x={104} y={44}>
        836
      </Stamped>
      <path d="M64 72h110q6 0 6 6v34q0 6-6 6H64q-6 0-6-6V78q0-6 6-6z" />
      <Stamped isInk x={120} y={102}>
        8912 SL
      </Stamped>
      <Leather d="M74 130h118q6 0 6 6v44q0 6-6 6H74q-6 0-6-6v-44q0-6 6-6z" />
      <Seam d="M76 136h114q2 0 2 2v40q0 2-2 2H76q-2 0-2-2v-40q0-2 2-2z" />
      <Stamped x={134} y={165}>
        AR2126
      </Stamped>
      <Faint d="M30 14v172M24 37h12M24 95h12M24 158h12" />
    </Drawing>
  );
}
