import { noCode } from '#words/listing-page.ts';
import { fadedPanel } from '#words/faded.ts';
import { invalidPanel, suggestionWords, tabTitleFor, typeset } from '#words/result.ts';
import { tablePanel } from '#words/table.ts';
import { list, sentences } from '#words/text.ts';
import type { Day } from '../../heatstamp.ts';
import { labelOf } from '../../label.ts';
import { fadedSummary } from '../faded/FadedPanel.tsx';
import { assess, type ItemClaims, verdictOf } from '../listing/assessment.ts';
import { summarizeCheck } from '../listing/listing.ts';
import { inReading, spokenOf } from '../result/meaning.ts';
import { tableSummary } from '../table/table.ts';
import type { Answer, CodeAnswer } from './answer.ts';
import type { Query } from './query.ts';

/** What a screen reader says while the eye sees the panel: the answer, and what is doubtful about it. */
export function announcementOf(answer: Answer, query: Query, today: Day): string {
  switch (answer.kind) {
    case 'faded':
      return fadedSummary(answer.faded, labelOf(query.label ?? ''));
    case 'list':
      return tableSummary(answer);
    case 'no-code':
      return noCode.message;
    case 'code':
  }
  const { result, check } = answer;
  if (!result.isValid) {
    const error = typeset(result.error);
    const codes = result.suggestions.map(({ code }) => code);
    const hints = result.hints.map(({ text }) => text);
    return sentences([error, codes.length > 0 && suggestionWords.question(codes), ...hints]);
  }
  const spoken = spokenOf(inReading(result, query.reading, today), claimsOf(answer, query));
  return sentences([spoken, check && summarizeCheck(check)]);
}

/** The title of the browser's tab while an answer shows: the same doubt as on the page. */
export function titleOf(answer: Answer, query: Query, today: Day): string {
  switch (answer.kind) {
    case 'faded':
      return tabTitleFor(answer.faded.input, fadedPanel.title);
    case 'list':
      return tabTitleFor(tablePanel.title, tablePanel.rows(answer.rows.length));
    case 'no-code':
      return tabTitleFor(noCode.title);
    case 'code':
  }
  const { result } = answer;
  if (result.isValid) {
    const view = inReading(result, query.reading, today);
    const verdict = verdictOf(assess(view, claimsOf(answer, query)));
    return tabTitleFor(view.code, list([view.date, verdict]));
  }
  const { title } = invalidPanel;
  return result.code === '' ? tabTitleFor(title) : tabTitleFor(result.code, title);
}

/** What is known about the item: from the visitor, or else from the text that the code was found in. */
function claimsOf({ check, label }: CodeAnswer, query: Query): ItemClaims {
  return { madeIn: labelOf(query.label ?? '') ?? label, line: query.line, check };
}
