import { prepare } from '../../core/prepare.ts';
import { factory, factsDate } from '../../heatstamp.ts';
import type { FactoryTable } from '../../library/factory-codes.ts';
import { factoryTable } from '../../library/factory-table.ts';
import { factoryCsv } from '../../lookup/factory-csv.ts';
import type { FactoriesArguments } from '../arguments.ts';
import { withOutput } from '../outputs.ts';
import type { ExitStatus, FormatName } from '../commands.ts';
import { labeledLine } from '../formatters/layout.ts';
import type { FactoryObject } from '../formatters/ndjson.ts';
import { CommandError, type Io } from '../io.ts';
import { problems } from '../problems.ts';
import type { CommandLanguage } from '../language.ts';

/** Prints the factory codes, or those that are named, with the lists that name them. */
export async function listFactories(
  options: FactoriesArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  const table = factoryTable(language.core);
  const rows = new Map(table.codes.map((row) => [row.code, row]));
  const codes =
    options.codes.length === 0
      ? table.codes
      : options.codes.map((code) => {
          const row = rows.get(prepare(code));
          if (!row) throw new CommandError(`'${code}'`, problems.unknownFactory);
          return row;
        });
  return withOutput(options.output, io, (writer) => {
    writer.add(FORMATTERS[options.format]({ ...table, codes }, language));
    return Promise.resolve(0 as const);
  });
}

const FORMATTERS: Readonly<
  Record<FormatName, (table: FactoryTable, language: CommandLanguage) => string>
> = {
  text({ codes, lists }, { core, command }) {
    const { named, list, aside, sentence } = command;
    const text = codes
      .flatMap(({ code, places }) =>
        places.map(({ place, from, until, evidence, note, families }) => {
          const years = core.years({
            ...(from !== null && { from }),
            ...(until !== null && { until }),
          });
          const name = [place, years].filter(Boolean).join(' ');
          const attestedBy = list(families.map(command.family));
          const grade = command.evidence[evidence];
          const text = name + aside(attestedBy === '' ? grade : named(grade, attestedBy));
          return labeledLine(code, note === null ? text : core.sentences([sentence(text), note]));
        }),
      )
      .join('');
    const places = codes.flatMap((row) => row.places);
    const sources = listsOf(places, { lists }).map(({ id, title, urls }) =>
      labeledLine(id, [title, ...urls].join(' ')),
    );
    return `${text}\n${sources.join('')}`;
  },
  ndjson: (table, { core: words }) =>
    table.codes
      .flatMap(({ code }) => factory(code, { words }) ?? [])
      .map((entry) => {
        const lists = listsOf(entry.places, table).map(({ id, title, urls }) => ({
          ...{ id, title, urls },
        }));
        return `${JSON.stringify({ ...entry, lists, factsDate } satisfies FactoryObject)}\n`;
      })
      .join(''),
  csv: factoryCsv,
};

/** The lists that name places, in the order of the table. */
function listsOf(
  places: readonly { readonly sources: readonly string[] }[],
  { lists }: Pick<FactoryTable, 'lists'>,
): FactoryTable['lists'] {
  const named = new Set(places.flatMap(({ sources }) => sources));
  return lists.filter(({ id }) => named.has(id));
}
