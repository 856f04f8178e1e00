import type { JSX } from 'react';
import { whereLink } from '#words/tool.ts';
import { href } from '../lib/href.ts';

/** A link to the page that shows where to find the stamp. */
export function WhereLink(): JSX.Element {
  return (
    <p>
      <a href={href(whereLink.href)}>{whereLink.label}</a>
    </p>
  );
}
