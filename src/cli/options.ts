import { parseArgs } from 'node:util';
import { type Day, decode, type Label, labelOf } from '../heatstamp.ts';
import { type FormatName, FORMATTERS } from './formatters.ts';

/** What the arguments ask for. */
export type Request =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly message: string }
  | Decoding;

export interface Decoding {
  readonly kind: 'decode';
  readonly format: FormatName;
  /** Undefined: the day on which the command runs. */
  readonly today: Day | undefined;
  readonly madeIn: Label | undefined;
  /** Empty: they come from standard input. */
  readonly codes: readonly string[];
}

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  today: { type: 'string' },
  'made-in': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} as const;

/** Reads the arguments; what is wrong with them is a value too. */
export function requestOf(argv: readonly string[]): Request {
  try {
    return checked(parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true }));
  } catch (error) {
    // parseArgs throws only on what the user typed, in words meant for the user.
    return wrong(error instanceof Error ? error.message : String(error));
  }
}

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;

function checked({ values, positionals }: Parsed): Request {
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const { format, today } = values;
  if (!isFormat(format)) {
    return wrong(`Unknown format '${format}'. Known: ${Object.keys(FORMATTERS).join(', ')}.`);
  }
  if (today !== undefined && !isDay(today)) {
    return wrong(`'${today}' is no calendar day. Write it as 2026-11-21.`);
  }
  const country = values['made-in'];
  const madeIn = country === undefined ? undefined : labelOf(country);
  if (country !== undefined && madeIn === undefined) {
    return wrong(`Unknown country '${country}'. Name one, such as France or FR, or other.`);
  }
  return { kind: 'decode', format, today, madeIn, codes: positionals };
}

function wrong(message: string): Request {
  return { kind: 'wrong', message };
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATTERS, name);
}

/** The decoder is the judge of days, so that no second rule can differ from its own. */
function isDay(text: string): boolean {
  try {
    decode('', { today: text });
    return true;
  } catch {
    return false;
  }
}
