import type { JSX } from 'react';
import { deliveryNote, join, noScript } from '#words/forms.ts';
import { SPACE } from '#words/text.ts';
import { claims, site } from '../../words/config.ts';
import { Island } from '../lib/islands.tsx';
import { Lede } from '../ui/Section.tsx';
import { JoinForm } from './EmailForm.tsx';
import kit from '../ui/Kit.module.css';
import styles from './Community.module.css';

/** The invitation to the mailing list. */
export function Join(): JSX.Element {
  return (
    <section id="join" className={styles.join} aria-labelledby="join-title" data-screen-only>
      <div>
        <h2 id="join-title" className={kit.small}>
          {join.title}
        </h2>
        <Lede>{join.text(claims.community)}</Lede>
      </div>
      <div>
        <Island name="join">
          <JoinForm />
        </Island>
        <p className={`${kit.note} ${kit.live}`}>{deliveryNote}</p>
        <WriteInstead />
      </div>
    </section>
  );
}

/** Shown below a form if it can't be sent without JavaScript. */
export function WriteInstead(): JSX.Element {
  return (
    <noscript>
      <p>
        {noScript.form}
        {SPACE}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </noscript>
  );
}
