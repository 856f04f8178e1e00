import { TABLE_DAY } from '../core/factories.ts';
import { usage } from '../words/en/command-line.ts';
import { COMMANDS, type Option, OPTIONS, optionsOf, STATUSES, valueOf } from './commands.ts';
import { wrapped } from './layout.ts';

/**
 * The manual page in the language of man(7), made from the tables of options and subcommands.
 *
 * @example
 * manPage('1.2.3').split('\n')[0] // => ".TH HEATSTAMP 1 2026-11-23 \"heatstamp 1.2.3\" \"User commands\""
 */
export function manPage(version: string): string {
  const synopses = COMMANDS.flatMap(({ name, usage }) =>
    usage.map(([form]) => ['.B heatstamp', escaped([name, form].filter(Boolean).join(' '))]),
  );
  return [
    // The day of the facts that it reads by.
    `.TH HEATSTAMP 1 ${TABLE_DAY} "heatstamp ${version}" "${usage.manual.kind}"`,
    '.SH NAME',
    `heatstamp \\- ${escaped(lowered(COMMANDS[0].summary))}`,
    '.SH SYNOPSIS',
    ...synopses.flatMap((lines, index) => (index === 0 ? lines : ['.br', ...lines])),
    '.SH DESCRIPTION',
    ...COMMANDS[0].usage.flatMap(([form, does]) => definition(form, does)),
    '.SH SUBCOMMANDS',
    ...COMMANDS.filter(({ name }) => name !== '').flatMap((command) => {
      const own = optionsOf(command).map(({ name }) => `--${name}`);
      return definition(command.name, `${command.summary} ${usage.manual.options(own)}`);
    }),
    '.SH OPTIONS',
    ...OPTIONS.flatMap((option) => definition(flag(option), option.summary)),
    '.SH EXIT STATUS',
    ...STATUSES.flatMap(([status, means]) => definition(String(status), means)),
    '.SH EXAMPLES',
    ...EXAMPLES.flatMap(([line, does]) => definition(line, does)),
    '',
  ].join('\n');
}

const { examples } = usage.manual;

const EXAMPLES = [
  ["heatstamp AR2126 '8912 SL'", examples.codes],
  ["heatstamp 'SD?013'", examples.worn],
  ['heatstamp --column code --made-in-column label --output read.csv stock.csv', examples.table],
  ["heatstamp --format ndjson < codes.txt | jq 'select(.isValid | not)'", examples.filter],
] as const;

function flag(option: Option): string {
  const { name, short } = option;
  const value = valueOf(option);
  const long = `--${name}${value === undefined ? '' : ` ${value}`}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

/** What is longer is hard to read in the source; marks make lines a little longer. */
const WIDTH = 72;

function definition(term: string, text: string): readonly string[] {
  return ['.TP', `.B ${escaped(term)}`, ...wrapped(text, WIDTH).map(escaped)];
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '');
}

/** Backslashes, dashes and what begins a line mean something to roff; what is not ASCII it may not know. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('’', '\\(cq')
    .replaceAll('…', '...')
    .replace(/^(?=[.'])/, '\\&');
}
