import type { JSX } from 'react';
import { feed, platformNames, socialPosts } from '#words/pages/home.ts';
import type { SocialPost } from '../../words/words.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Drawing, Leather } from '../ui/Drawing.tsx';
import { Section } from '../ui/Section.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './SocialFeed.module.css';

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
      {image !== undefined && <PostDrawing image={image} />}
      <p>
        <Unbroken text={content} />
      </p>
      <p className={styles.foot}>
        <span>{date}</span> <span>{engagement}</span>
      </p>
    </li>
  );
}

/** A post's picture, in the style of the site's other drawings. */
function PostDrawing({ image }: Required<Pick<SocialPost, 'image'>>): JSX.Element {
  return (
    <Drawing width={240} height={110}>
      {image === 'weave' ? (
        <>
          <Leather d="M54 34h132a4 4 0 0 1 4 4v34a4 4 0 0 1-4 4H54a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4z" />
          <path d="M70 46v18m0-18-5 4m39-3a7 8 0 1 0 0 16a7 8 0 1 0 0-16m34-1v18m0-18-5 4m31-3h10l-6 6a5 5 0 1 1-5 6" />
          <path d="M70 26v-6q0-6 6-6h56q6 0 6 6v6M104 84v6q0 6 6 6h52q6 0 6-6v-6" />
        </>
      ) : (
        <>
          <path d="M20 20h200M20 26h200" strokeDasharray="6 4" />
          <path d="M104 26v18m32-18v18M98 44h44v12a22 22 0 0 1-44 0z" />
          <Leather d="M108 66h24v34l-12-7-12 7z" />
          <path d="M113 76h14m-14 6h9" />
        </>
      )}
    </Drawing>
  );
}
