import type { JSX } from 'react';
import { feed, platformNames, socialPosts } from '#words/pages/home.ts';
import type { SocialPost } from '../../words/words.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { ExampleTab } from '../tab/Tab.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import kit from '../ui/Kit.module.css';
import styles from '../pages/home/Home.module.css';

const PICTURES = { weave: 'AR2126', tab: 'empty' } as const satisfies Record<
  NonNullable<SocialPost['image']>,
  string
>;

/** A few posts in a disclosure. reveal.ts animates them when it opens. */
export function SocialFeed(): JSX.Element {
  return (
    <section id="feed" className={styles.section} aria-labelledby="feed-title" data-screen-only>
      <div className={`${kit.bar} ${styles.head}`}>
        <h2 id="feed-title" className={kit.small}>
          {feed.title}
        </h2>
        <p className={kit.soft}>{feed.lede}</p>
      </div>
      <Disclosure look="line" show={feed.open} hide={feed.close} className={styles.feed} data-feed>
        <ul className={`${kit.columns} ${styles.cards}`}>
          {socialPosts.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Card({ post }: { readonly post: SocialPost }): JSX.Element {
  const { platform, content, image, date, engagement } = post;
  return (
    <li className={styles.card}>
      <p>
        <strong>{platformNames[platform]}</strong>
      </p>
      {image !== undefined && <ExampleTab picture={PICTURES[image]} size="small" labels="kinds" />}
      <p>
        <Unbroken text={content} />
      </p>
      <p className={`${kit.note} ${styles.foot}`}>
        <span>{date}</span> <span>{engagement}</span>
      </p>
    </li>
  );
}
