import type { JSX } from 'react';
import { language as own } from '#words/language.ts';
import { codePage } from '#words/pages/codes.ts';
import { ownTitle } from '#words/sources.ts';
import { aside, COMMA } from '#words/text.ts';
import { PUBLICATIONS } from '../../../core/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';

/** The title of a list, linked to every page that it was read from, with its own title if that is not English. In its own language that one comes first. */
export function ListLink({ list }: { readonly list: PublishedId }): JSX.Element {
  const { title, language, originalTitle, urls } = PUBLICATIONS[list];
  const [first, ...more] = urls;
  const isOwn = language === own.id;
  return (
    <>
      <a href={first}>{isOwn ? originalTitle : title}</a>
      {more.map((url) => (
        <span key={url}>
          {COMMA}
          <a href={url}>{codePage.lists.secondPage}</a>
        </span>
      ))}
      {isOwn && aside(title)}
      {language !== undefined && !isOwn && (
        <>
          {ownTitle(language).before}
          <span lang={language}>{originalTitle}</span>
          {ownTitle(language).after}
        </>
      )}
    </>
  );
}
