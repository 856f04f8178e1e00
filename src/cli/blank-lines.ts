/** How many lines are handed on at once. */
const MOST = 1000;

/**
 * Blank lines that nothing has followed yet: at the end of an input they are none. Those that are alike are counted, not kept, so
 * that a million of them take no room.
 */
export class BlankLines<Row extends { readonly line: number }> {
  #runs: { readonly first: Row; count: number }[] = [];
  readonly #textOf: (row: Row) => string;

  /** @param textOf what is alike in rows that are alike but for their line */
  constructor(textOf: (row: Row) => string) {
    this.#textOf = textOf;
  }

  add(row: Row): void {
    const last = this.#runs.at(-1);
    if (last && this.#textOf(last.first) === this.#textOf(row)) last.count += 1;
    else this.#runs.push({ first: row, count: 1 });
  }

  /** All of them in batches, for something follows; they are forgotten. */
  *taken(): Iterable<readonly Row[]> {
    const runs = this.#runs;
    this.#runs = [];
    for (const { first, count } of runs) {
      for (let from = 0; from < count; from += MOST) {
        const length = Math.min(MOST, count - from);
        yield Array.from({ length }, (_, at) => ({ ...first, line: first.line + from + at }));
      }
    }
  }
}
