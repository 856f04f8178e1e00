import type { JSX } from 'react';
import { language as own } from '#words/language.ts';
import { codePage } from '#words/pages/codes.ts';
import { inLanguage, ownTitle, plainTitle } from '#words/sources.ts';
import { aside, COMMA } from '#words/text.ts';
import { PUBLICATIONS } from '../../../evidence/publications.ts';
import type { PublishedId } from '../../../core/sources.ts';
import { LANG_OF_NAMES } from '../../sources/english-name.ts';

/**
 * The title of a list, linked to every page that it was read from. In another language than the page's it says which, with
 * its own title.
 */
export function ListLink({ list }: { readonly list: PublishedId }): JSX.Element {
  const { title, language = 'en', originalTitle, urls } = PUBLICATIONS[list];
  const [first, ...more] = urls;
  const isOwn = language === own.id;
  const plain = plainTitle(title);
  return (
    <>
      <a
        href={first}
        hrefLang={isOwn ? undefined : language}
        lang={plain === title ? LANG_OF_NAMES : undefined}
      >
        {plain}
      </a>
      {more.map((url) => (
        <span key={url}>
          {COMMA}
          <a href={url}>{codePage.lists.secondPage}</a>
        </span>
      ))}
      {language === 'en'
        ? !isOwn && aside(inLanguage(language))
        : !isOwn && (
            <>
              {ownTitle(language).before}
              <span lang={language}>{originalTitle}</span>
              {ownTitle(language).after}
            </>
          )}
    </>
  );
}
