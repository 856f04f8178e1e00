import { isOfMaking, leadsOn, leadsTo } from './date-context.ts';
import { type Stated, writtenDatesIn } from './date-forms.ts';
import { folded, type Span } from './text.ts';

/** A date that a text says something was made. */
export interface DateFound extends Span {
  /** As it stands there: `October 2004`. */
  readonly text: string;
  readonly when: Stated;
  /** Which code it is said of, counted from 0: the last one before it, else the first. */
  readonly code: number;
}

/**
 * The dates of making that a text states, each time: with words of making near them, or directly behind a code. A date of buying is
 * none.
 *
 * @example
 * datesIn('Made in France, October 2004', [], []).map(({ when }) => when) // => [{"year":2004,"month":10}]
 * datesIn('SP0065 (2005)', [{ from: 0, to: 6 }], [])[0].text // => "2005"
 * datesIn('Purchased in France in 2008', [], []) // => []
 */
export function datesIn(
  plain: string,
  codes: readonly Span[],
  claims: readonly Span[],
): readonly DateFound[] {
  const found: DateFound[] = [];
  const all = folded(plain);
  const rest = without(claims, all);
  let passed = 0;
  for (const date of writtenDatesIn(all)) {
    passed = countUpTo(date.from, codes, passed);
    const [code, next] = [codes[passed - 1], codes[passed]];
    if (next && next.from < date.to) continue;
    const beside = {
      // A week says nothing where there is no code.
      hasCode: codes.length > 0,
      isBehind: code !== undefined && leadsOn(rest.slice(code.to, date.from), date.when),
      isBefore: next !== undefined && leadsTo(plain.slice(date.to, next.from)),
    };
    if (!isOfMaking(all, date, beside)) continue;
    const { from, to, when } = date;
    found.push({ text: plain.slice(from, to), from, to, when, code: code ? passed - 1 : 0 });
  }
  return found;
}

/** A text with blanks for what it says of labels. */
function without(claims: readonly Span[], plain: string): string {
  let [text, end] = ['', 0];
  for (const { from, to } of claims) {
    if (from >= end) text += plain.slice(end, from) + ' '.repeat(to - from);
    end = Math.max(end, to);
  }
  return text + plain.slice(end);
}

/** How many codes end before a place, of which so many are known to. */
function countUpTo(place: number, codes: readonly Span[], known: number): number {
  let count = known;
  while ((codes[count]?.to ?? Infinity) <= place) count += 1;
  return count;
}
