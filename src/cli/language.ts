import type { Texts } from '../words/translation.ts';
import type { CommandWords, CoreWords, ListingWords, MessageWords } from '../words/words.ts';
import * as en from './languages/en.ts';

/** The languages of all that people read. */
export const COMMAND_LANGUAGES = ['en', 'ja', 'fr'] as const;
export type LanguageName = (typeof COMMAND_LANGUAGES)[number];

type CommandLine = Texts<typeof import('../words/en/command-line.ts')>;

/** What the help, the manual page and the completions say. */
export type Usage = CommandLine['usage'];
export type { ChoiceKind } from '../words/en/command-line.ts';
/** What is said of wrong arguments. */
export type UsageErrors = CommandLine['usageErrors'];
/** What is said of files that can't be read or written. */
export type FileErrors = CommandLine['fileErrors'];
/** What a terminal shows during a run and at its end. */
export type ProgressWords = CommandLine['progress'];

/** All that the command says in one language. */
export interface CommandLanguage extends CommandLine {
  readonly core: CoreWords;
  readonly listing: ListingWords;
  readonly command: CommandWords;
  /** What a buyer can send and a seller can put into a listing. */
  readonly messages: MessageWords;
}

/** English is at hand; other languages are loaded when somebody wants them, which keeps the start short. */
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
