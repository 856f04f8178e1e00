import type { JSX } from 'react';
import { feed, platformNames, socialPosts } from '#words/pages/home.ts';
import type { SocialPost } from '../../words/words.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { ExampleTab } from '../tab/CodeTab.tsx';
import { Section } from '../ui/Section.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './SocialFeed.module.css';

const PICTURES = { weave: 'AR2126', tab: 'empty' } as const satisfies Record<
  NonNullable<SocialPost['image']>,
  string
>;

/** A few posts in a disclosure. reveal.ts animates them when it opens. */
export function SocialFeed(): JSX.Element {
  return (
    <Section id="feed" title={feed.title} lede={feed.lede}>
      <Disclosure look="line" show={feed.open} hide={feed.close} className={styles.feed} data-feed>
        <ul className={styles.cards}>
          {socialPosts.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}

function Card({ post }: { readonly post: SocialPost }): JSX.Element {
  const { platform, content, image, date, engagement } = post;
  return (
    <li className={styles.card}>
      <p className={styles.platform}>{platformNames[platform]}</p>
      {image !== undefined && <ExampleTab picture={PICTURES[image]} size="small" labels="kinds" />}
      <p>
        <Unbroken text={content} />
      </p>
      <p className={styles.foot}>
        <span>{date}</span> <span>{engagement}</span>
      </p>
    </li>
  );
}
