import type { JSX } from 'react';
import { footerLinks, sourcesLabel } from '#words/layout.ts';
import { COMMA, SPACE } from '#words/text.ts';
import { href } from '../lib/href.ts';

/** Links to the pages of this site that have the sources of a text, as the footer names them. */
export function SourcePages({ paths }: { readonly paths: readonly string[] }): JSX.Element {
  const links = footerLinks.filter((link) => paths.includes(link.href));
  return (
    <p>
      {sourcesLabel}
      {SPACE}
      {links.map((link, index) => (
        <span key={link.href}>
          {index > 0 && COMMA}
          <a href={href(link.href)}>{link.label}</a>
        </span>
      ))}
    </p>
  );
}
