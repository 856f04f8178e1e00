const MAX_CHUNK = 1000;

/**
 * Holds back blank rows until another row follows, since blank rows at the end of an input do not count. Equal rows are
 * counted rather than stored: a million of them take no memory.
 */
export class BlankRows<Row extends { readonly line: number }> {
  #runs: { readonly first: Row; count: number }[] = [];
  readonly #textOf: (row: Row) => string;

  /** @param textOf equal for rows that differ in nothing but their line */
  constructor(textOf: (row: Row) => string) {
    this.#textOf = textOf;
  }

  add(row: Row): void {
    const last = this.#runs.at(-1);
    const isNext = last && last.first.line + last.count === row.line;
    if (isNext && this.#textOf(last.first) === this.#textOf(row)) last.count += 1;
    else this.#runs.push({ first: row, count: 1 });
  }

  /** Removes all rows and returns them in chunks. */
  *drain(): Iterable<readonly Row[]> {
    const runs = this.#runs;
    this.#runs = [];
    for (const { first, count } of runs) {
      for (let start = 0; start < count; start += MAX_CHUNK) {
        const length = Math.min(MAX_CHUNK, count - start);
        yield Array.from({ length }, (_, i) => ({ ...first, line: first.line + start + i }));
      }
    }
  }
}
