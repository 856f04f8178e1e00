import type { JSX } from 'react';
import { language as own, language } from '#words/language.ts';
import { inLanguage, plainTitle } from '#words/sources.ts';
import { aside, COMMA } from '#words/text.ts';
import type { SourceLanguage, SourcePage } from '../../core/sources.ts';

/** Links to sources, separated by commas. One in another language than the page's says which. */
export function SourceLinks({ sources }: { readonly sources: readonly SourcePage[] }): JSX.Element {
  return (
    <>
      {sources.map((source, index) => (
        <span key={source.url}>
          {index > 0 && COMMA}
          <SourceLink {...source} />
        </span>
      ))}
    </>
  );
}

function SourceLink({ title, url, language, ownTitle }: SourcePage): JSX.Element {
  const written: SourceLanguage | 'en' = language ?? 'en';
  const isOwn = written === own.id;
  const plain = plainTitle(title);
  const shown = isOwn && plain === title ? (ownTitle ?? title) : plain;
  return (
    <>
      <a
        href={url}
        hrefLang={isOwn ? undefined : written}
        lang={shown === title ? LANG_OF_NAMES : undefined}
      >
        {shown}
      </a>
      {!isOwn && aside(inLanguage(written))}
    </>
  );
}

/** The `lang` of a name that stands in every language as it does in English. */
export const LANG_OF_NAMES = language.id === 'en' ? undefined : 'en';
