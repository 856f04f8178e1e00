import { noCode } from '#words/listing-page.ts';
import { fadedPanel } from '#words/faded.ts';
import { invalidPanel, tabTitle, tabTitleFor, typeset } from '#words/result.ts';
import { tablePanel } from '#words/table.ts';
import { type Day, labelOf } from '../../heatstamp.ts';
import { fadedSummary } from '../faded/FadedPanel.tsx';
import { sellerConflict } from '../listing/conflicts.ts';
import { lineConflict } from '../listing/line.ts';
import { summarizeCheck } from '../listing/listing.ts';
import { inReading, spokenOf } from '../result/meaning.ts';
import { tableSummary } from '../table/table.ts';
import type { Answer } from './answer.ts';
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
  const { result, check, label } = answer;
  if (!result.isValid) {
    const error = typeset(result.error);
    const codes = result.suggestions.map(({ code }) => code).join(', ');
    return codes === '' ? error : `${error} ${invalidPanel.suggestionsTitle} ${codes}?`;
  }
  const reading = inReading(result, query.reading, today);
  const conflict = sellerConflict(check) ?? lineConflict(reading, query.line);
  const spoken = spokenOf(reading, labelOf(query.label ?? '') ?? label, conflict);
  return [spoken, check && summarizeCheck(check)].filter(Boolean).join(' ');
}

/** The title of the browser's tab while an answer shows. */
export function titleOf(answer: Answer): string {
  switch (answer.kind) {
    case 'faded':
      return tabTitleFor(answer.faded.input, fadedPanel.title);
    case 'list':
      return tabTitleFor(tablePanel.title, tablePanel.rows(answer.rows.length));
    case 'no-code':
      return tabTitleFor(noCode.title);
    case 'code':
      return answer.result.code === '' ? tabTitleFor(invalidPanel.title) : tabTitle(answer.result);
  }
}
