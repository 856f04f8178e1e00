import type { DateRuleId } from '../../core/date-rules.ts';
import { href } from './href.ts';

/** The page of dates. */
export const DATES_PATH = '/dates';

/** The section of the page of dates that explains a rule; the whole page without one. */
export function datesHref(rule?: DateRuleId): string {
  return href(rule === undefined ? DATES_PATH : `${DATES_PATH}#${rule}`);
}
