import { FORMATS as DATE_FORMATS } from '../core/formats.ts';
import { usage } from '../words/en/command-line.ts';

/** How answers are written down. */
export const FORMATS = ['text', 'ndjson', 'csv'] as const;
export type FormatName = (typeof FORMATS)[number];

/** The look-up table is for programs. */
export const TABLE_FORMATS = ['csv', 'ndjson'] as const satisfies readonly FormatName[];

/** The languages that the text format speaks. */
export const LANGUAGES = ['en'] as const;
export type LanguageName = (typeof LANGUAGES)[number];

/** The shells that a completion can be written for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

interface OptionRow {
  readonly name: string;
  readonly short?: string;
  /** What the option takes, where that is not one of its choices; a switch takes nothing. */
  readonly value?: string;
  /** The values there are, where they are few. */
  readonly choices?: readonly string[];
  readonly takesFile?: true;
  /** What it does, for the usage text, the man page and the completions. */
  readonly summary: string;
}

/** The formats that a code can be read by. */
export const READINGS = DATE_FORMATS.map(({ id }) => id);

const says = usage.options;

const ROWS = [
  { name: 'column', value: 'NAME', summary: says.column },
  { name: 'made-in-column', value: 'NAME', summary: says['made-in-column'] },
  { name: 'made-in', value: 'COUNTRY', summary: says['made-in'] },
  { name: 'format', choices: FORMATS, summary: says.format },
  { name: 'today', value: 'YYYY-MM-DD', summary: says.today },
  { name: 'reading', value: 'FORMAT', choices: READINGS, summary: says.reading(READINGS) },
  { name: 'lang', choices: LANGUAGES, summary: says.lang },
  { name: 'skip-blank', summary: says['skip-blank'] },
  { name: 'strict', summary: says.strict },
  { name: 'exit-zero', summary: says['exit-zero'] },
  { name: 'output', value: 'FILE', takesFile: true, summary: says.output },
  { name: 'help', short: 'h', summary: says.help },
  { name: 'version', short: 'V', summary: says.version },
] as const satisfies readonly OptionRow[];

export type OptionName = (typeof ROWS)[number]['name'];
export type Option = OptionRow & { readonly name: OptionName };

/** THE table of options. Parsing, usage text, man page and completions are made from it. */
export const OPTIONS: readonly Option[] = ROWS;

interface CommandRow {
  /** Empty for what the command does without the name of a subcommand. */
  readonly name: string;
  readonly summary: string;
  readonly usage: readonly (readonly [form: string, does: string])[];
  readonly takes: 'codes' | 'files' | 'factories' | 'nothing' | 'shell';
  /** The options that it knows, besides help and version. */
  readonly options: readonly OptionName[];
  /** The formats that it can write, where these are not all. */
  readonly formats?: typeof TABLE_FORMATS;
}

const ANSWERS = ['format', 'today', 'lang', 'skip-blank', 'strict', 'exit-zero', 'output'] as const;

/** THE table of subcommands; the first is what the command does without a name. */
export const COMMANDS = [
  {
    name: '',
    summary: usage.codes.summary,
    usage: [
      ['CODE…', usage.codes.given],
      ['< codes.txt', usage.codes.list],
      ['--column NAME [FILE…]', usage.codes.table],
    ],
    takes: 'codes',
    options: ['column', 'made-in-column', 'made-in', 'reading', ...ANSWERS],
  },
  {
    name: 'listing',
    summary: usage.listing.summary,
    usage: [
      ['[FILE…]', usage.listing.lines],
      ['--column NAME [FILE…]', usage.listing.table],
    ],
    takes: 'files',
    options: ['column', ...ANSWERS],
  },
  {
    name: 'factories',
    summary: usage.factories.summary,
    usage: [['[CODE…]', usage.factories.given]],
    takes: 'factories',
    options: ['format', 'lang', 'output'],
  },
  {
    name: 'table',
    summary: usage.table.summary,
    usage: [[`[--format ${TABLE_FORMATS.join('|')}]`, usage.table.rows]],
    takes: 'nothing',
    options: ['format', 'today', 'output'],
    formats: TABLE_FORMATS,
  },
  {
    name: 'completion',
    summary: usage.completion.summary,
    usage: [[SHELLS.join('|'), usage.completion.shell]],
    takes: 'shell',
    options: [],
  },
] as const satisfies readonly CommandRow[];

export type Command = (typeof COMMANDS)[number];
export type CommandName = Command['name'];

/** What the exit statuses mean. */
export const STATUSES = [
  [0, usage.statuses.good],
  [1, usage.statuses.notValid],
  [2, usage.statuses.failed],
] as const;

/** 0: every code was valid. 1: one was not. 2: wrong usage, or input or output failed. */
export type ExitStatus = (typeof STATUSES)[number][0];

/** The subcommand of a name. */
export function commandOf(name: CommandName): Command {
  return COMMANDS.find((command) => command.name === name) ?? COMMANDS[0];
}

/** The options of a subcommand, in the order of the table, with the choices that it has. */
export function optionsOf({ options, formats }: CommandRow): readonly Option[] {
  const names = new Set<string>([...options, 'help', 'version']);
  return OPTIONS.filter(({ name }) => names.has(name)).map((option) =>
    option.name === 'format' && formats !== undefined
      ? { ...option, choices: formats, summary: usage.table.format(formats[0]) }
      : option,
  );
}

/** What an option takes, for the eye: `FILE`, `csv|ndjson`; undefined for a switch. */
export function valueOf({ value, choices }: Option): string | undefined {
  return value ?? choices?.join('|');
}
