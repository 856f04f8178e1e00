import { factsDate } from '../../heatstamp.ts';
import type { Source, SourceRecord } from '../records.ts';
import { uniqueNames } from '../readers/column-names.ts';
import type { Writer } from './writer.ts';

export interface JsonWriterOptions {
  /** Whether each object names its file. */
  readonly hasSeveralFiles: boolean;
  /** Our columns of an earlier run, which are left out. */
  readonly replaced: readonly string[];
}

/**
 * NDJSON: an object for each record, with its line, what was asked, the whole row, and the answer. An object of NDJSON stays
 * as it stands in the input.
 */
export function jsonWriter({ hasSeveralFiles, replaced }: JsonWriterOptions): Writer {
  return (source) => {
    const file = hasSeveralFiles ? `,"file":${JSON.stringify(source.name)}` : '';
    const rowOf = rowWriter(source, replaced);
    const facts = `,"factsDate":"${factsDate}"`;
    const withFacts = (answer: string) =>
      answer === '{}' ? `${facts}}` : `${facts},${answer.slice(1)}`;
    return {
      ...{ head: [], separator: '' },
      format: (record, input, answer) =>
        answer === undefined
          ? ''
          : `{"lineNumber":${record.line},"input":${quoted(input)}${file}${rowOf(record)}${withFacts(answer)}\n`,
    };
  };
}

/** Writes the row of a table as a field, with a comma in front. */
function rowWriter(
  { table }: Source,
  replaced: readonly string[],
): (record: SourceRecord) => string {
  if (!table) return () => '';
  if (table.kind === 'ndjson') return ({ original }) => `,"row":${original}`;
  const names = uniqueNames(table.columns);
  const fields = names.flatMap((name, index) =>
    replaced.includes(name) ? [] : [[`${JSON.stringify(name)}:`, index] as const],
  );
  return ({ cells }) =>
    `,"row":{${fields.map(([name, index]) => name + quoted(cells[index] ?? '')).join(',')}}`;
}

/** What stands in JSON as it is: no quotation mark, backslash, control character or half of a UTF-16 character. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;

/** A text as JSON. Most cells are plain, which takes less time. */
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
