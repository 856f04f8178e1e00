import type { JSX } from 'react';
import { href as hrefOf } from '../lib/href.ts';
import styles from './ButtonLink.module.css';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: string;
  readonly tone: 'primary' | 'quiet';
}

/** A link to another page that looks like a button. */
export function ButtonLink({ href, children, tone }: ButtonLinkProps): JSX.Element {
  return (
    <a className={styles[tone]} href={hrefOf(href)}>
      {children}
    </a>
  );
}
