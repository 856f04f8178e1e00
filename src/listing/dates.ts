import { isDateOfMaking, leadsToCode, leadsToDate } from './date-context.ts';
import { writtenDatesIn } from './date-forms.ts';
import type { StatedDate } from './stated-date.ts';
import { folded, type TextSpan } from './text.ts';

/** A date that a text says something was made. */
export interface DateMatch extends TextSpan {
  /** As it stands there: `October 2004`. */
  readonly text: string;
  readonly when: StatedDate;
  /** Index of the code that it belongs to: the last one before it, else the first. */
  readonly code: number;
}

/**
 * The dates of making that a text states, each time: with words of making near them, or directly behind a code. A date of
 * buying is none.
 *
 * @example
 * datesIn('Made in France, October 2004', [], []).map(({ when }) => when) // => [{"year":2004,"month":10}]
 * datesIn('SP0065 (2005)', [{ from: 0, to: 6 }], [])[0].text // => "2005"
 * datesIn('Purchased in France in 2008', [], []) // => []
 */
export function datesIn(
  plain: string,
  codes: readonly TextSpan[],
  labels: readonly TextSpan[],
): readonly DateMatch[] {
  const matches: DateMatch[] = [];
  const all = folded(plain);
  const rest = withoutSpans(all, labels);
  let passed = 0;
  for (const date of writtenDatesIn(all)) {
    while ((codes[passed]?.to ?? Infinity) <= date.from) passed += 1;
    const [code, next] = [codes[passed - 1], codes[passed]];
    if (next && next.from < date.to) continue;
    const relation = {
      hasCode: codes.length > 0,
      isAfterCode: code !== undefined && leadsToDate(rest.slice(code.to, date.from), date.when),
      isBeforeCode: next !== undefined && leadsToCode(plain.slice(date.to, next.from)),
    };
    if (!isDateOfMaking(all, date, relation)) continue;
    const { from, to, when } = date;
    matches.push({ text: plain.slice(from, to), from, to, when, code: code ? passed - 1 : 0 });
  }
  return matches;
}

/** A text with blanks in place of spans, which begin in the order of the text. */
function withoutSpans(plain: string, spans: readonly TextSpan[]): string {
  let [text, end] = ['', 0];
  for (const { from, to } of spans) {
    if (from >= end) text += plain.slice(end, from) + ' '.repeat(to - from);
    end = Math.max(end, to);
  }
  return text + plain.slice(end);
}
