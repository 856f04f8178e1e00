import '../../styles/global.css';
import type { JSX } from 'react';
import { blog } from '#words/pages/blog.ts';
import { Layout } from '../../layout/Layout.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import kit from '../../ui/Kit.module.css';
import looks from '../../ui/Looks.module.css';
import styles from './Blog.module.css';

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
      <div className={`${looks.bar} ${styles.more}`} data-screen-only>
        <div>
          <h2 className={kit.small}>{blog.more.title}</h2>
          <p className={`${looks.soft} ${looks.measure}`}>{blog.more.text}</p>
        </div>
        <ButtonLink tone="quiet" href="/">
          {blog.home}
        </ButtonLink>
      </div>
    </Layout>
  );
}
