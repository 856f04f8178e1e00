import '../../styles/global.css';
import type { JSX } from 'react';
import { blog } from '#words/pages/blog.ts';
import { Layout } from '../../layout/Layout.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import styles from './Blog.module.css';
import type { Article } from '../../../words/words.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Blocks, headingsOf, SourcePages } from '../Blocks.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { ExampleTab } from '../../tab/Tab.tsx';

/** The articles, each in a disclosure. */
export function Blog(): JSX.Element {
  return (
    <Layout>
      <PageHead title={blog.title} lede={blog.lede} />
      <ul className={`${kit.stack} ${styles.articles}`}>
        {blog.articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <div className={`${kit.bar} ${styles.more}`} data-screen-only>
        <div>
          <h2 className={kit.small}>{blog.more.title}</h2>
          <p className={`${kit.soft} ${kit.measure}`}>{blog.more.text}</p>
        </div>
        <ButtonLink tone="quiet" href="/">
          {blog.home}
        </ButtonLink>
      </div>
    </Layout>
  );
}

const PICTURES = { eras: 'SD1013', factories: 'CA4057', chips: 'chip' } as const satisfies Record<
  Article['image'],
  string
>;

/**
 * An article in a disclosure. Its id is on the content inside of `<details>`, because browsers
 * open a `<details>` when a link points into it.
 */
function ArticleCard({ article }: { readonly article: Article }): JSX.Element {
  const titleId = `${article.id}-title`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <div>
          <ExampleTab picture={PICTURES[article.image]} size="small" labels="none" />
          <nav
            className={styles.contents}
            aria-label={blog.contents(article.title)}
            data-screen-only
          >
            <ol>
              {headingsOf(article.id, article.body).map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        </div>
      </div>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {article.title}
        </h2>
        <p className={`${kit.soft} ${kit.measure} ${styles.excerpt}`}>{article.excerpt}</p>
        <p className={`${kit.bar} ${kit.note} ${styles.about}`}>
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
          <Blocks blocks={article.body} textId={article.id} />
          <Prose>
            <SourcePages paths={article.sources} />
          </Prose>
        </div>
      </Disclosure>
    </article>
  );
}
