import { parseArgs } from 'node:util';
import { type Day, decode, type FormatId, type Label, labelOf } from '../heatstamp.ts';
import { wrong as says } from '../words/en/command-line.ts';
import {
  type Command,
  type CommandName,
  COMMANDS,
  FORMATS,
  type FormatName,
  LANGUAGES,
  type LanguageName,
  OPTIONS,
  type OptionName,
  optionsOf,
  READINGS,
  SHELLS,
  type ShellName,
  TABLE_FORMATS,
  valueOf,
} from './commands.ts';

/** What the arguments ask for. */
export type Request =
  | { readonly kind: 'help'; readonly command: Command }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly message: string; readonly command: Command }
  | CodesRequest
  | ListingRequest
  | FactoriesRequest
  | TableRequest
  | { readonly kind: 'completion'; readonly shell: ShellName };

/** What every subcommand that answers codes is told. */
interface Answering {
  readonly format: FormatName;
  readonly lang: LanguageName;
  /** Undefined: the day on which the command runs. */
  readonly today: Day | undefined;
  readonly skipBlank: boolean;
  readonly strict: boolean;
  readonly exitZero: boolean;
  readonly output: string | undefined;
  /** The column of a table; undefined where the input is a list. */
  readonly column: string | undefined;
}

export interface CodesRequest extends Answering {
  readonly kind: 'codes';
  readonly reading: FormatId | undefined;
  readonly madeIn: Label | undefined;
  readonly madeInColumn: string | undefined;
  /** Codes, or with a column the tables. Empty: standard input. */
  readonly given: readonly string[];
}

export interface ListingRequest extends Answering {
  readonly kind: 'listing';
  /** Empty: standard input. */
  readonly files: readonly string[];
}

export interface FactoriesRequest {
  readonly kind: 'factories';
  readonly format: FormatName;
  readonly lang: LanguageName;
  readonly output: string | undefined;
  /** Empty: all of them. */
  readonly codes: readonly string[];
}

export interface TableRequest {
  readonly kind: 'table';
  readonly format: (typeof TABLE_FORMATS)[number];
  readonly today: Day | undefined;
  readonly output: string | undefined;
}

const KNOWN = Object.fromEntries(
  OPTIONS.map((option) => {
    const { name, short } = option;
    const type = valueOf(option) === undefined ? ('boolean' as const) : ('string' as const);
    return [name, short === undefined ? { type } : { type, short }];
  }),
);

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the arguments; what is wrong with them is a value too. */
export function requestOf(argv: readonly string[]): Request {
  let command: Command = COMMANDS[0];
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...argv],
      options: KNOWN,
      allowPositionals: true,
      tokens: true,
    });
    // Behind a double dash stand codes alone.
    const end = tokens.find(({ kind }) => kind === 'option-terminator')?.index ?? Infinity;
    const first = tokens.find(({ kind }) => kind === 'positional');
    const named = COMMANDS.find(({ name }) => name !== '' && name === positionals[0]);
    const isNamed = named !== undefined && first !== undefined && first.index < end;
    if (isNamed) command = named;
    return checked(command, values, isNamed ? positionals.slice(1) : positionals);
  } catch (error) {
    if (error instanceof Wrong || isOfArguments(error)) return wrong(error.message, command);
    throw error;
  }
}

/** What parseArgs throws on what the user typed is in words meant for the user. */
function isOfArguments(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  );
}

/** Usage that is wrong, in a sentence. */
class Wrong extends Error {}

function wrong(message: string, command: Command): Request {
  return { kind: 'wrong', message, command };
}

function checked(command: Command, values: Values, given: readonly string[]): Request {
  if (values.help === true) return { kind: 'help', command };
  if (values.version === true) return { kind: 'version' };
  const known = new Set<string>(optionsOf(command).map(({ name }) => name));
  const foreign = Object.keys(values).find((name) => !known.has(name));
  if (foreign !== undefined) {
    throw new Wrong(says.option(foreign, nameOf(command)));
  }
  return MAKE[command.name](values, given);
}

/** What each subcommand is asked for. */
const MAKE: Readonly<Record<CommandName, (values: Values, given: readonly string[]) => Request>> = {
  '': (values, given) => ({ kind: 'codes', ...answering(values), ...codesOf(values), given }),
  listing: (values, files) => ({ kind: 'listing', ...answering(values), files }),
  factories: (values, codes) => ({
    kind: 'factories',
    format: formatOf(values) ?? 'text',
    lang: langOf(values),
    output: outputOf(values),
    codes,
  }),
  table(values, given) {
    const format = chosen('format', text(values, 'format'), TABLE_FORMATS) ?? TABLE_FORMATS[0];
    if (given.length > 0) throw new Wrong(says.tableTakes);
    return { kind: 'table', format, today: dayOf(values), output: outputOf(values) };
  },
  completion(_, given) {
    const shell = chosen('shell', given[0], SHELLS);
    if (shell === undefined || given.length > 1) {
      throw new Wrong(says.shell(SHELLS));
    }
    return { kind: 'completion', shell };
  },
};

function formatOf(values: Values): FormatName | undefined {
  return chosen('format', text(values, 'format'), FORMATS);
}

function langOf(values: Values): LanguageName {
  return chosen('language', text(values, 'lang'), LANGUAGES) ?? 'en';
}

/** The file to write; undefined for standard output by any of its names. */
function outputOf(values: Values): string | undefined {
  const output = text(values, 'output');
  return output === '-' || output === '/dev/stdout' ? undefined : output;
}

/** How a subcommand is called in messages. */
function nameOf({ name }: Command): string {
  return name === '' ? says.codes : `heatstamp ${name}`;
}

function answering(values: Values): Answering {
  const column = text(values, 'column');
  return {
    format: formatOf(values) ?? (column === undefined ? 'text' : 'csv'),
    lang: langOf(values),
    today: dayOf(values),
    skipBlank: values['skip-blank'] === true,
    strict: values.strict === true,
    exitZero: values['exit-zero'] === true,
    output: outputOf(values),
    column,
  };
}

function codesOf(values: Values): Pick<CodesRequest, 'reading' | 'madeIn' | 'madeInColumn'> {
  const country = text(values, 'made-in');
  const madeIn = country === undefined ? undefined : labelOf(country);
  if (country !== undefined && madeIn === undefined) {
    throw new Wrong(says.country(country));
  }
  const madeInColumn = text(values, 'made-in-column');
  if (madeInColumn !== undefined && values.column === undefined) {
    throw new Wrong(says.labelColumn);
  }
  return { reading: chosen('reading', text(values, 'reading'), READINGS), madeIn, madeInColumn };
}

function text(values: Values, name: OptionName): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** One of a few values; another is refused with those that there are. */
function chosen<Choice extends string>(
  what: string,
  value: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (value === undefined) return undefined;
  const choice = choices.find((each) => each === value);
  if (choice === undefined) {
    throw new Wrong(says.choice(what, value, choices));
  }
  return choice;
}

/** The decoder is the judge of days, so that no second rule can differ from its own. */
function dayOf(values: Values): Day | undefined {
  const today = text(values, 'today');
  if (today === undefined) return undefined;
  try {
    decode('', { today });
    return today;
  } catch (error) {
    throw error instanceof RangeError ? new Wrong(says.day(today)) : error;
  }
}
