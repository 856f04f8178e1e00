import '../../styles/global.css';
import type { JSX } from 'react';
import { hero } from '#words/pages/home.ts';
import { GuideOffer } from '../../community/GuideOffer.tsx';
import { Join } from '../../community/Join.tsx';
import { SocialFeed } from '../../community/SocialFeed.tsx';
import { Eras } from '../../guide/Eras.tsx';
import { Guide } from '../../guide/Guide.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { Art } from './Art.tsx';
import { Faq } from './Faq.tsx';
import { HowTo } from './HowTo.tsx';
import { InfoCards } from './InfoCards.tsx';
import { Trust } from './Trust.tsx';
import { Island } from '../../ui/Island.tsx';
import { Contents } from './Contents.tsx';
import styles from './Home.module.css';
import { Tool } from './Tool.tsx';

/** The page with the tool on it. */
export function Home(): JSX.Element {
  return (
    <Layout isLive>
      <h1 className={styles.headline}>{hero.headline}</h1>
      <p className={styles.lede}>{hero.lede}</p>
      <Island name="tool">
        <Tool />
      </Island>
      <GuideOffer />
      <div className={styles.more}>
        <Contents />
        <InfoCards />
        <HowTo />
        <Eras />
        <Guide />
        <Faq />
        <Trust />
        <SocialFeed />
        <Art />
        <Join />
      </div>
    </Layout>
  );
}
