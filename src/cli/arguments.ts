import { parseArgs } from 'node:util';
import { encodingName } from './readers/encodings.ts';
import { nearest } from '../library/nearest.ts';
import { type Day, decode } from '../heatstamp.ts';
import { COLUMNS, LISTING_COLUMNS } from '../library/columns.ts';
import { CODE_FIELDS, LISTING_FIELDS } from './formatters/ndjson.ts';
import {
  type Command,
  type CommandName,
  COMMANDS,
  OUTPUT_FORMATS,
  type FormatName,
  GUARDS,
  fullName,
  OPTIONS,
  type OptionName,
  commandOptions,
  READINGS,
  SHELLS,
  TABLE_FORMATS,
  valueOf,
} from './commands.ts';
import { COMMAND_LANGUAGES, type LanguageName } from './language.ts';
import { type ChoiceKind, usageProblems } from './problems.ts';

/** What the arguments ask for, and in which language the answer is. */
export type ParsedArguments = { readonly lang: LanguageName } & (
  | { readonly kind: 'help'; readonly command: CommandName }
  | { readonly kind: 'version' }
  | UsageProblem
  | SubcommandArguments
);

type Parsed<Name extends CommandName> = Awaited<ReturnType<(typeof PARSERS)[Name]>>;
type SubcommandArguments = Parsed<CommandName>;
export type DecodeArguments = Parsed<''>;
export type ListingArguments = Parsed<'listing'>;
export type FactoriesArguments = Parsed<'factories'>;
export type TableArguments = Parsed<'table'>;
export type McpArguments = Parsed<'mcp'>;

/** Wrong usage. */
export interface UsageProblem {
  readonly kind: 'usage-error';
  readonly command: CommandName;
  readonly problem: string;
}

