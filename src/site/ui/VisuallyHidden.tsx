import type { JSX, ReactNode } from 'react';
import looks from './Looks.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className={looks.hidden}>{children}</span>;
}
