import { noCode } from '#words/check-sheet.ts';
import { invalidPanel, suggestionWords, tabTitleFor, typeset } from '#words/result.ts';
import { list, sentences } from '#words/text.ts';
import type { Day } from '../../core/calendar.ts';
import type { Line } from '../../core/lines.ts';
import { factsOf } from '../../text/answer.ts';
import { claimsOf, sheetOf, type StatedClaim } from '../../text/checks.ts';
import { toldIn } from '../../text/told.ts';
import type { HistoryEntry, JudgedEntry } from '../history/entry.ts';
import { doubtTitle, narrowed, spokenOf, statesOf } from './meaning.ts';
import type { Item } from '../item/item.ts';
import { textScript, wornScript } from '../scripts.ts';
import type { Shown } from './shown.ts';

/** What a screen reader says while the eye sees the panel: the answer, and what is doubtful about it. */
export function announcementOf({ answer, claims, judged }: Shown): string {
  switch (answer.kind) {
    case 'faded':
      return wornScript.get()?.fadedSummary(answer, claims) ?? '';
    case 'list':
      return textScript.get()?.tableSummary(answer) ?? '';
    case 'no-code':
      return textScript.get()?.noCodeSentence(answer) ?? '';
    case 'invalid': {
      const error = typeset(answer.result.error);
      const codes = answer.result.suggestions.map(({ code }) => code);
      const hints = answer.result.hints.map(({ text }) => text);
      return sentences([error, codes.length > 0 && suggestionWords.question(codes), ...hints]);
    }
    case 'code':
      return judged ? spokenOf(judged.result, judged.sheet) : '';
  }
}

/** An entry of the history as its result says it: where it was made, its tone, and what is doubtful about it. */
export function judgeEntry(
  { dateCode, result, worn, ...details }: HistoryEntry,
  inText: readonly StatedClaim[],
  lines: readonly Line[],
  today: Day,
): JudgedEntry {
  const claims = claimsOf(details, inText, lines);
  const sheet = sheetOf(factsOf(dateCode, today), claims, result, worn);
  const { country } = narrowed(result, sheet.checks);
  return { country, tone: sheet.tone, doubt: doubtTitle(sheet), states: statesOf(sheet) };
}

/** The title of the browser's tab while an answer shows: the same doubt as on the page. */
export function titleOf({ answer, judged }: Shown): string | undefined {
  switch (answer.kind) {
    case 'faded':
      return wornScript.get()?.fadedTitle(answer);
    case 'list':
      return textScript.get()?.tableTitle(answer);
    case 'no-code':
      return tabTitleFor(noCode.title);
    case 'invalid': {
      const { title } = invalidPanel;
      return answer.result.code === ''
        ? tabTitleFor(title)
        : tabTitleFor(answer.result.code, title);
    }
    case 'code': {
      const { code, date } = judged?.result ?? answer.result;
      return tabTitleFor(code, list([date, judged && doubtTitle(judged.sheet)]));
    }
  }
}

/** The item as a link tells it: what is claimed, and not the words that were pasted, which may hold a phone number. */
export function sharedItem({ answer, item, judged }: Shown): Item {
  if (answer.kind !== 'code') return item;
  const { worn, reading } = item;
  // A link would tell as given what is only asked about.
  const told = judged?.sheet.checks.filter(({ outcome }) => outcome !== 'asks') ?? [];
  const claims = told.map(({ statement }) => statement);
  return { text: answer.result.code, ...toldIn(claims).told, worn, reading };
}
