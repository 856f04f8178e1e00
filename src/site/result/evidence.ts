import { type DateRuleId, DATE_RULES, datePage } from '../../core/date-rules.ts';
import { isPublishedId, PUBLICATIONS } from '../../core/publications.ts';
import type { CodeFacts } from '../../core/read.ts';

/** Enough to look up; the pages of the code and of the dates have all of them. */
const MOST = 3;

/** Addresses of pages that say what the letters and the digits of a code mean. */
export function evidencePages(
  { factory, location }: CodeFacts,
  rule: DateRuleId,
): readonly string[] {
  const lists = factory.places
    .filter(({ id }) => location.best.includes(id))
    .flatMap(({ sources }) => sources.filter(isPublishedId))
    .map((id) => PUBLICATIONS[id].urls[0]);
  const { sources = [] } = DATE_RULES.find(({ id }) => id === rule) ?? {};
  const guides = sources.map((id) => datePage(id).url);
  return [...new Set([...lists.slice(0, MOST), ...guides.slice(0, MOST)])];
}
