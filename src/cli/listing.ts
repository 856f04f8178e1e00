import { checkListing, type Listing, type ListingFinding } from '../heatstamp.ts';
import { listing as english } from '../words/en/listing.ts';
import type { CommandWords, ListingWords } from '../words/words.ts';
import { answerAll, type Answering } from './answers.ts';
import { COLUMNS, LISTING_COLUMNS, listingCells } from './as-csv.ts';
import type { ExitStatus, LanguageName } from './commands.ts';
import { inputsOf, type Io } from './io.ts';
import { SPOKEN } from './language.ts';
import { row, shown } from './layout.ts';
import { listsOf } from './lists.ts';
import type { ListingRequest } from './options.ts';

/** What is said of listings, by language. */
const WORDS: Readonly<Record<LanguageName, ListingWords>> = { en: english };

/** A listing with what was found in it. */
interface Checked extends Listing {
  readonly line: number;
  readonly input: string;
}

/** Checks listings, one a line or one in each row of tables: what the seller says, and what the code says. */
export async function checkListings(request: ListingRequest, io: Io): Promise<ExitStatus> {
  const { column, format, files, lang } = request;
  const today = request.today ?? io.today();
  const words = WORDS[lang];
  const { command } = SPOKEN[lang];
  const answering: Answering<Checked> = {
    answer: (line, input) => ({ line, input, ...checkListing(input, { today, words }) }),
    verdict: ({ codes }) => ({
      isValid: codes.length > 0,
      isUndocumented: codes.some(({ result }) => result.standing === 'undocumented'),
      isConflict: codes.some(({ findings }) => findings.some(isConflict)),
    }),
    text: (checked) => textOf(checked, command),
    json: ({ line, input, ...checked }, origin) => ({ line, input, ...origin, ...checked }),
    columns: [...COLUMNS, ...LISTING_COLUMNS].map(({ name }) => name),
    cells: listingCells,
  };
  const { columns } = answering;
  const inputs = inputsOf(files, io);
  if (column === undefined) return answerAll(listsOf(inputs, columns), answering, request, io);
  const { tablesOf } = await import('./tables.ts');
  const table = { column, labelColumn: undefined, columns, hasObjects: format === 'ndjson' };
  return answerAll(tablesOf(inputs, table), answering, request, io);
}

function isConflict({ verdict }: ListingFinding): boolean {
  return verdict === 'conflict';
}

function textOf(checked: Checked, command: CommandWords): string {
  const { rows } = command;
  const { input, codes, styleNumbers } = checked;
  return [
    `${input.trim() === '' ? command.blank : shown(input)}\n`,
    ...(codes.length === 0 ? unanswered(checked, command) : []),
    ...codes.flatMap(({ result, findings }) => [
      row(rows.code, `${result.code}: ${result.date}, ${result.country}`),
      ...result.notices.map(({ text }) => row(rows.note, text)),
      ...findings.map(({ claim, sellerSays, codeSays, text }) =>
        // What is said of dates and lines names both sides.
        row(
          rows[claim],
          claim === 'label' ? `${command.says(sellerSays, codeSays)} ${text}` : text,
        ),
      ),
    ]),
    ...styleNumbers.map((number) => row(rows.style, number)),
  ].join('');
}

/** What a seller claims without a code to answer it. */
function unanswered(
  { labels, dates, lines }: Listing,
  { rows, noCode, sellerSays }: CommandWords,
): readonly string[] {
  return [
    row(rows.error, noCode),
    ...labels.map(({ name }) => row(rows.label, sellerSays(name))),
    ...dates.map(({ date }) => row(rows.date, sellerSays(date))),
    ...lines.map(({ name }) => row(rows.line, sellerSays(name))),
  ];
}
