import type { JSX, ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './Fold.module.css';

interface FoldProps {
  /** What a link has to point at to unfold it. */
  readonly id?: string | undefined;
  /** What is in it, for those who hear the button without the heading over it. */
  readonly about: string;
  readonly words: { readonly show: string; readonly hide: string };
  readonly children: ReactNode;
}

/**
 * A long part of a page under its heading. On a small screen it is folded until it is asked for, by hand, by a link into
 * it or by the browser's own search; on a wide one, and on paper, it is simply there.
 */
export function Fold({ id, about, words, children }: FoldProps): JSX.Element {
  return (
    <Disclosure look="line" {...words} about={about} className={styles.fold} data-fold>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </Disclosure>
  );
}