class UsageError extends Error {}

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Parses the arguments; wrong usage is a value too, not an exception. */
export async function parseArguments(argv: readonly string[]): Promise<ParsedArguments> {
  // Not strict: Node's own errors are worded for programmers.
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      OPTIONS.map((option) => {
        const { name, short } = option;
        const type = valueOf(option) === undefined ? ('boolean' as const) : ('string' as const);
        return [name, short === undefined ? { type } : { type, short }];
      }),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  // After a double dash even the name of a subcommand is a code.
  const terminator = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
  const first = tokens.find(({ kind }) => kind === 'positional')?.index ?? Infinity;
  const subcommand =
    first < terminator
      ? COMMANDS.find(({ name }) => name !== '' && name === positionals[0])
      : undefined;
  const command = subcommand ?? COMMANDS[0];
  // The language comes first, since messages about the other arguments are in it.
  const lang = COMMAND_LANGUAGES.find((name) => name === values.lang) ?? COMMAND_LANGUAGES[0];
  try {
    const options = tokens.filter((token) => token.kind === 'option');
    for (const token of options) checkOption(token, command);
    const repeated = options.find(
      ({ name, value }, index) =>
        value !== undefined && options.findIndex((other) => other.name === name) < index,
    );
    if (repeated) throw new UsageError(usageProblems.repeatedOption(repeated.rawName));
    choice('language', text(values, 'lang'), COMMAND_LANGUAGES);
    if (values.help === true) return { lang, kind: 'help', command: command.name };
    if (values.version === true) return { lang, kind: 'version' };
    const allowed = new Set<string>(commandOptions(command).map(({ name }) => name));
    const misplaced = Object.keys(values).find((name) => !allowed.has(name));
    if (misplaced !== undefined) {
      throw new UsageError(usageProblems.misplacedOption(misplaced, fullName(command.name)));
    }
    if (command.name === '' && values.column === undefined && first < terminator) {
      const meant = meantSubcommand(positionals);
      if (meant) return { lang, ...meant };
    }
    const parse = PARSERS[command.name];
    return { lang, ...(await parse(values, subcommand ? positionals.slice(1) : positionals)) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { lang, kind: 'usage-error', problem: error.message, command: command.name };
  }
}

/** Subcommands of similar programs for what this one does without a subcommand. */
const VERBS = ['decode', 'check', 'read', 'lookup'];

/**
 * What a first word that is not a code asks for: help, the version, or a mistyped subcommand. Any other word is taken as a
 * code, which then does not read.
 */
function meantSubcommand([word = '', subject]: readonly string[]):
  | { readonly kind: 'help'; readonly command: CommandName }
  | { readonly kind: 'version' }
  | undefined {
  if (!/^[a-z]{4,}$/i.test(word)) return undefined;
  if (word === 'help') {
    const command = COMMANDS.find(({ name }) => name === subject) ?? COMMANDS[0];
    return { kind: 'help', command: command.name };
  }
  if (word === 'version') return { kind: 'version' };
  const names = COMMANDS.map(({ name }) => name).filter((name) => name !== '');
  const meant = nearest(word.toLowerCase(), names);
  if (meant !== undefined || VERBS.includes(word)) {
    throw new UsageError(usageProblems.unknownSubcommand(word, meant));
  }
  return undefined;
}

interface OptionToken {
  readonly name: string;
  /** As it was typed: `--format` or `-h`. */
  readonly rawName: string;
  readonly value: string | undefined;
  /** Whether the value was written after an equals sign. */
  readonly inlineValue: boolean | undefined;
}

/** Checks that an option exists, and that it has a value if and only if it takes one. */
function checkOption({ name, rawName, value, inlineValue }: OptionToken, command: Command): void {
  const option = OPTIONS.find((known) => known.name === name);
  if (!option) {
    const meant = nearest(
      name,
      commandOptions(command).map((known) => known.name),
    );
    throw new UsageError(usageProblems.unknownOption(rawName, meant));
  }
  const placeholder = valueOf(option);
  if (placeholder === undefined) {
    if (value !== undefined) throw new UsageError(usageProblems.unexpectedValue(rawName));
  } else if (value === undefined) {
    throw new UsageError(usageProblems.missingValue(rawName, placeholder));
  } else if (inlineValue !== true && /^-./.test(value)) {
    throw new UsageError(usageProblems.ambiguousValue(rawName, value));
  }
}

interface Kind {
  readonly kind: 'decode' | Exclude<CommandName, ''>;
}

/** What each subcommand takes; what is not given is undefined. */
const PARSERS = {
  '': async (values, inputs) => {
    const shared = rowArguments(values, CODE_COLUMNS, CODE_FIELDS);
    const country = text(values, 'made-in');
    const madeIn =
      country === undefined ? undefined : (await import('./beside.ts')).labelOf(country);
    if (country !== undefined && madeIn === undefined) {
      throw new UsageError(usageProblems.unknownCountry(country));
    }
    const reading = choice('reading', text(values, 'reading'), READINGS);
    return { kind: 'decode', ...shared, reading, madeIn, inputs };
  },
  listing: (values, files) => ({
    kind: 'listing',
    ...rowArguments(
      values,
      [...CODE_COLUMNS, ...LISTING_COLUMNS.map(({ name }) => name)],
      LISTING_FIELDS,
    ),
    files,
  }),
  factories: (values, codes) => ({
    kind: 'factories',
    format: choice('format', text(values, 'format'), OUTPUT_FORMATS) ?? 'text',
    output: outputPath(values),
    codes,
  }),
  table: (values, positionals) => {
    const format = choice('format', text(values, 'format'), TABLE_FORMATS) ?? TABLE_FORMATS[0];
    if (positionals.length > 0) throw new UsageError(usageProblems.noArguments);
    return { kind: 'table', format, today: day(values), output: outputPath(values) };
  },
  mcp: (values, positionals) => {
    if (positionals.length > 0) throw new UsageError(usageProblems.noArguments);
    return { kind: 'mcp', today: day(values) };
  },
  completion: (_, positionals) => {
    const shell = choice('shell', positionals[0], SHELLS);
    if (shell === undefined || positionals.length > 1) {
      throw new UsageError(usageProblems.shell(SHELLS));
    }
    return { kind: 'completion', shell };
  },
} as const satisfies Readonly<
  Record<CommandName, (values: Values, positionals: readonly string[]) => Kind | Promise<Kind>>
>;

/** The default prefix: no other table has such columns. */
const PREFIX = 'heatstamp_';

const CODE_COLUMNS = COLUMNS.map(({ name }) => name);

/** Options that only a table can have. */
const TABLE_OPTIONS = [
  ...['made-in-column', 'line-column', 'skip-lines', 'replace', 'separator', 'no-header', 'prefix'],
] as const satisfies readonly OptionName[];

function rowArguments(values: Values, columns: readonly string[], fields: readonly string[]) {
  const column = text(values, 'column');
  const misplaced = TABLE_OPTIONS.find((name) => values[name] !== undefined);
  if (column === undefined && misplaced !== undefined) {
    throw new UsageError(usageProblems.optionWithoutTable(misplaced));
  }
  const [output, badRows] = [outputPath(values), text(values, 'bad-rows')];
  if (badRows !== undefined && (badRows === '-' || badRows === output)) {
    throw new UsageError(usageProblems.badRowsAmongOutput);
  }
  const format =
    choice('format', text(values, 'format'), OUTPUT_FORMATS) ??
    (column === undefined ? 'text' : 'csv');
  return {
    format,
    addedColumns: format === 'csv' ? (addedNames(values, format, columns) ?? columns) : columns,
    fields: format === 'csv' ? undefined : addedNames(values, format, fields),
    today: day(values),
    skipBlank: values['skip-blank'] === true,
    strict: values.strict === true,
    exitZero: values['exit-zero'] === true,
    output,
    badRows,
    column,
    labelColumn: text(values, 'made-in-column'),
    lineColumn: text(values, 'line-column'),
    hasColumns: format === 'csv',
    skipLines: skipLines(values),
    isReplacing: values.replace === true,
    separator: separator(values),
    hasHeader: values['no-header'] !== true,
    prefix: text(values, 'prefix') ?? PREFIX,
    encoding: encoding(values),
    guard: choice('guard', text(values, 'guard'), GUARDS) ?? GUARDS[0],
    hasMark: byteOrderMark(values, format),
  };
}

function byteOrderMark(values: Values, format: FormatName): boolean {
  if (values.bom !== true) return false;
  if (format !== 'csv') throw new UsageError(usageProblems.markWithoutCsv);
  return true;
}

/** The names that `--add` chooses: columns of CSV, or fields of NDJSON; undefined for all. */
function addedNames(
  values: Values,
  format: FormatName,
  columns: readonly string[],
): readonly string[] | undefined {
  const given = text(values, 'add');
  if (given === undefined) return undefined;
  if (format === 'text') throw new UsageError(usageProblems.addedToText);
  const names = [...new Set(given.split(',').map((name) => name.trim()))];
  for (const name of names) {
    if (columns.includes(name)) continue;
    throw new UsageError(usageProblems.addedNames(name, columns, nearest(name, columns)));
  }
  return names;
}

/** No export has more lines above its header. */
const MAX_SKIPPED = 9999;

function skipLines(values: Values): number {
  const given = text(values, 'skip-lines');
  if (given === undefined) return 0;
  if (!/^\d{1,4}$/.test(given)) {
    throw new UsageError(usageProblems.skipLines(given, MAX_SKIPPED));
  }
  return Number(given);
}

/** Shells make it hard to type a tab. */
const TAB_NAMES = ['tab', String.raw`\t`];

function separator(values: Values): string | undefined {
  const given = text(values, 'separator');
  if (given === undefined) return undefined;
  if (TAB_NAMES.includes(given)) return '\t';
  if (given.length !== 1 || /["\r\n\uFEFF]/.test(given)) {
    throw new UsageError(usageProblems.separator(given));
  }
  return given;
}

function encoding(values: Values): string | undefined {
  const label = text(values, 'encoding');
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(encodingName(label), { fatal: true }).encoding;
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(usageProblems.encoding(label)) : error;
  }
}

function text(values: Values, name: OptionName): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** One of a few values; any other is a usage error. */
function choice<Choice extends string>(
  kind: ChoiceKind,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const match = choices.find((known) => known === value);
  if (value !== undefined && match === undefined) {
    throw new UsageError(usageProblems.unknownChoice(kind, value, choices));
  }
  return match;
}

/** The file to write; undefined for standard output by any of its names. */
function outputPath(values: Values): string | undefined {
  const path = text(values, 'output');
  return path === '-' || path === '/dev/stdout' ? undefined : path;
}

function day(values: Values): Day | undefined {
  const today = text(values, 'today');
  if (today === undefined) return undefined;
  try {
    // The decoder decides what a valid day is, so there is only one rule.
    decode('', { today });
    return today;
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(usageProblems.invalidDay(today)) : error;
  }
}
