import type { JSX, ReactNode } from 'react';
import looks from './Looks.module.css';

/** What a page or a part of it is about, under its title. */
export function Lede({ children }: { readonly children: ReactNode }): JSX.Element {
  return <p className={looks.lede}>{children}</p>;
}
