import { suggestionWords } from '#words/result.ts';
import { type Day, readDay } from '../../core/calendar.ts';
import { fadedForm } from '../../core/faded.ts';
import type { InvalidResult } from '../../library/decode.ts';

/** What an invalid code may have been meant as. */
export interface Choice {
  /** A code, possibly with `?` for a character that can't be read. */
  readonly code: string;
  /** Undefined for a code with a `?`. */
  readonly date?: string;
  /** How it differs from what was entered. */
  readonly text: string;
}

/** The codes that an invalid one is close to, or the same code with `?` for a character that can't be read. */
export function choicesFor({ code, suggestions }: InvalidResult, today: Day): readonly Choice[] {
  if (suggestions.length > 0) return suggestions;
  const worn = fadedForm(code, readDay(today));
  return worn === undefined ? [] : [{ code: worn, text: suggestionWords.worn }];
}
