import type { Texts } from '../words/translation.ts';
import type { CommandWords, CoreWords, ListingWords, MessageWords } from '../words/words.ts';
import * as en from './languages/en.ts';

/** The languages of all that people read. */
export const COMMAND_LANGUAGES = ['en', 'ja', 'fr'] as const;
export type LanguageName = (typeof COMMAND_LANGUAGES)[number];

type CommandLine = Texts<typeof import('../words/en/command-line.ts')>;

/** The texts of the help, the manual page and the completions. */
export type Usage = CommandLine['usage'];
export type { ChoiceKind } from '../words/en/command-line.ts';
/** The messages about wrong arguments. */
export type UsageErrors = CommandLine['usageErrors'];
/** The messages about files that can't be read or written. */
export type FileErrors = CommandLine['fileErrors'];
/** The texts that a terminal shows during a run and at its end. */
export type ProgressWords = CommandLine['progress'];

/** All texts of the command in one language. */
export interface CommandLanguage extends CommandLine {
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
