import type { JSX } from 'react';
import { noCodeLink, whereLink } from '#words/tool.ts';
import { href } from '../lib/href.ts';
import looks from '../ui/Looks.module.css';

interface WhereLinksProps {
  /** Whether there is said to be no code: where codes are stamped then helps nobody. */
  readonly isMissing?: boolean;
}

/** Links to the pages that show where to find the stamp, and what it means if there is none. */
export function WhereLinks({ isMissing = false }: WhereLinksProps): JSX.Element {
  return (
    <p className={looks.bar}>
      {(isMissing ? [noCodeLink] : [whereLink, noCodeLink]).map((link) => (
        <a key={link.href} href={href(link.href)}>
          {link.label}
        </a>
      ))}
    </p>
  );
}
