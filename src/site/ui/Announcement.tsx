import type { JSX, ReactNode } from 'react';
import looks from './Looks.module.css';

/** A visually hidden live region: changes in it are read out. */
export function Announcement({ children }: { readonly children: ReactNode }): JSX.Element {
  return <output className={looks.hidden}>{children}</output>;
}
