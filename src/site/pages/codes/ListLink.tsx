import type { JSX } from 'react';
import { codePage } from '#words/pages/codes.ts';
import { ownTitle } from '#words/sources.ts';
import { COMMA } from '#words/text.ts';
import { PUBLICATIONS } from '../../../core/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';

/** The title of a list, linked to every page that it was read from, with its own title if that is not English. */
export function ListLink({ list }: { readonly list: PublishedId }): JSX.Element {
  const { title, language, originalTitle, urls } = PUBLICATIONS[list];
  const [first, ...more] = urls;
  return (
    <>
      <a href={first}>{title}</a>
      {more.map((url) => (
        <span key={url}>
          {COMMA}
          <a href={url}>{codePage.lists.secondPage}</a>
        </span>
      ))}
      {language !== undefined && (
        <>
          {ownTitle(language).before}
          <span lang={language}>{originalTitle}</span>
          {ownTitle(language).after}
        </>
      )}
    </>
  );
}
