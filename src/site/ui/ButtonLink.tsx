import type { JSX } from 'react';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly tone: 'primary' | 'quiet';
}

/** A link to another page that carries the weight of a button. */
export function ButtonLink({ href, children, tone }: ButtonLinkProps): JSX.Element {
  return (
    <a className={styles[tone]} href={href}>
      {children}
    </a>
  );
}
