import { parseArgs } from 'node:util';
import { type Day, decode, type FormatId, type Label, labelOf } from '../heatstamp.ts';
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
  rowOf,
  SHELLS,
  type ShellName,
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
  readonly format: Exclude<FormatName, 'text'>;
  readonly today: Day | undefined;
  readonly output: string | undefined;
}

const KNOWN = Object.fromEntries(
  OPTIONS.map((option) => {
    const { short, value } = rowOf(option);
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [option.name, short === undefined ? { type } : { type, short }];
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
    if (error instanceof Wrong) return wrong(error.message, command);
    // parseArgs throws only on what the user typed, in words meant for the user.
    return wrong(error instanceof Error ? error.message : String(error), command);
  }
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
    throw new Wrong(`--${foreign} does not go with ${nameOf(command)}.`);
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
    output: text(values, 'output'),
    codes,
  }),
  table(values, given) {
    const format = formatOf(values) ?? 'csv';
    if (given.length > 0) throw new Wrong('heatstamp table takes options alone.');
    if (format === 'text') {
      throw new Wrong('The look-up table is for programs: choose csv or ndjson.');
    }
    return { kind: 'table', format, today: dayOf(values), output: text(values, 'output') };
  },
  completion(_, given) {
    const shell = chosen('shell', given[0], SHELLS);
    if (shell === undefined || given.length > 1) {
      throw new Wrong(`Name one shell: ${SHELLS.join(', ')}.`);
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

/** How a subcommand is called in messages. */
function nameOf({ name }: Command): string {
  return name === '' ? 'codes' : `heatstamp ${name}`;
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
    output: text(values, 'output'),
    column,
  };
}

function codesOf(values: Values): Pick<CodesRequest, 'reading' | 'madeIn' | 'madeInColumn'> {
  const country = text(values, 'made-in');
  const madeIn = country === undefined ? undefined : labelOf(country);
  if (country !== undefined && madeIn === undefined) {
    throw new Wrong(`Unknown country '${country}'. Name one, such as France or FR, or other.`);
  }
  const madeInColumn = text(values, 'made-in-column');
  if (madeInColumn !== undefined && values.column === undefined) {
    throw new Wrong('--made-in-column needs a table: name its column of codes with --column.');
  }
  return { reading: chosen('reading', text(values, 'reading'), READINGS), madeIn, madeInColumn };
}

const READINGS = OPTIONS.flatMap((option) => (option.name === 'reading' ? option.choices : []));

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
    throw new Wrong(`Unknown ${what} '${value}'. Known: ${choices.join(', ')}.`);
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
  } catch {
    throw new Wrong(`'${today}' is no calendar day. Write it as 2026-11-21.`);
  }
}
