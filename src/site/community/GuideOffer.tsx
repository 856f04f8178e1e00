import type { JSX } from 'react';
import { guide, guideLink } from '#words/forms.ts';
import { Drawing, Leather } from '../ui/Drawing.tsx';
import { Island } from '../ui/Island.tsx';
import { href } from '../lib/href.ts';
import styles from './GuideOffer.module.css';
import { GuideOpener } from './GuideOpener.tsx';

/** The offer of the free guide: by email, or as a page at once. */
export function GuideOffer(): JSX.Element {
  return (
    <section className={styles.offer} aria-labelledby="guide-offer">
      <Booklet />
      <div className={styles.words}>
        <h2 id="guide-offer">{guide.title}</h2>
        <p>{guide.text}</p>
        <a href={href(guideLink.href)}>{guideLink.label}</a>
      </div>
      <Island name="guide-offer">
        <GuideOpener />
      </Island>
    </section>
  );
}

/** A folded guide with a tan ribbon. */
function Booklet(): JSX.Element {
  return (
    <Drawing width={64} height={64}>
      <path d="M32 16C26 11 17 10 8 11v40c9-1 18 0 24 5 6-5 15-6 24-5V11c-9-1-18 0-24 5zm0 0v40" />
      <path d="M15 21c4 0 8 .5 11 2m-11 6c4 0 8 .5 11 2m-11 6c4 0 8 .5 11 2" />
      <Leather d="M41 12.5v22l4-3 4 3v-23.5z" />
    </Drawing>
  );
}
