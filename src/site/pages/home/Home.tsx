import '../../styles/global.css';
import type { JSX } from 'react';
import { fieldHint, hero } from '#words/pages/home.ts';
import { noCodeLink } from '#words/tool.ts';
import { SPACE } from '#words/text.ts';
import { GuideOffer } from '../../community/GuideOffer.tsx';
import { Join } from '../../community/Join.tsx';
import { SocialFeed } from '../../community/SocialFeed.tsx';
import { CodeGuide } from '../../guide/CodeGuide.tsx';
import { Eras } from '../../guide/Eras.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { Island } from '../../ui/Island.tsx';
import { Lede } from '../../ui/Lede.tsx';
import { Art } from './Art.tsx';
import { Contents } from './Contents.tsx';
import { Faq } from './Faq.tsx';
import { HeroTab } from './HeroTab.tsx';
import styles from './Home.module.css';
import { HowTo } from './HowTo.tsx';
import { InfoCards } from './InfoCards.tsx';
import { Tool } from './Tool.tsx';
import { Trust } from './Trust.tsx';
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
            <span className={styles.private}>
              {SPACE}
              {hero.isPrivate}
            </span>
          </Lede>
        </div>
        <p className={styles.hint}>
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
        <div className={styles.act}>
          <InfoCards />
          <HowTo />
          <Eras />
        </div>
        <div className={styles.act}>
          <CodeGuide />
          <div className={styles.pair}>
            <Faq />
            <Trust />
          </div>
          <SocialFeed />
        </div>
        <Art />
        <Join />
      </div>
    </Layout>
  );
}
