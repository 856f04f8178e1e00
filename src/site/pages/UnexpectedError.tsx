import '../styles/global.css';
import { type JSX, useEffect, useRef } from 'react';
import { unexpected } from '#words/layout.ts';
import type { Trouble } from '../lib/islands.ts';
import { troubleText } from '../lib/trouble.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

import { PageHead } from '../ui/PageHead.tsx';
import { SnappedThread } from './drawings/SnappedThread.tsx';
import styles from './UnexpectedError.module.css';

/** In place of a page that broke. It stands without the layout, which may be what broke. */
export function UnexpectedError({ error }: Trouble): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    // Whatever had the focus is gone, and who can't see the screen must hear that it changed.
    main.current?.focus();
  }, []);
  return (
    <main ref={main} className={styles.screen} tabIndex={-1}>
      <PageHead title={unexpected.title} lede={unexpected.lede} drawing={<SnappedThread />}>
        <p className={styles.said}>
          <span>{unexpected.said}</span>
          <code>{troubleText(error) ?? unexpected.unknown}</code>
        </p>
        <ButtonLink tone="primary" href="/">
          {unexpected.home}
        </ButtonLink>
      </PageHead>
    </main>
  );
}
