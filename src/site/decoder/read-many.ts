import { labelName } from '#words/core.ts';
import {
  checkLabel,
  type Day,
  decode,
  type Label,
  labelOf,
  readListing,
  type Result,
} from '../../heatstamp.ts';
import { MOST_LINES, TURN_MS } from '../lib/limits.ts';
import { spreadsheetIn } from '../table/spreadsheet.ts';
import type { Finding, List, Row } from '../table/table.ts';

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
  const { codes, ...label } = readListing(text, { today });
  const [first, ...others] = codes.map((code) => ({
    ...label,
    result: code.result,
    found: code.text,
  }));
  return first ? [first, ...others] : [{ result }];
}

/** How many lines are read at a time, and who hears of it. */
export interface Pace {
  /** Told whenever the page gets its turn. */
  readonly onProgress: (progress: { readonly read: number; readonly all: number }) => void;
  /** Ends the reading where it is. */
  readonly signal: AbortSignal;
}

/** A line of what was pasted, or a row of a spreadsheet. */
interface Source {
  readonly input: string;
  /** What the row of a spreadsheet says besides its code. */
  readonly label?: string | undefined;
  readonly name?: string | undefined;
  /** All of it, as it was pasted. */
  readonly text: string;
}

/** Every line that is not blank, as far as one table goes. With a pace the page gets its turn in between. */
export async function readLines(input: string, today: Day, pace?: Pace): Promise<List> {
  const { header, sources } = sourcesIn(input, today);
  const taken = sources.slice(0, MOST_LINES);
  const others = sources.slice(MOST_LINES).map(({ text }) => text);
  const rows: Row[] = [];
  let turn = performance.now();
  for (const [at, source] of taken.entries()) {
    rows.push(...rowsOf(source, at + 1, today));
    if (!pace || performance.now() - turn < TURN_MS) continue;
    pace.onProgress({ read: at + 1, all: taken.length });
    await nextTurn();
    if (pace.signal.aborted) break;
    turn = performance.now();
  }
  const rest = { lines: others.length, text: [header, ...others].filter(Boolean).join('\n') };
  return { kind: 'list', input, rows, rest };
}

/** The rows of a spreadsheet, where the text is one, else its lines. */
function sourcesIn(
  input: string,
  today: Day,
): { readonly header: string; readonly sources: readonly Source[] } {
  const sheet = spreadsheetIn(input, (cell) => decode(cell, { today }).isValid);
  if (!sheet) {
    const lines = input.split(/[\n\r]+/).filter((line) => line.trim() !== '');
    return { header: '', sources: lines.map((text) => ({ input: text, text })) };
  }
  const sources = Array.from(sheet.records(), ({ code, label, name, text }) => ({
    ...{ label, name, text },
    input: code === '' ? text.trim() : code,
  }));
  return { header: sheet.header, sources };
}

/** The codes that stand in a line, or the line as one that does not read. */
export function rowsOf(source: Source, line: number, today: Day): readonly Row[] {
  const { input, label, name } = source;
  const told = label === undefined ? undefined : labelOf(label);
  return readText(input, today).map(({ result, found, ...text }) => {
    const madeIn = text.madeIn ?? told;
    return { line, input, found, result, madeIn, name, findings: findingsOn(result, madeIn) };
  });
}

function findingsOn(result: Result, madeIn: Label | undefined): readonly Finding[] {
  if (!result.isValid || madeIn === undefined) return [];
  const check = checkLabel(result, madeIn);
  return [{ ...check, claim: 'label', sellerSays: labelName(madeIn), codeSays: result.country }];
}

/** Lets the page draw and answer what was clicked. */
async function nextTurn(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
