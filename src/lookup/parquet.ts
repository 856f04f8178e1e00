import type { SchemaElement } from 'hyparquet';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer/src/index.js';
import { type Day, factsDate, type ValidResult } from '../heatstamp.ts';
import { LOOKUP_COLUMNS } from './columns.ts';

/** What the file says of itself. */
interface About {
  readonly version: string;
  /** The day after which no code of it is dated. */
  readonly today: Day;
}

/** gzip, which every engine reads; who calls has it from its platform. */
type Compress = (bytes: Uint8Array) => Uint8Array;

const DAY_MS = 86_400_000;

/** The look-up table as a Parquet file: texts, whole numbers and days, and null where a code lacks something. */
export function lookupParquet(
  rows: Iterable<ValidResult>,
  { version, today }: About,
  compress: Compress,
): Uint8Array {
  const data = LOOKUP_COLUMNS.map((): unknown[] => []);
  for (const row of rows) {
    for (const [index, { type, of }] of LOOKUP_COLUMNS.entries()) {
      const value = of(row) ?? null;
      data[index]?.push(type === 'day' && value !== null ? daysSince1970(String(value)) : value);
    }
  }
  const columnData = LOOKUP_COLUMNS.map(({ name }, index): ColumnSource => ({
    name,
    data: data[index] ?? [],
  }));
  const file = parquetWriteBuffer({
    columnData,
    schema: [
      { name: 'date_codes', num_children: LOOKUP_COLUMNS.length },
      ...LOOKUP_COLUMNS.map(schemaElement),
    ],
    codec: 'GZIP',
    compressors: { GZIP: compress },
    rowGroupSize: 1_000_000,
    createdBy: `heatstamp version ${version}`,
    kvMetadata: [
      { key: 'facts_date', value: factsDate },
      { key: 'heatstamp_version', value: version },
      { key: 'today', value: today },
      { key: 'license', value: 'CC-BY-4.0' },
    ],
  });
  return new Uint8Array(file);
}

/** As the format stores a day. */
function daysSince1970(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

function schemaElement({ name, type }: (typeof LOOKUP_COLUMNS)[number]): SchemaElement {
  const stored = {
    text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
    integer: { type: 'INT32' },
    day: { type: 'INT32', converted_type: 'DATE' },
  } as const;
  return { name, ...stored[type], repetition_type: 'OPTIONAL' };
}
