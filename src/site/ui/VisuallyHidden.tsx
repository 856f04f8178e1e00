import type { JSX, ReactNode } from 'react';
import looks from './Looks.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className={looks.hidden}>{children}</span>;
}

/** A visually hidden live region: changes in it are read out. */
export function Announcement({ children }: { readonly children: ReactNode }): JSX.Element {
  return <output className={looks.hidden}>{children}</output>;
}
