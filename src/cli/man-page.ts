import { COMMANDS, type Option, OPTIONS, optionsOf, rowOf, STATUSES } from './commands.ts';

/**
 * The manual page in the language of man(7), made from the tables of options and subcommands.
 *
 * @example
 * manPage('1.2.3').split('\n')[0] // => ".TH HEATSTAMP 1 \"\" \"heatstamp 1.2.3\" \"User commands\""
 */
export function manPage(version: string): string {
  const synopses = COMMANDS.flatMap(({ name, usage }) =>
    usage.map(([form]) => ['.B heatstamp', escaped([name, form].filter(Boolean).join(' '))]),
  );
  return [
    `.TH HEATSTAMP 1 "" "heatstamp ${version}" "User commands"`,
    '.SH NAME',
    `heatstamp \\- ${escaped(lowered(COMMANDS[0].summary))}`,
    '.SH SYNOPSIS',
    ...synopses.flatMap((lines) => [...lines, '.br']),
    '.SH DESCRIPTION',
    ...COMMANDS[0].usage.flatMap(([form, does]) => definition(form, does)),
    '.SH SUBCOMMANDS',
    ...COMMANDS.filter(({ name }) => name !== '').flatMap((command) => {
      const own = optionsOf(command).map(({ name }) => `--${name}`);
      return definition(command.name, `${command.summary} Options: ${own.join(', ')}.`);
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

const EXAMPLES = [
  ["heatstamp AR2126 '8912 SL'", 'two codes, answered'],
  ["heatstamp 'SD?013'", 'a stamp with a character that can’t be read'],
  [
    'heatstamp --column code --made-in-column label --output read.csv stock.csv',
    'a stock list, held against its labels',
  ],
  ["heatstamp --format ndjson < codes.txt | jq 'select(.isValid | not)'", 'what cannot be read'],
] as const;

function flag(option: Option): string {
  const { name, short, value } = rowOf(option);
  const long = `--${name}${value === undefined ? '' : ` ${value}`}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

function definition(term: string, text: string): readonly string[] {
  return ['.TP', `.B ${escaped(term)}`, escaped(text)];
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
