import type { JSX } from 'react';
import { codePage } from '#words/pages/codes.ts';
import { PUBLICATIONS } from '../../../core/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';

/** The title of a list, linked to every page that it was read from. */
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
      <a href={first} lang={languageOf(title)}>
        {title}
      </a>
      {more.map((url) => (
        <span key={url}>
          , <a href={url}>{codePage.lists.secondPage}</a>
        </span>
      ))}
    </>
  );
}

/** Marks Japanese titles, so that they get the right glyphs and pronunciation. */
function languageOf(title: string): string | undefined {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(title) ? 'ja' : undefined;
}
