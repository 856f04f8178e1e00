import type { JSX } from 'react';
import styles from './Unbroken.module.css';

/** A letter with what a hyphen joins it to. */
const JOINED = /(\b[A-Z]-[a-z]+)/;

/** A text whose lines never break inside `D-rings`. */
export function Unbroken({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split(JOINED).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className={styles.unbroken}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
