import { FORMATS as READINGS } from '../core/formats.ts';
import { BRAND } from '../words/brand.ts';

/** How answers are written down. */
export const FORMATS = ['text', 'ndjson', 'csv'] as const;
export type FormatName = (typeof FORMATS)[number];

/** The languages that the text format speaks. */
export const LANGUAGES = ['en'] as const;
export type LanguageName = (typeof LANGUAGES)[number];

/** The shells that a completion can be written for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type ShellName = (typeof SHELLS)[number];

interface OptionRow {
  readonly name: string;
  readonly short?: string;
  /** What the option takes; a switch takes nothing. */
  readonly value?: string;
  /** The values there are, where they are few. */
  readonly choices?: readonly string[];
  readonly takesFile?: true;
  /** What it does, for the usage text, the man page and the completions. */
  readonly summary: string;
}

/** THE table of options. Parsing, usage text, man page and completions are made from it. */
export const OPTIONS = [
  {
    name: 'column',
    value: 'NAME',
    summary: 'the input is a table with a header; its codes (or listings) stand in this column',
  },
  {
    name: 'made-in-column',
    value: 'NAME',
    summary: 'the column of a table that holds what each heat stamp says',
  },
  {
    name: 'made-in',
    value: 'COUNTRY',
    summary:
      'what the heat stamp says, held against each code: a country in any of seven languages, or other',
  },
  {
    name: 'format',
    value: FORMATS.join('|'),
    choices: FORMATS,
    summary: 'text is the default; csv with --column and for the look-up table',
  },
  {
    name: 'today',
    value: 'YYYY-MM-DD',
    summary: 'the day after which nothing is made (default: today)',
  },
  {
    name: 'reading',
    value: 'FORMAT',
    choices: READINGS.map(({ id }) => id),
    summary: `read the codes so, likely or not, where they allow it: ${READINGS.map(({ id }) => id).join(', ')}`,
  },
  {
    name: 'lang',
    value: LANGUAGES.join('|'),
    choices: LANGUAGES,
    summary: 'the language of the text format',
  },
  {
    name: 'skip-blank',
    summary: 'leave blank lines out; a row with a blank cell stays and is no failure',
  },
  { name: 'strict', summary: 'a date that no source documents counts as a failure' },
  { name: 'exit-zero', summary: 'end with status 0 even if a code was not valid' },
  {
    name: 'output',
    value: 'FILE',
    takesFile: true,
    summary: 'write to this file, which appears only when everything is written',
  },
  { name: 'help', short: 'h', summary: 'how the command is used' },
  { name: 'version', short: 'V', summary: 'the version' },
] as const satisfies readonly OptionRow[];

export type Option = (typeof OPTIONS)[number];
export type OptionName = Option['name'];

interface CommandRow {
  /** Empty for what the command does without the name of a subcommand. */
  readonly name: string;
  readonly summary: string;
  readonly usage: readonly (readonly [form: string, does: string])[];
  readonly takes: 'codes' | 'files' | 'factories' | 'nothing' | 'shell';
  /** The options that it knows, besides help and version. */
  readonly options: readonly OptionName[];
}

const ANSWERS = ['format', 'today', 'lang', 'skip-blank', 'strict', 'exit-zero', 'output'] as const;

/** THE table of subcommands; the first is what the command does without a name. */
export const COMMANDS = [
  {
    name: '',
    summary: `Reads ${BRAND} date codes: when and where an item was made.`,
    usage: [
      ['CODE…', 'one answer a code; ? stands for a character that can’t be read'],
      ['< codes.txt', 'one code a line, any number of them'],
      ['--column NAME [FILE…]', 'a table in, the same table out with our columns'],
    ],
    takes: 'codes',
    options: ['column', 'made-in-column', 'made-in', 'reading', ...ANSWERS],
  },
  {
    name: 'listing',
    summary: 'Checks listings: what the seller says, and what the code says.',
    usage: [
      ['[FILE…]', 'each line is a listing'],
      ['--column NAME [FILE…]', 'each cell of that column is a listing'],
    ],
    takes: 'files',
    options: ['column', ...ANSWERS],
  },
  {
    name: 'factories',
    summary: 'The table of factory codes, with its sources.',
    usage: [['[CODE…]', 'all of them, or those that are named']],
    takes: 'factories',
    options: ['format', 'lang', 'output'],
  },
  {
    name: 'table',
    summary: 'Every code that reads, one row each: a look-up table for any engine that can join.',
    usage: [['[--format csv|ndjson]', 'some 330,000 rows']],
    takes: 'nothing',
    options: ['format', 'today', 'output'],
  },
  {
    name: 'completion',
    summary: 'What a shell needs to complete the command.',
    usage: [[SHELLS.join('|'), 'to be sourced by that shell']],
    takes: 'shell',
    options: [],
  },
] as const satisfies readonly CommandRow[];

export type Command = (typeof COMMANDS)[number];
export type CommandName = Command['name'];

/** What the exit statuses mean. */
export const STATUSES = [
  [0, 'every code was valid'],
  [1, 'at least one was not'],
  [2, 'wrong usage, or the input could not be read or the output written'],
] as const;

/** 0: every code was valid. 1: one was not. 2: wrong usage, or input or output failed. */
export type ExitStatus = (typeof STATUSES)[number][0];

/** The subcommand of a name. */
export function commandOf(name: CommandName): Command {
  return COMMANDS.find((command) => command.name === name) ?? COMMANDS[0];
}

/** The options of a subcommand, in the order of the table. */
export function optionsOf({ options }: CommandRow): readonly Option[] {
  const names = new Set<string>([...options, 'help', 'version']);
  return OPTIONS.filter(({ name }) => names.has(name));
}

/** An option's row, with every field that a row may have. */
export function rowOf(option: Option): OptionRow {
  return option;
}
