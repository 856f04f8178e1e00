import { COLUMNS, LISTING_COLUMNS } from '../../library/columns.ts';
import type { ListingArguments, ParsedArguments } from '../arguments.ts';
import type { ExitStatus } from '../commands.ts';
import { type Io, openInputs } from '../io.ts';
import type { CommandLanguage } from '../language.ts';
import { ListingPool } from '../listing-pool.ts';
import { processRows } from '../process-rows.ts';
import { readLists } from '../readers/line-reader.ts';
import { todayOf } from '../today.ts';

const ADDED_COLUMNS = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);

/** Checks listings, one per line or one per table row: compares what the seller says with what the code says. */
export async function checkListings(
  options: ListingArguments & Pick<ParsedArguments, 'lang'>,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  const { column, madeInColumn, format, files, lang, isGuarded, encoding } = options;
  const today = await todayOf(options.today, io, language);
  const jobs = options.jobs ?? Math.max(1, io.cores() - 1);
  const pool = new ListingPool({ format, today, lang }, language, jobs, io);
  const inputs = openInputs(files, io);
  const names = inputs.map(({ name }) => name);
  try {
    if (column === undefined) {
      const listOptions = { columns: ADDED_COLUMNS, isGuarded, encoding };
      return await processRows(
        names,
        (badRows) => readLists(inputs, listOptions, badRows),
        ...([pool, options, io, language] as const),
      );
    }
    const { readTables } = await import('../readers/table-reader.ts');
    const tableOptions = {
      ...options,
      ...{ column, labelColumn: madeInColumn, lineColumn: undefined },
      addedColumns: ADDED_COLUMNS,
    };
    return await processRows(
      names,
      (badRows) => readTables(inputs, tableOptions, badRows),
      ...([pool, options, io, language] as const),
    );
  } finally {
    pool.stop();
  }
}
