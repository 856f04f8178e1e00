import type { JSX } from 'react';
import { inLanguage } from '#words/pages/sources.ts';

interface Source {
  readonly title: string;
  readonly url: string;
  /** The language of the page (BCP 47), unless it is English. */
  readonly language?: keyof typeof inLanguage;
}

/** Links to sources, separated by commas. */
export function SourceLinks({ sources }: { readonly sources: readonly Source[] }): JSX.Element {
  return (
    <>
      {sources.map(({ title, url, language }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} hrefLang={language}>
            {title}
          </a>
          {language && ` (${inLanguage[language]})`}
        </span>
      ))}
    </>
  );
}
