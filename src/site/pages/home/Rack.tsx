import type { ComponentProps, JSX } from 'react';
import leather from '../../tab/Leather.module.css';
import styles from './Rack.module.css';

interface RackCodeProps extends Pick<ComponentProps<'a'>, 'href'> {
  /** The id of its entry in the history. */
  readonly 'data-entry'?: string;
  readonly code: string;
  /** The name of the item, if it has one. */
  readonly name?: string | undefined;
  /** What the code says: `France, 2016`. */
  readonly says: string;
  readonly tone?: string | undefined;
}

/** A small strap with a code that opens at once, and what it says. */
export function RackCode({ code, name, says, tone, ...link }: RackCodeProps): JSX.Element {
  return (
    <li>
      <a {...link} className={styles.code}>
        <span className={`${leather.hide} ${leather.small}`}>{code}</span>
        <span className={styles.says} data-tone={tone}>
          {name !== undefined && <strong>{name}</strong>} {says}
        </span>
      </a>
    </li>
  );
}
