import '../../styles/global.css';
import type { JSX, ReactNode } from 'react';
import { fieldHint, hero } from '#words/pages/home.ts';
import { noCodeLink } from '#words/tool.ts';
import { SPACE } from '#words/text.ts';
import { GuideOffer } from '../../community/GuideOffer.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { Island } from '../../ui/Island.tsx';
import { Lede } from '../../ui/Lede.tsx';
import { Contents } from './Contents.tsx';
import { HeroTab } from './HeroTab.tsx';
import looks from '../../ui/Looks.module.css';
import styles from './Home.module.css';
import { ACTS } from './sections.ts';
import { Tool } from './Tool.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** The page with the tool on it, in three acts: the tool, how to read a code, and the directory. */
export function Home(): JSX.Element {
  return (
    <Layout isLive>
      <div className={styles.first}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{hero.headline}</h1>
          <Lede>
            {hero.lede}
            <span className={looks.live}>
              {SPACE}
              {hero.isPrivate}
            </span>
          </Lede>
        </div>
        <p className={`${looks.note} ${styles.hint}`} data-screen-only>
          {fieldHint}
          {SPACE}
          <a href={href(noCodeLink.href)}>{noCodeLink.label}</a>
        </p>
        <div className={styles.tab} data-hero>
          <WorkedExample />
          <Island name="hero-tab">
            <HeroTab />
          </Island>
        </div>
        <Island name="tool">
          <Tool />
        </Island>
      </div>
      <GuideOffer />
      <div className={styles.more}>
        <Contents />
        {ACTS.map((rows) => (
          <Act key={rows[0][0].id} rows={rows} />
        ))}
      </div>
    </Layout>
  );
}

/** Sections below one another; what is alone needs no frame. */
function Act({ rows }: { readonly rows: (typeof ACTS)[number] }): ReactNode {
  const drawn = rows.map((row) => {
    const sections = row.map(({ id, Section }) => <Section key={id} />);
    return row.length === 1 ? (
      sections
    ) : (
      <div key={row[0].id} className={styles.pair}>
        {sections}
      </div>
    );
  });
  return rows.length === 1 ? drawn : <div className={styles.act}>{drawn}</div>;
}
