import { withoutFormula } from '../library/csv-cell.ts';
import type { BufferedWriter } from './buffered-writer.ts';
import type { Guard } from './commands.ts';
import { CommandError } from './io.ts';
import { problems } from './problems.ts';

/** A row that can't be read as a row of its table, or a line that is not text. */
export interface BadRow {
  /** The name of the input. */
  readonly name: string;
  /** The line it starts on, counted from 1. */
  readonly line: number;
  readonly errorCode: 'ragged' | 'quote' | 'nul' | 'encoding' | 'long' | 'json';
  /** The reason. */
  readonly error: string;
  /** As it was written, with its line break. */
  readonly raw: readonly (string | Uint8Array)[];
}

/** Where bad rows go. Without a file for them the first one ends the run. */
export class BadRows {
  #count = 0;
  readonly #writer: BufferedWriter | undefined;
  readonly #guard: Guard;

  constructor(writer: BufferedWriter | undefined, guard: Guard) {
    this.#writer = writer;
    this.#guard = guard;
    writer?.add(`${HEADER.join('\t')}\n`);
  }

  get count(): number {
    return this.#count;
  }

  /** @throws CommandError without a file for bad rows */
  add({ name, line, errorCode, error, raw }: BadRow): void {
    if (!this.#writer) {
      throw new CommandError({ name, line }, problems.badRows(error));
    }
    this.#count += 1;
    const file = name.replace(/\s/g, ' ');
    this.#writer.add(
      [this.#guard === 'none' ? file : withoutFormula(file), line, errorCode, error, ''].join('\t'),
    );
    for (const piece of raw) this.#writer.add(this.#guarded(piece));
    const last = raw.at(-1)?.at(-1);
    if (last !== '\n' && last !== LF) this.#writer.add('\n');
  }

  /** A row is the user's own, so only `--guard all` changes it: wherever a cell could start. */
  #guarded(piece: string | Uint8Array): string | Uint8Array {
    if (this.#guard !== 'all') return piece;
    if (typeof piece === 'string') return withoutFormulas(piece);
    // Bytes that are not characters stay as they are.
    return Buffer.from(withoutFormulas(Buffer.from(piece).toString('latin1')), 'latin1');
  }

  /** Writes what is buffered. */
  async flush(): Promise<void> {
    await this.#writer?.flush();
  }
}

function withoutFormulas(row: string): string {
  return row.replace(/[^,;\t|"\r\n]+/g, withoutFormula);
}

const LF = 10;

/** The columns of the file. The row comes last, since it may hold anything. */
const HEADER = ['file', 'line', 'error_code', 'error', 'row'] as const;
