import type { ListingArguments } from '../arguments.ts';
import type { ExitStatus } from '../commands.ts';
import { type Io, openInputs } from '../io.ts';
import type { CommandLanguage } from '../language.ts';
import { listingAnswerer } from '../listing-answers.ts';
import { processRows } from '../process-rows.ts';
import { readLists } from '../readers/list-reader.ts';
import { todayOf } from '../today.ts';

/** Checks listings, one per line or one per table row: compares what the seller says with what the code says. */
export async function checkListings(
  options: ListingArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  const { column, files, encoding } = options;
  const today = await todayOf(options.today, io);
  const inputs = openInputs(files, io);
  const answer = listingAnswerer(options, today, language);
  const names = inputs.map(({ name }) => name);
  const run = (open: Parameters<typeof processRows>[1]) =>
    processRows(names, open, answer, options, io);
  if (column === undefined) return run((badRows) => readLists(inputs, encoding, badRows));
  const { readTables } = await import('../readers/table-reader.ts');
  return run((badRows) => readTables(inputs, { ...options, column }, badRows));
}
