import { FORMATS as DATE_FORMATS } from '../core/formats.ts';
import { COMMAND_LANGUAGES } from './language.ts';
import type { Usage } from './usage.ts';

/** The output formats. */
export const OUTPUT_FORMATS = ['text', 'ndjson', 'csv'] as const;
export type FormatName = (typeof OUTPUT_FORMATS)[number];

/** The formats of the lookup table, which is for programs. */
export const TABLE_FORMATS = ['csv', 'ndjson', 'parquet'] as const;

/** Whose cells are kept from being run by a spreadsheet. */
export const GUARDS = ['ours', 'all', 'none'] as const;
export type Guard = (typeof GUARDS)[number];

/** The shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

interface OptionRow {
  readonly name: keyof Usage['options'];
  readonly short?: string;
  /** The placeholder of its value, such as `FILE`; a flag has neither this nor choices. */
  readonly value?: string;
  /** The values it accepts, if they are few. */
  readonly choices?: readonly string[];
  readonly takesFile?: true;
}

/** The date code formats that `--reading` can prefer. */
export const READINGS = DATE_FORMATS.map(({ id }) => id);

// prettier-ignore
const OPTION_ROWS = [
  { name: 'column', value: 'NAME|N' },
  { name: 'made-in-column', value: 'NAME|N' },
  { name: 'line-column', value: 'NAME|N' },
  { name: 'add', value: 'COLUMNS' },
  { name: 'skip-lines', value: 'N' },
  { name: 'replace' },
  { name: 'separator', value: 'C' },
  { name: 'no-header' },
  { name: 'prefix', value: 'TEXT' },
  { name: 'encoding', value: 'NAME' },
  { name: 'bad-rows', value: 'FILE', takesFile: true },
  { name: 'guard', choices: GUARDS },
  { name: 'bom' },
  { name: 'made-in', value: 'COUNTRY' },
  { name: 'format', choices: OUTPUT_FORMATS },
  { name: 'today', value: 'YYYY-MM-DD' },
  { name: 'reading', value: 'FORMAT', choices: READINGS },
  { name: 'lang', choices: COMMAND_LANGUAGES },
  { name: 'skip-blank' },
  { name: 'strict' },
  { name: 'exit-zero' },
  { name: 'output', value: 'FILE', takesFile: true },
  { name: 'help', short: 'h' },
  { name: 'version', short: 'V' },
] as const satisfies readonly OptionRow[];

export type OptionName = (typeof OPTION_ROWS)[number]['name'];
export type Option = OptionRow & { readonly name: OptionName };

/** THE table of options: parsing, help, manual page and completions are made from it. */
export const OPTIONS: readonly Option[] = OPTION_ROWS;

interface CommandRow {
  /** Empty for what the command does without a subcommand. */
  readonly name: string;
  readonly summary: (usage: Usage) => string;
  /** How it is typed, and what that does. */
  readonly forms: readonly (readonly [form: string, does: (usage: Usage) => string])[];
  /** Its positional arguments. */
  readonly takes: 'codes' | 'files' | 'factories' | 'nothing' | 'shell';
  /** The options it accepts, besides those of every subcommand. */
  readonly options: readonly OptionName[];
  /** The formats it can write, if not all. */
  readonly formats?: typeof TABLE_FORMATS;
}

const ROW_OPTIONS = [
  'column',
  'made-in-column',
  'add',
  'skip-lines',
  'replace',
  'separator',
  'no-header',
  'prefix',
  'encoding',
  'bad-rows',
  'guard',
  'bom',
  'format',
  'today',
  'skip-blank',
  'strict',
  'exit-zero',
  'output',
] as const;

