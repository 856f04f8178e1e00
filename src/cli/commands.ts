import { FORMATS as DATE_FORMATS } from '../core/formats.ts';
import { usage } from '../words/en/command-line.ts';

/** The output formats. */
export const FORMATS = ['text', 'ndjson', 'csv'] as const;
export type FormatName = (typeof FORMATS)[number];

/** The formats of the lookup table, which is for programs. */
export const TABLE_FORMATS = ['csv', 'ndjson'] as const satisfies readonly FormatName[];

/** The languages of the text format. */
export const LANGUAGES = ['en'] as const;
export type LanguageName = (typeof LANGUAGES)[number];

/** The shells with a completion script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

interface OptionRow {
  readonly name: string;
  readonly short?: string;
  /** The placeholder of its value, such as `FILE`; a flag has neither this nor choices. */
  readonly value?: string;
  /** The values it accepts, if they are few. */
  readonly choices?: readonly string[];
  readonly takesFile?: true;
  /** For the help, the manual page and the completions. */
  readonly summary: string;
}

/** The date code formats that `--reading` can prefer. */
export const READINGS = DATE_FORMATS.map(({ id }) => id);

const summaries = usage.options;

// prettier-ignore
const OPTION_ROWS = [
  { name: 'column', value: 'NAME|N', summary: summaries.column },
  { name: 'made-in-column', value: 'NAME|N', summary: summaries['made-in-column'] },
  { name: 'line-column', value: 'NAME|N', summary: summaries['line-column'] },
  { name: 'separator', value: 'C', summary: summaries.separator },
  { name: 'no-header', summary: summaries['no-header'] },
  { name: 'prefix', value: 'TEXT', summary: summaries.prefix },
  { name: 'encoding', value: 'NAME', summary: summaries.encoding },
  { name: 'bad-rows', value: 'FILE', takesFile: true, summary: summaries['bad-rows'] },
  { name: 'no-guard', summary: summaries['no-guard'] },
  { name: 'jobs', value: 'N', summary: summaries.jobs },
  { name: 'made-in', value: 'COUNTRY', summary: summaries['made-in'] },
  { name: 'format', choices: FORMATS, summary: summaries.format },
  { name: 'today', value: 'YYYY-MM-DD', summary: summaries.today },
  { name: 'reading', value: 'FORMAT', choices: READINGS, summary: summaries.reading(READINGS) },
  { name: 'lang', choices: LANGUAGES, summary: summaries.lang },
  { name: 'skip-blank', summary: summaries['skip-blank'] },
  { name: 'strict', summary: summaries.strict },
  { name: 'exit-zero', summary: summaries['exit-zero'] },
  { name: 'output', value: 'FILE', takesFile: true, summary: summaries.output },
  { name: 'help', short: 'h', summary: summaries.help },
  { name: 'version', short: 'V', summary: summaries.version },
] as const satisfies readonly OptionRow[];

export type OptionName = (typeof OPTION_ROWS)[number]['name'];
export type Option = OptionRow & { readonly name: OptionName };

/** THE table of options: parsing, help, manual page and completions are made from it. */
export const OPTIONS: readonly Option[] = OPTION_ROWS;

interface CommandRow {
  /** Empty for what the command does without a subcommand. */
  readonly name: string;
  readonly summary: string;
  readonly usage: readonly (readonly [form: string, description: string])[];
  /** Its positional arguments. */
  readonly takes: 'codes' | 'files' | 'factories' | 'nothing' | 'shell';
  /** The options it accepts, besides `--help` and `--version`. */
  readonly options: readonly OptionName[];
  /** The formats it can write, if not all. */
  readonly formats?: typeof TABLE_FORMATS;
}

const ROW_OPTIONS = [
  'column',
  'made-in-column',
  'separator',
  'no-header',
  'prefix',
  'encoding',
  'bad-rows',
  'no-guard',
  'format',
  'today',
  'lang',
  'skip-blank',
  'strict',
  'exit-zero',
  'output',
] as const;

/** THE table of subcommands; the first is what the command does without one. */
export const COMMANDS = [
  {
    name: '',
    summary: usage.codes.summary,
    usage: [
      ['CODE…', usage.codes.given],
      ['< codes.txt', usage.codes.list],
      ['--column NAME|N [FILE…]', usage.codes.table],
    ],
    takes: 'codes',
    options: ['line-column', 'made-in', 'reading', ...ROW_OPTIONS],
  },
  {
    name: 'listing',
    summary: usage.listing.summary,
    usage: [
      ['[FILE…]', usage.listing.lines],
      ['--column NAME|N [FILE…]', usage.listing.table],
    ],
    takes: 'files',
    options: ['jobs', ...ROW_OPTIONS],
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
    name: 'mcp',
    summary: usage.mcp.summary,
    usage: [['[--today YYYY-MM-DD]', usage.mcp.serves]],
    takes: 'nothing',
    options: ['today'],
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
  [0, usage.statuses.valid],
  [1, usage.statuses.invalid],
  [2, usage.statuses.failed],
] as const;

export type ExitStatus = (typeof STATUSES)[number][0];

export function commandOf(name: CommandName): Command {
  return COMMANDS.find((command) => command.name === name) ?? COMMANDS[0];
}

/** The command as it is typed: `heatstamp listing`. */
export function fullName(command: CommandName): string {
  return command === '' ? 'heatstamp' : `heatstamp ${command}`;
}

/** The options of a subcommand, in the order of the table, with the choices that apply to it. */
export function optionsOf({ options, formats }: CommandRow): readonly Option[] {
  const names = new Set<string>([...options, 'help', 'version']);
  return OPTIONS.filter(({ name }) => names.has(name)).map((option) =>
    option.name === 'format' && formats !== undefined
      ? { ...option, choices: formats, summary: usage.table.format(formats[0]) }
      : option,
  );
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
