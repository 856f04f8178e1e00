import '../../styles/global.css';
import type { JSX } from 'react';
import { tables } from '#words/pages/guide.ts';
import { fieldHint, hero, workedExample } from '#words/pages/home.ts';
import { noCodeLink } from '#words/tool.ts';
import { SPACE } from '#words/text.ts';
import { GuideOffer } from '../../community/GuideOffer.tsx';
import { Join } from '../../community/Join.tsx';
import { SocialFeed } from '../../community/SocialFeed.tsx';
import { CodeGuide } from '../../guide/CodeGuide.tsx';
import { Eras } from '../../guide/Eras.tsx';
import { decode } from '../../../heatstamp.ts';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { sentenceOf } from '../../result/meaning.ts';
import { ExampleTab } from '../../tab/CodeTab.tsx';
import { Island } from '../../ui/Island.tsx';
import { Lede } from '../../ui/Lede.tsx';
import { Art } from './Art.tsx';
import { Contents } from './Contents.tsx';
import { Faq } from './Faq.tsx';
import styles from './Home.module.css';
import { HowTo } from './HowTo.tsx';
import { InfoCards } from './InfoCards.tsx';
import { Tool } from './Tool.tsx';
import { Trust } from './Trust.tsx';

/** The page with the tool on it. */
export function Home(): JSX.Element {
  return (
    <Layout isLive>
      <div className={styles.first}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{hero.headline}</h1>
          <Lede>{hero.lede}</Lede>
        </div>
        <p className={styles.hint}>
          {fieldHint}
          {SPACE}
          <a href={href(noCodeLink.href)}>{noCodeLink.label}</a>
        </p>
        <WorkedExample />
        <Island name="tool">
          <Tool />
        </Island>
      </div>
      <GuideOffer />
      <div className={styles.more}>
        <Contents />
        <InfoCards />
        <HowTo />
        <Eras />
        <CodeGuide />
        <Faq />
        <Trust />
        <SocialFeed />
        <Art />
        <Join />
      </div>
    </Layout>
  );
}

/** Shows newcomers what the tool does with a code. Rendered at build time, so it needs no script. */
function WorkedExample(): JSX.Element | null {
  const result = decode(workedExample.code, { today: tables.iso });
  if (!result.isValid) return null;
  return (
    <figure className={styles.example}>
      <ExampleTab picture={workedExample.code} size="hero" labels="values" />
      <figcaption>
        {workedExample.before}
        <strong>{result.code}</strong>
        {workedExample.after}
        {sentenceOf(result)}
      </figcaption>
    </figure>
  );
}
