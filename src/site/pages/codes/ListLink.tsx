import type { JSX } from 'react';
import { codePage } from '#words/pages/codes.ts';
import { PUBLICATIONS, type PublishedId } from '../../../core/sources.ts';

/** A list by its title, linked to each page on which it was read. */
export function ListLink({ list }: { readonly list: PublishedId }): JSX.Element {
  const { title, urls } = PUBLICATIONS[list];
  const [first, ...more] = urls;
  if (first === undefined) {
    return (
      <>
        {title} ({codePage.lists.noAddress})
      </>
    );
  }
  return (
    <>
      <a href={first}>{title}</a>
      {more.map((url) => (
        <span key={url}>
          , <a href={url}>{codePage.lists.second}</a>
        </span>
      ))}
    </>
  );
}