/** THE table of subcommands; the first is what the command does without one. */
export const COMMANDS = [
  {
    name: '',
    summary: ({ codes }) => codes.summary,
    forms: [
      ['CODE…', ({ codes }) => codes.given],
      ['< codes.txt', ({ codes }) => codes.list],
      ['--column NAME|N [FILE…]', ({ codes }) => codes.table],
    ],
    takes: 'codes',
    options: ['line-column', 'made-in', 'reading', ...ROW_OPTIONS],
  },
  {
    name: 'listing',
    summary: ({ listing }) => listing.summary,
    forms: [
      ['[FILE…]', ({ listing }) => listing.lines],
      ['--column NAME|N [FILE…]', ({ listing }) => listing.table],
    ],
    takes: 'files',
    options: ROW_OPTIONS,
  },
  {
    name: 'factories',
    summary: ({ factories }) => factories.summary,
    forms: [['[CODE…]', ({ factories }) => factories.given]],
    takes: 'factories',
    options: ['format', 'output'],
  },
  {
    name: 'table',
    summary: ({ table }) => table.summary,
    forms: [[`[--format ${TABLE_FORMATS.join('|')}]`, ({ table }) => table.rows]],
    takes: 'nothing',
    options: ['format', 'today', 'output'],
    formats: TABLE_FORMATS,
  },
  {
    name: 'mcp',
    summary: ({ mcp }) => mcp.summary,
    forms: [['[--today YYYY-MM-DD]', ({ mcp }) => mcp.serves]],
    takes: 'nothing',
    options: ['today'],
  },
  {
    name: 'completion',
    summary: ({ completion }) => completion.summary,
    forms: [[SHELLS.join('|'), ({ completion }) => completion.shell]],
    takes: 'shell',
    options: [],
  },
] as const satisfies readonly CommandRow[];

export type Command = (typeof COMMANDS)[number];
export type CommandName = Command['name'];

/** THE table of exit statuses, and what they mean: with codes, with listings, and with all else. */
const STATUSES = [
  [0, 'codes', 'listing', 'others'],
  [1, 'invalid', 'without', undefined],
  [2, 'failed', 'failed', 'failed'],
  [70, 'bug', 'bug', 'bug'],
] as const satisfies readonly (readonly [number, ...(keyof Usage['statuses'] | undefined)[]])[];

export type ExitStatus = (typeof STATUSES)[number][0];

/** The statuses with which a subcommand can end. */
export function statusesOf(
  { takes }: CommandRow,
  { statuses }: Usage,
): readonly (readonly [status: string, meaning: string])[] {
  return STATUSES.flatMap(([status, codes, listing, others]) => {
    const meaning = takes === 'codes' ? codes : takes === 'files' ? listing : others;
    return meaning === undefined ? [] : [[String(status), statuses[meaning]] as const];
  });
}

export function commandOf(name: CommandName): Command {
  return COMMANDS.find((command) => command.name === name) ?? COMMANDS[0];
}

/** The command as it is typed: `heatstamp listing`. */
export function fullName(command: CommandName): string {
  return command === '' ? 'heatstamp' : `heatstamp ${command}`;
}

/** The options of every subcommand. */
const COMMON_OPTIONS = ['lang', 'help', 'version'] as const satisfies readonly OptionName[];

/** The options of a subcommand, in the order of the table, with the choices that apply to it. */
export function commandOptions({ options, formats }: CommandRow): readonly Option[] {
  const names = new Set<string>([...options, ...COMMON_OPTIONS]);
  return OPTIONS.filter(({ name }) => names.has(name)).map((option) =>
    option.name === 'format' && formats !== undefined ? { ...option, choices: formats } : option,
  );
}

/** What an option does, in a subcommand or in general. */
export function summaryOf(
  { name, choices = [] }: Option,
  { options, ...subcommands }: Usage,
  command: CommandName = '',
): string {
  const own: {
    readonly summary?: string;
    readonly options?: Readonly<Partial<Record<OptionName, string>>>;
  } = command === '' ? {} : subcommands[command];
  const summary = own.options?.[name] ?? options[name];
  return typeof summary === 'string' ? summary : summary(choices);
}

/** The value of an option as the help shows it: `FILE`, `csv|ndjson`; undefined for a flag. */
export function valueOf({ value, choices }: Option): string | undefined {
  return value ?? choices?.join('|');
}

/** An option with its short form and its value: `-h, --help`, `--output FILE`. */
export function synopsisOf(option: Option): string {
  const { name, short } = option;
  const flags = short === undefined ? `--${name}` : `-${short}, --${name}`;
  return [flags, valueOf(option)].filter(Boolean).join(' ');
}
