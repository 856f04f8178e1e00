import type { JSX } from 'react';
import { join } from '#words/forms.ts';
import { COMMUNITY_CLAIM } from '../lib/limits.ts';
import { EmailForm } from './EmailForm.tsx';
import styles from './Join.module.css';
import { WriteInstead } from './WriteInstead.tsx';

/** The invitation to the mailing list: a leather tag's shape, with a seam around it. */
export function Join(): JSX.Element {
  return (
    <section id="join" className={styles.join} aria-labelledby="join-title">
      <div className={styles.seam}>
        <div>
          <h2 id="join-title" className={styles.title}>
            {join.title}
          </h2>
          <p className={styles.text}>{join.text(COMMUNITY_CLAIM)}</p>
        </div>
        <div>
          <EmailForm
            form="community"
            label={join.email}
            submit={join.submit}
            busy={join.busy}
            done={join.joined}
            onDone={keepFocus}
          />
          <WriteInstead />
        </div>
      </div>
    </section>
  );
}

/** The button is disabled once the field is empty, and a disabled button loses the focus. */
function keepFocus(form: HTMLFormElement): void {
  if (document.activeElement === document.body) form.querySelector('input')?.focus();
}
