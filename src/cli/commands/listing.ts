import { checkListing, type Listing } from '../../heatstamp.ts';
import { listing as english } from '../../words/en/listing.ts';
import type { ListingWords } from '../../words/words.ts';
import type { ListingArguments } from '../arguments.ts';
import type { ExitStatus, LanguageName } from '../commands.ts';
import { COLUMNS, LISTING_COLUMNS, listingCells } from '../formatters/csv.ts';
import type { OutputLine } from '../formatters/ndjson.ts';
import { formatListing } from '../formatters/text.ts';
import { type Io, openInputs } from '../io.ts';
import { WORDS } from '../language.ts';
import { processRows, type RowProcessor } from '../process-rows.ts';
import { readLists } from '../readers/line-reader.ts';
import { todayOf } from '../today.ts';

const LISTING_WORDS: Readonly<Record<LanguageName, ListingWords>> = { en: english };

interface ListingResult {
  readonly line: number;
  readonly input: string;
  readonly listing: Listing;
}

/** Checks listings, one per line or one per table row: compares what the seller says with what the code says. */
export async function checkListings(options: ListingArguments, io: Io): Promise<ExitStatus> {
  const { column, format, files, lang } = options;
  const today = await todayOf(options.today, io);
  const words = LISTING_WORDS[lang];
  const columns = [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name);
  const processor: RowProcessor<ListingResult> = {
    processRow: (line, input) => ({ line, input, listing: checkListing(input, { today, words }) }),
    statusOf: ({ listing: { codes } }) => ({
      isValid: codes.length > 0,
      isUndocumented: codes.some(({ result }) => result.standing === 'undocumented'),
      isConflict: codes.some(({ findings }) =>
        findings.some(({ verdict }) => verdict === 'conflict'),
      ),
    }),
    formatText: ({ input, listing }) => formatListing(input, listing, WORDS[lang].command),
    toObject: ({ line, input, listing }, origin): OutputLine => ({
      ...{ line, input, ...origin, ...listing },
    }),
    columns,
    formatCells: ({ listing }, separator) => listingCells(listing, separator),
  };
  const inputs = openInputs(files, io);
  if (column === undefined) return processRows(readLists(inputs, columns), processor, options, io);
  const { readTables } = await import('../readers/table-reader.ts');
  const readers = readTables(inputs, {
    ...{ column, labelColumn: undefined, addedColumns: columns },
    needsUniqueNames: format === 'ndjson',
  });
  return processRows(readers, processor, options, io);
}
