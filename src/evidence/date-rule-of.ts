import type { FormatId } from '../core/formats.ts';
import type { NoticeId } from '../core/notices.ts';
import type { DateRuleId } from './date-rules.ts';

// Apart from the rules and their pages, which an answer does not need before somebody asks.

/** Where a notice about a date is explained. */
const RULE_OF_NOTICE: Partial<Readonly<Record<NoticeId, DateRuleId>>> = {
  'week-before-2007': 'week-2007',
  'month-in-2007': 'week-2007',
  'week-after-march-2021': 'last-codes',
  'letters-before-1985': 'letters-1985',
  'digits-before-1982': 'digits-1982',
  'digits-after-1986': 'letters-1987',
  'no-week-53': 'week-53',
  'month-first': 'month-first',
};

/**
 * The rule that tells most about a reading: that of its first notice, or else that of its format.
 *
 * @example
 * dateRuleOf({ reading: 'week-year', notices: [] }) // => "week-year"
 * dateRuleOf({ reading: 'week-year', notices: [{ id: 'week-before-2007' }] }) // => "week-2007"
 */
export function dateRuleOf({
  reading,
  notices,
}: {
  readonly reading: FormatId;
  readonly notices: readonly { readonly id: NoticeId }[];
}): DateRuleId {
  const [first] = notices.flatMap(({ id }) => RULE_OF_NOTICE[id] ?? []);
  return first ?? reading;
}
