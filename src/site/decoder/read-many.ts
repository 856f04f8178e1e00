import { checkListing, type Day, decode, type Label, type Result } from '../../heatstamp.ts';
import { MOST_LINES, TURN_MS } from '../lib/limits.ts';
import type { List, Row } from '../table/table.ts';

/** One answer to a text: what it is, or a code that was found in it. */
interface Found {
  readonly result: Result;
  /** The code as it stands in the text, where the text is more than that. */
  readonly found?: string;
  readonly madeIn?: Label;
}

/** What a text says: itself when it is a code or close to one, else the codes found in it, else its error. */
export function readText(text: string, today: Day): readonly [Found, ...Found[]] {
  const result = decode(text, { today });
  if (result.isValid || result.suggestions.length > 0) return [{ result }];
  const { codes, labels } = checkListing(text, { today });
  const [only, ...others] = labels;
  const label = only && others.length === 0 ? { madeIn: only.label } : {};
  const [first, ...rest] = codes.map((code) => ({
    ...label,
    result: code.result,
    found: code.text,
  }));
  return first ? [first, ...rest] : [{ result }];
}

/** How many lines are read at a time, and who hears of it. */
export interface Pace {
  /** Told whenever the page gets its turn. */
  readonly onProgress: (progress: { readonly read: number; readonly all: number }) => void;
  /** Ends the reading where it is. */
  readonly signal: AbortSignal;
}

/** Every line that is not blank, as far as one table goes. With a pace the page gets its turn in between. */
export async function readLines(input: string, today: Day, pace?: Pace): Promise<List> {
  const lines = input.split(/[\n\r]+/).filter((line) => line.trim() !== '');
  const taken = lines.slice(0, MOST_LINES);
  const rows: Row[] = [];
  let turn = performance.now();
  for (const [at, text] of taken.entries()) {
    rows.push(...rowsOf(text, at + 1, today));
    if (!pace || performance.now() - turn < TURN_MS) continue;
    pace.onProgress({ read: at + 1, all: taken.length });
    await nextTurn();
    if (pace.signal.aborted) break;
    turn = performance.now();
  }
  return { kind: 'list', input, rows, rest: lines.slice(MOST_LINES) };
}

/** The codes that stand in a line, or the line as one that does not read. */
export function rowsOf(input: string, line: number, today: Day): readonly Row[] {
  return readText(input, today).map(({ result, found, madeIn }) => ({
    line,
    input,
    found,
    result,
    madeIn,
  }));
}

/** Lets the page draw and answer what was clicked. */
async function nextTurn(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
