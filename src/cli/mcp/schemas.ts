import * as z from 'zod';
import { FORMATS } from '../../core/formats.ts';
import type { Outcome } from '../../core/notices.ts';
import type { Place } from '../../heatstamp.ts';
import { LONGEST_LISTING } from '../../text/limits.ts';
import { COMMAND_LANGUAGES } from '../language.ts';
import type { AssistantWords } from './language.ts';

/** The most codes in one call. */
export const MAX_CODES = 50;

/** The most characters of a code, a label or a line: far more than any has. */
export const MAX_NAME = 200;

const READINGS = FORMATS.map(({ id }) => id);

/** The arguments of each tool, described in one language. */
export function inputsIn({ args }: Pick<AssistantWords, 'args'>) {
  const name = z.string().max(MAX_NAME);
  const language = z.enum(COMMAND_LANGUAGES).optional();
  const sources = z.boolean().optional().describe(args.sources);
  const cursor = z.string().max(10).optional().describe(args.cursor);
  return {
    decode_date_code: z.object({
      code: name.describe(args.code),
      madeIn: name.optional().describe(args.madeIn),
      line: name.optional().describe(args.line),
      reading: z.enum(READINGS).optional().describe(args.reading),
      ...{ sources, language },
    }),
    check_listing: z.object({
      text: z.string().max(LONGEST_LISTING).describe(args.text),
      ...{ sources, cursor, language },
    }),
    read_worn_code: z.object({
      code: name.describe(args.worn),
      ...{ madeIn: name.optional(), line: name.optional(), cursor, language },
    }),
    factory_code: z.object({ code: name.describe(args.factory), sources, language }),
    decode_many: z.object({
      codes: z.array(name).min(1).max(MAX_CODES).describe(args.codes),
      ...{ cursor, language },
    }),
  };
}

/** A claim compared with a code. The seller's words are not repeated. */
export interface CheckAnswer {
  readonly claim: string;
  readonly outcome: Outcome;
  /** It is no contradiction, but a reason to look closer. */
  readonly isDoubt?: true;
  readonly id: string;
  readonly text: string;
  /** Its position in the text. */
  readonly index?: number;
  readonly length?: number;
  /** The ids of its sources. */
  readonly sources?: string[];
}

/** Text announced as a code that does not read. */
export interface UnreadAnswer {
  readonly rule: string;
  readonly index: number;
  readonly length: number;
  readonly text: string;
  /** The codes that may be meant. */
  readonly suggestions?: string[];
  /** The claims of the text, compared with the first of them. */
  readonly checks?: Omit<CheckAnswer, 'sources'>[];
}

export interface PlaceAnswer extends Pick<
  Place,
  'id' | 'place' | 'evidence' | 'from' | 'until' | 'note'
> {
  /** The ids of its sources. */
  readonly sources?: string[];
}

/** Sources by the ids that places and checks refer to. */
export type Sources = Record<string, { title: string; url: string }>;

/** A value with the fields of the library. Spelled out, the schema would take most of a session's tokens. */
function known<Type>(type: 'object' | 'array') {
  return z.custom<Type>().meta({ type });
}

const checks = known<CheckAnswer[]>('array');
const places = known<PlaceAnswer[]>('array');
const sources = known<Sources>('object').optional();
const answer = { answer: z.string(), caveat: z.string() };
/** Where the rest of a list begins. */
const more = z.string().optional();
/** Rows of texts, in the order of the columns. */
const table = { columns: z.array(z.string()), rows: z.array(z.array(z.string())) };

/** The answer of each tool; the sentence comes first. The fields are the library's, and docs/output.md describes them. */
export const OUTPUTS = {
  decode_date_code: z.object({
    ...answer,
    isValid: z.boolean(),
    code: z.string().optional(),
    date: z.string().optional(),
    year: z.number().optional(),
    week: z.number().optional(),
    month: z.number().optional(),
    interval: known<{ from: string; to: string }>('object').optional(),
    reading: z.string().optional(),
    standing: z.string().optional(),
    country: z.string().optional(),
    countries: z.array(z.string()).optional(),
    factoryCode: z.string().optional(),
    checks: checks.optional(),
    listingLine: z.string().optional(),
    places: places.optional(),
    notices: z.array(z.string()).optional(),
    otherReadings: known<{ date: string; reading: string; standing: string }[]>('array').optional(),
    straight: known<{ date: string }>('object').optional(),
    errorCode: z.string().optional(),
    suggestions: known<{ code: string; date: string; text: string }[]>('array').optional(),
    sources,
  }),
  check_listing: z.object({
    ...answer,
    codes: z.array(
      z.object({
        code: z.string(),
        date: z.string(),
        country: z.string(),
        standing: z.string(),
        notices: z.array(z.string()),
        checks,
        checksLeftOut: z.number().optional(),
        listingLine: z.string(),
      }),
    ),
    unread: known<UnreadAnswer[]>('array'),
    checks,
    labels: z.array(z.string()),
    dates: z.array(z.string()),
    lines: z.array(z.string()),
    styleNumbers: z.array(z.string()),
    noCode: known<{ claims: string[]; outcome: string; id: string; text: string }>(
      'object',
    ).optional(),
    message: z.string().optional(),
    sources,
    more,
  }),
  read_worn_code: z.object({
    ...answer,
    id: z.enum(['worn', 'too-worn', 'no-fit', 'not-worn']),
    fitting: z.number(),
    checks: checks.optional(),
    ...table,
    more,
  }),
  factory_code: z.object({
    ...answer,
    isKnown: z.boolean(),
    code: z.string().optional(),
    places,
    sources,
  }),
  decode_many: z.object({ ...answer, valid: z.number(), invalid: z.number(), ...table, more }),
} as const;

type Inputs = ReturnType<typeof inputsIn>;
type Outputs = typeof OUTPUTS;

export type ToolName = keyof Inputs;

/** What a tool takes. */
export type Input<Name extends ToolName> = z.output<Inputs[Name]>;

/** What a tool answers. */
export type Output<Name extends ToolName> = z.output<Outputs[Name]>;
