import type { ComponentProps, JSX, ReactNode } from 'react';
import button from './Button.module.css';
import styles from './Disclosure.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface DisclosureProps extends ComponentProps<'details'> {
  /** A line across the page with its mark at the end, a text with the mark behind it, or a button. */
  readonly look: 'line' | 'text' | 'button';
  /** What the summary says. */
  readonly show: ReactNode;
  /** What the summary says while it is open, if that differs. */
  readonly hide?: string;
  /** Names the content for those who hear the summary without the heading above it. */
  readonly about?: string;
}

/** Content that unfolds. */
export function Disclosure(props: DisclosureProps): JSX.Element {
  const { look, show, hide, about, children, ...rest } = props;
  return (
    <details {...rest}>
      <summary
        className={look === 'button' ? button.quiet : styles[look]}
        data-screen-only={look === 'button' || undefined}
      >
        {hide ? (
          <>
            <span className={styles.closed}>{show}</span>
            <span className={styles.open}>{hide}</span>
          </>
        ) : (
          show
        )}
        {about && <VisuallyHidden>{` – ${about}`}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  );
}

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
