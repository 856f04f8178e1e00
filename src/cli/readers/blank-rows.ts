import type { SourceRecord } from '../records.ts';

const MAX_CHUNK = 1000;

/** More blank rows that differ are no end of an input: they count like those before another row. */
const MAX_RUNS = 10_000;

/**
 * Leaves out blank rows at the end of an input, and yields those that another row follows. Equal rows are counted rather than
 * stored: a million of them take no memory.
 */
export async function* withoutBlankEnd(
  chunks: AsyncIterable<readonly SourceRecord[]>,
  isBlank: (row: SourceRecord) => boolean,
): AsyncIterable<readonly SourceRecord[]> {
  let runs: { readonly first: SourceRecord; count: number }[] = [];

  function hold(row: SourceRecord): void {
    const last = runs.at(-1);
    const isNext = last && last.first.line + last.count === row.line;
    if (isNext && last.first.original === row.original) last.count += 1;
    else runs.push({ first: row, count: 1 });
  }

  for await (const chunk of chunks) {
    let rows: SourceRecord[] = [];
    for (const row of chunk) {
      const isHeld = isBlank(row);
      if (isHeld) hold(row);
      if (isHeld && runs.length <= MAX_RUNS) continue;
      for (const { first, count } of runs) {
        for (let index = 0; index < count; index += 1) {
          rows.push({ ...first, line: first.line + index });
          if (rows.length < MAX_CHUNK) continue;
          yield rows;
          rows = [];
        }
      }
      runs = [];
      if (!isHeld) rows.push(row);
    }
    yield rows;
  }
}
