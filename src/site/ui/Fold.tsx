import type { JSX, ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import styles from './Fold.module.css';

interface FoldProps {
  /** The id that a link points at to unfold it. */
  readonly id?: string | undefined;
  /** The subject of the content, appended to the button's label for screen readers. */
  readonly about: string;
  readonly words: { readonly show: string; readonly hide: string };
  readonly children: ReactNode;
}

/**
 * A long part of a page. On a small screen it is folded until it is opened by hand, by a link into it or by the browser's
 * page search. On a wide screen and in print it is always open.
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
