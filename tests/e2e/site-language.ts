import { defaultServerConditions, runnerImport } from 'vite';
import { ja, fr } from '../../src/words/languages.ts';
import type { Texts } from '../../src/words/translation.ts';
import type { CoreWords } from '../../src/words/words.ts';

type PageWords = typeof import('./page-words.ts');

/** The words of a page, in any language. */
export type SiteWords = Texts<Omit<PageWords, 'core' | 'sentence'>> &
  Pick<PageWords, 'sentence'> & { readonly core: CoreWords };

/** A listing whose seller is wrong about the country, as it is written in the language. */
const LISTINGS: Readonly<Record<string, string>> = {
  ja: 'ルイ・ヴィトン アルマ M51130\n製造番号：SD1013（2003年11月製造）\nフランス製',
  fr: 'Louis Vuitton Alma M51130\nCode de date : SD1013 (novembre 2003)\nFabriqué en France',
};

/** The languages besides English, whose pages most tests read. */
export const translations = [ja, fr].map((language) => ({
  ...language,
  listing: LISTINGS[language.id] ?? '',
}));

/** The words as a build for a language has them. */
export async function wordsOf(language: string): Promise<SiteWords> {
  const { module } = await runnerImport<SiteWords>('./tests/e2e/page-words.ts', {
    logLevel: 'silent',
    environments: {
      inline: {
        resolve: { conditions: [language, ...defaultServerConditions], noExternal: [/^#words/] },
      },
    },
  });
  return module;
}
