/** Where a row comes from, for NDJSON. */
export interface RowOrigin {
  /** The file, when there are several. */
  readonly file?: string;
  /** The cells of a table row, by column name. */
  readonly row?: Readonly<Record<string, string>>;
}

/** What a result is made from. */
export interface RowInput {
  /** Counts from 1. */
  readonly line: number;
  readonly input: string;
  /** The label that the row gives, or an empty string. */
  readonly label: string;
  /** The line or model that the row names, or an empty string. */
  readonly lineName: string;
}

/** What is written of a result. */
export interface RowOutput {
  readonly status: RowStatus;
  /** The text; for CSV the added cells, each with the separator in front; for NDJSON an object without line and input. */
  readonly text: string;
}

/** What counts about a result. */
export interface RowStatus {
  readonly isValid: boolean;
  /** The code reads, but no source documents its date. */
  readonly isUndocumented: boolean;
  /** What is stated beside the code conflicts with it. */
  readonly isConflict: boolean;
  /** The cell holds a code, and more than that. */
  readonly holdsMore?: boolean;
}
