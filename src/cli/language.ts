import { command } from '../words/en/command.ts';
import { core } from '../words/en/core.ts';
import type { CommandWords, CoreWords } from '../words/words.ts';
import type { LanguageName } from './commands.ts';

/** The words of the text format, by language. */
export const WORDS: Readonly<
  Record<LanguageName, { readonly core: CoreWords; readonly command: CommandWords }>
> = { en: { core, command } };
