import { COLUMNS, LISTING_COLUMNS } from '../../library/columns.ts';
import type { ListingArguments } from '../arguments.ts';
import type { ExitStatus } from '../commands.ts';
import { type Io, openInputs } from '../io.ts';
import type { CommandLanguage } from '../language.ts';
import { listingProcessor } from '../listing-processor.ts';
import { processRows } from '../process-rows.ts';
import { readLists } from '../readers/line-reader.ts';
import { todayOf } from '../today.ts';

const ADDED_COLUMNS = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);

/** Checks listings, one per line or one per table row: compares what the seller says with what the code says. */
export async function checkListings(
  options: ListingArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  const { column, madeInColumn, format, files, isGuarded, encoding } = options;
  const today = await todayOf(options.today, io);
  const processRow = listingProcessor({ format, today }, language);
  const inputs = openInputs(files, io);
  const names = inputs.map(({ name }) => name);
  if (column === undefined) {
    const listOptions = { columns: ADDED_COLUMNS, isGuarded, encoding };
    return processRows(
      names,
      (badRows) => readLists(inputs, listOptions, badRows),
      ...([processRow, options, io] as const),
    );
  }
  const { readTables } = await import('../readers/table-reader.ts');
  const tableOptions = {
    ...options,
    ...{ column, labelColumn: madeInColumn, lineColumn: undefined },
    addedColumns: ADDED_COLUMNS,
  };
  return processRows(
    names,
    (badRows) => readTables(inputs, tableOptions, badRows),
    ...([processRow, options, io] as const),
  );
}
