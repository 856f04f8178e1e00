import { TABLE_DAY } from '../core/factories.ts';
import {
  COMMANDS,
  OPTIONS,
  commandOptions,
  statusesOf,
  summaryOf,
  synopsisOf,
} from './commands.ts';
import { wrap } from './formatters/layout.ts';
import { usage } from './usage.ts';

const MAX_LINE_LENGTH = 78;

const { examples, kind, options } = usage.manual;

// prettier-ignore
const EXAMPLES = [
  ["heatstamp AR2126 '8912 SL'", examples.codes],
  ["heatstamp 'SD?013'", examples.worn],
  ['heatstamp --column code --made-in-column label --output decoded.csv stock.csv', examples.table],
  ["heatstamp --column 3 --no-header --separator ';' --bad-rows bad.tsv stock.csv", examples.bare],
  ["heatstamp --format ndjson < codes.txt | jq 'select(.isValid | not)'", examples.filter],
] as const;

/**
 * The manual page as man(7) source, in English, made from the tables of options and subcommands.
 *
 * @example
 * manPage('1.2.3').startsWith('.TH HEATSTAMP 1 ') // => true
 */
export function manPage(version: string): string {
  const [decode, ...subcommands] = COMMANDS;
  const synopses = COMMANDS.flatMap(({ name, forms }) =>
    forms.map(([form]) => ['.B heatstamp', escapeRoff([name, form].filter(Boolean).join(' '))]),
  );
  return [
    // The date is that of the facts.
    `.TH HEATSTAMP 1 ${TABLE_DAY} "heatstamp ${version}" "${kind}"`,
    '.SH NAME',
    `heatstamp \\- ${escapeRoff(lowerFirst(decode.summary(usage)).replace(/\.$/, ''))}`,
    '.SH SYNOPSIS',
    ...synopses.flatMap((lines, index) => (index === 0 ? lines : ['.br', ...lines])),
    '.SH DESCRIPTION',
    ...decode.forms.flatMap(([form, does]) => definition(form, does(usage))),
    '.SH SUBCOMMANDS',
    ...subcommands.flatMap((command) => {
      const flags = commandOptions(command).map(({ name }) => `--${name}`);
      return definition(command.name, `${command.summary(usage)} ${options(flags)}`);
    }),
    '.SH OPTIONS',
    ...OPTIONS.flatMap((option) => definition(synopsisOf(option), summaryOf(option, usage))),
    '.SH EXIT STATUS',
    ...statusesOf(decode, usage).flatMap(([status, meaning]) => definition(status, meaning)),
    '.PP',
    ...paragraph(usage.manual.statuses),
    ...usage.topics.flatMap(({ title, text }) => [
      `.SH ${title.toUpperCase()}`,
      ...paragraph(text),
    ]),
    '.SH EXAMPLES',
    ...EXAMPLES.flatMap(([line, description]) => definition(line, description)),
    '.SH SEE ALSO',
    ...paragraph(usage.seeAlso),
    '',
  ].join('\n');
}

function definition(term: string, text: string): readonly string[] {
  return ['.TP', `.B ${escapeRoff(term)}`, ...paragraph(text)];
}

function paragraph(text: string): readonly string[] {
  const lines = wrap(escapeRoff(text), MAX_LINE_LENGTH);
  // A line that starts with one of these would be a roff request.
  return lines.map((line) => line.replace(/^[.']/, '\\&$&'));
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Escapes what roff would interpret, and spells out what is not ASCII. */
function escapeRoff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('’', '\\(cq')
    .replaceAll('…', '...');
}
