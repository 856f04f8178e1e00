import type { JSX } from 'react';
import { feed, platformNames, type SocialPost, socialPosts } from '#words/pages/home.ts';
import { Section } from '../ui/Section.tsx';
import { PostDrawing } from './PostDrawing.tsx';
import styles from './SocialFeed.module.css';

/** A few posts, folded away until they are asked for; reveal.ts lets them appear. */
export function SocialFeed(): JSX.Element {
  return (
    <Section id="feed" title={feed.title} lede={feed.lede}>
      <details className={styles.feed} data-feed>
        <summary className={styles.summary}>
          <span className={styles.open}>{feed.open}</span>
          <span className={styles.close}>{feed.close}</span>
        </summary>
        <ul className={styles.cards}>
          {socialPosts.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </ul>
      </details>
    </Section>
  );
}

function Card({ post }: { readonly post: SocialPost }): JSX.Element {
  const { platform, content, image, date, engagement } = post;
  return (
    <li className={styles.card}>
      <p className={styles.platform}>{platformNames[platform]}</p>
      {image !== undefined && <PostDrawing image={image} />}
      <p>{content}</p>
      <p className={styles.foot}>
        <span>{date}</span> <span>{engagement}</span>
      </p>
    </li>
  );
}
