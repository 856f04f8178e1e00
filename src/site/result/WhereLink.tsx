import type { JSX } from 'react';
import { whereLink } from '#words/tool.ts';
import { href } from '../lib/href.ts';

/** The way to the page that tells where a stamp is. */
export function WhereLink(): JSX.Element {
  return (
    <p>
      <a href={href(whereLink.href)}>{whereLink.label}</a>
    </p>
  );
}
