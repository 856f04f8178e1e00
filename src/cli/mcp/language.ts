import type { Day } from '../../core/calendar.ts';
import * as en from '../../words/en/mcp.ts';
import * as fr from '../../words/fr/mcp.ts';
import * as ja from '../../words/ja/mcp.ts';
import type { Texts } from '../../words/translation.ts';
import { type CommandLanguage, type LanguageName, loadLanguage } from '../language.ts';

/** The texts that only assistants get. */
export type AssistantWords = Texts<typeof import('../../words/en/mcp.ts')>;

/** All texts of the server in one language. */
export interface AssistantLanguage extends CommandLanguage {
  readonly mcp: AssistantWords;
}

/** What an answer depends on, apart from the arguments. */
export interface AnswerContext {
  readonly today: Day;
  readonly language: AssistantLanguage;
}

/** Loads every language at once: each call may ask for another one, and none should wait. */
export async function loadLanguages(): Promise<Readonly<Record<LanguageName, AssistantLanguage>>> {
  return {
    en: { ...(await loadLanguage('en')), mcp: en },
    ja: { ...(await loadLanguage('ja')), mcp: ja },
    fr: { ...(await loadLanguage('fr')), mcp: fr },
  };
}
