import type { CommandWords, CoreWords, ListingWords, MessageWords } from '../words/words.ts';
import * as en from './languages/en.ts';

/** The languages of the answers. */
export const COMMAND_LANGUAGES = ['en', 'ja', 'fr'] as const;
export type LanguageName = (typeof COMMAND_LANGUAGES)[number];

/** The texts of the answers in one language. */
export interface CommandLanguage {
  readonly core: CoreWords;
  readonly listing: ListingWords;
  readonly command: CommandWords;
  /** The message to the seller and the line for a listing. */
  readonly messages: MessageWords;
}

/** English is always loaded; other languages only when they are needed, which keeps the start fast. */
export async function loadLanguage(name: LanguageName): Promise<CommandLanguage> {
  switch (name) {
    case 'en':
      return en;
    case 'ja':
      return import('./languages/ja.ts');
    case 'fr':
      return import('./languages/fr.ts');
  }
}
