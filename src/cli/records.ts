import type { Dialect } from './readers/dialect.ts';

/** A record of an input: a line of a list, a row of a table, or an object of NDJSON. */
export interface SourceRecord {
  /** The line it starts on, counted from 1; of arguments their number. */
  readonly line: number;
  /** The record as it stands in the input, without its line end. */
  readonly original: string;
  /** One for each column of the table; none in a list. */
  readonly cells: readonly string[];
}

/** What a record says of one item. */
export interface Asked {
  readonly input: string;
  /** The label that the record gives, or an empty string. */
  readonly label: string;
  /** The line or model that the record names, or an empty string. */
  readonly lineName: string;
}

/** An input that has been opened, whatever contains its records. */
export interface Source {
  /** The path of the file, or `-`. */
  readonly name: string;
  readonly records: Iterable<readonly SourceRecord[]> | AsyncIterable<readonly SourceRecord[]>;
  readonly asked: (record: SourceRecord) => Asked;
  /** Undefined for a list. */
  readonly table: SourceTable | undefined;
}

/** What is known of a table beside its rows. */
export interface SourceTable {
  readonly kind: 'csv' | 'ndjson';
  /** Their names, or their numbers if the table has no header. */
  readonly columns: readonly string[];
  readonly dialect: Dialect;
  /** Undefined if the table has none. */
  readonly header: SourceRecord | undefined;
}

/** A table whose header has been read, and whose rows are read on demand. */
export interface OpenTable extends SourceTable {
  readonly rows: AsyncIterable<readonly SourceRecord[]>;
}

/** What is written of a record. */
export interface Answer {
  readonly status: AnswerStatus;
  /** The text; for CSV the added cells, each with the separator in front; for NDJSON an object without its origin. */
  readonly text: string;
}

/** What counts about an answer. */
export interface AnswerStatus {
  readonly isValid: boolean;
  /** The code reads, but no source documents its date. */
  readonly isUndocumented: boolean;
  /** What is stated beside the code conflicts with it. */
  readonly isConflict: boolean;
  /** Whether something stated there is said of this item is a question. */
  readonly isAsked?: boolean;
  /** The cell holds a code, and more than that. */
  readonly holdsMore?: boolean;
}

/** Answers one record, in the format and with the separator that the run writes. */
export type Answerer = (asked: Asked, separator: string) => Answer;
