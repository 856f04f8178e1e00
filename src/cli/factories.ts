import { csvCell } from '../core/csv-cell.ts';
import { prepare } from '../core/prepare.ts';
import type { FactoryTable, TablePlace } from '../library/factory-codes.ts';
import { factoryTable } from '../library/factory-table.ts';
import { faults } from '../words/en/command-line.ts';
import type { ExitStatus } from './commands.ts';
import { Fault, type Io } from './io.ts';
import { SPOKEN } from './language.ts';
import { row } from './layout.ts';
import type { FactoriesRequest } from './options.ts';
import { writingTo } from './output.ts';

type Entry = FactoryTable['codes'][number];

/** Tells the table of factory codes, or those that are named, with the lists that say so. */
export async function tellFactories(request: FactoriesRequest, io: Io): Promise<ExitStatus> {
  const table = factoryTable(SPOKEN[request.lang].core);
  const known = new Map(table.codes.map((entry) => [entry.code, entry]));
  const entries =
    request.codes.length === 0 ? table.codes : request.codes.map((code) => found(code, known));
  return writingTo(request.output, io, (sink) => {
    sink.add(WRITERS[request.format](entries, table, request));
    return Promise.resolve(0 as const);
  });
}

function found(code: string, known: ReadonlyMap<string, Entry>): Entry {
  const entry = known.get(prepare(code));
  if (!entry) throw new Fault(`'${code}'`, faults.noFactory);
  return entry;
}

type Writer = (entries: readonly Entry[], table: FactoryTable, request: FactoriesRequest) => string;

const COLUMNS = [
  ...['code', 'place', 'country', 'evidence', 'from', 'until', 'note', 'sources'],
] as const;

const WRITERS: Readonly<Record<FactoriesRequest['format'], Writer>> = {
  text(entries, { lists }, { lang }) {
    const families = new Map(lists.map(({ id, family }) => [id, family]));
    const { evidence } = SPOKEN[lang].command;
    return entries
      .map(({ code, places }) => {
        const rows = places.map((place) => {
          const by = [...new Set(place.sources.map((id) => families.get(id)))].join(', ');
          const years = SPOKEN[lang].core.years(yearsOf(place));
          const name = [place.place, years].filter(Boolean).join(' ');
          const told = by === '' ? '' : `: ${by}`;
          const note = place.note === null ? '' : `. ${place.note}`;
          return row(code, `${name} (${evidence[place.evidence]}${told})${note}`);
        });
        return rows.join('');
      })
      .join('');
  },
  ndjson: (entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  csv(entries) {
    const records = entries.flatMap(({ code, places }) =>
      places.map(({ place, country, evidence, from, until, note, sources }) => [
        ...[code, place, country, evidence, from, until, note, sources.join('|')],
      ]),
    );
    return [COLUMNS, ...records]
      .map((cells) => `${cells.map((cell) => csvCell(String(cell ?? ''))).join(',')}\r\n`)
      .join('');
  },
};

function yearsOf({ from, until }: TablePlace): { readonly from?: number; readonly until?: number } {
  return { ...(from !== null && { from }), ...(until !== null && { until }) };
}
