import type { Source, SourceRecord } from '../records.ts';

/** Adds answers to the records of the sources that a run reads, in one format. */
export type Writer = (source: Source) => SourceWriter;

export interface SourceWriter {
  /** What stands in front of the first record. */
  readonly head: readonly (string | Uint8Array)[];
  /** The separator of the answers' cells. */
  readonly separator: string;
  /** A record with its answer; undefined for a record that is skipped. */
  readonly format: (record: SourceRecord, input: string, answer: string | undefined) => string;
}

/** Answers for people, with a blank line between them. */
export function textWriter(): Writer {
  let gap = '';
  return () => ({
    ...{ head: [], separator: '' },
    format(_, __, answer) {
      if (answer === undefined) return '';
      const text = gap + answer;
      gap = '\n';
      return text;
    },
  });
}
