import type { JSX } from 'react';
import kit from './Kit.module.css';

/** A capital letter joined to a word by a hyphen, two names to one, or a French verb to its subject. */
const JOINED =
  /(\b[A-Z]-[a-z]+|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+|\p{L}+(?:-t)?-(?:ils?|elles?|on|ce)\b)/u;

/** A text that never breaks inside words like `D-rings`, `États-Unis` and `prouve-t-il`. */
export function Unbroken({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split(JOINED).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className={kit.nowrap}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
