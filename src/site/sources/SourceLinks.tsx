import type { JSX } from 'react';
import { language as own } from '#words/language.ts';
import { inLanguage, plainTitle } from '#words/sources.ts';
import { aside, COMMA } from '#words/text.ts';
import type { SourceLanguage } from '../../core/sources.ts';
import { LANG_OF_NAMES } from './english-name.ts';

interface Source {
  readonly title: string;
  readonly url: string;
  /** The language it is written in, if that is not English. */
  readonly language?: SourceLanguage | undefined;
  /** What it calls itself in that language, if that is another name. */
  readonly ownTitle?: string | undefined;
}

/** Links to sources, separated by commas. One in another language than the page's says which. */
export function SourceLinks({ sources }: { readonly sources: readonly Source[] }): JSX.Element {
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

function SourceLink({ title, url, language, ownTitle }: Source): JSX.Element {
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
