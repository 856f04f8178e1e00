import type { JSX } from 'react';
import { inLanguage } from '#words/sources.ts';
import { aside, COMMA } from '#words/text.ts';
import type { SourceLanguage } from '../../core/sources.ts';

interface Source {
  readonly title: string;
  readonly url: string;
  /** The language it is written in, if that is not English. */
  readonly language?: SourceLanguage | undefined;
}

/** Links to sources, separated by commas. */
export function SourceLinks({ sources }: { readonly sources: readonly Source[] }): JSX.Element {
  return (
    <>
      {sources.map(({ title, url, language }, index) => (
        <span key={url}>
          {index > 0 && COMMA}
          <a href={url} hrefLang={language}>
            {title}
          </a>
          {language && aside(inLanguage(language))}
        </span>
      ))}
    </>
  );
}
