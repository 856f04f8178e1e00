import type { JSX } from 'react';
import { guideForm, guideLink } from '#words/forms.ts';
import { Island } from '../ui/Island.tsx';
import { href } from '../lib/href.ts';
import kit from '../ui/Kit.module.css';
import looks from '../ui/Looks.module.css';
import styles from './GuideOffer.module.css';
import { GuideOpener } from './GuideOpener.tsx';

/** The offer of the free guide: by email, or as a page at once. */
export function GuideOffer(): JSX.Element {
  return (
    <section
      className={`${looks.bar} ${styles.offer}`}
      aria-labelledby="guide-offer"
      data-screen-only
    >
      <div className={`${looks.bar} ${styles.words}`}>
        <h2 id="guide-offer" className={kit.small}>
          {guideForm.title}
        </h2>
        <p className={looks.soft}>{guideForm.text}</p>
        <a href={href(guideLink.href)}>{guideLink.label}</a>
      </div>
      <Island name="guide-offer">
        <GuideOpener />
      </Island>
    </section>
  );
}
