import type { JSX } from 'react';
import { noScript } from '#words/forms.ts';
import { site } from '../../words/config.ts';

/** What a form says where it cannot be sent. */
export function WriteInstead(): JSX.Element {
  return (
    <noscript>
      <p>
        {noScript.form} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </noscript>
  );
}
