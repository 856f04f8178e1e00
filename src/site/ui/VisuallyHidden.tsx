import type { JSX, ReactNode } from 'react';
import kit from './Kit.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className={kit.hidden}>{children}</span>;
}

/** A visually hidden live region: changes in it are read out. */
export function Announcement({ children }: { readonly children: ReactNode }): JSX.Element {
  return <output className={kit.hidden}>{children}</output>;
}
