import * as z from 'zod';
import { FORMATS, STANDINGS } from '../../core/formats.ts';
import { GRADES } from '../../core/places.ts';
import { LANGUAGES } from '../commands.ts';
import type { AssistantWords } from './language.ts';

/** The most codes in one call. */
const MAX_CODES = 50;

/** The most characters of a code, a label or a line: far more than any has. */
const MAX_NAME = 200;

/** The most characters of a listing. */
const MAX_LISTING = 20_000;

const READINGS = FORMATS.map(({ id }) => id);

/** What each tool takes, described in one language. */
export function inputsIn({ args }: Pick<AssistantWords, 'args'>) {
  const name = z.string().max(MAX_NAME);
  const language = z.enum(LANGUAGES).optional().describe(args.language);
  const sources = z.boolean().optional().describe(args.sources);
  return {
    decode_date_code: z.object({
      code: name.describe(args.code),
      madeIn: name.optional().describe(args.madeIn),
      line: name.optional().describe(args.line),
      reading: z.enum(READINGS).optional().describe(args.reading),
      ...{ sources, language },
    }),
    check_listing: z.object({
      text: z.string().max(MAX_LISTING).describe(args.text),
      ...{ sources, language },
    }),
    read_worn_code: z.object({ code: name.describe(args.worn), language }),
    factory_code: z.object({ code: name.describe(args.factory), sources, language }),
    decode_many: z.object({
      codes: z.array(name).min(1).max(MAX_CODES).describe(args.codes),
      ...{ sources, language },
    }),
  };
}

/** What each tool answers, described in one language. */
export function outputsIn({ fields }: Pick<AssistantWords, 'fields'>) {
  const caveat = z.string().describe(fields.caveat);
  const answer = z.string().describe(fields.answer);
  const source = z.object({ title: z.string().optional(), urls: z.array(z.string()) });
  const place = z.object({
    id: z.string(),
    place: z.string(),
    evidence: z.enum(GRADES).describe(fields.evidence),
    from: z.int().optional(),
    until: z.int().optional(),
    note: z.string().optional(),
    sources: z.array(source).optional(),
  });
  const finding = z.object({
    verdict: z.string().describe(fields.verdict),
    id: z.string(),
    text: z.string(),
    sources: z.array(source).optional(),
  });
  const valid = z.object({
    isValid: z.literal(true).describe(fields.isValid),
    code: z.string().describe(fields.code),
    answer,
    date: z.string(),
    year: z.int(),
    week: z.int().optional().describe(fields.week),
    month: z.int().optional().describe(fields.month),
    interval: z.object({ from: z.string(), to: z.string() }).describe(fields.interval),
    reading: z.enum(READINGS).describe(fields.reading),
    format: z.string(),
    period: z.string(),
    standing: z.enum(STANDINGS).describe(fields.standing),
    country: z.string(),
    countries: z.array(z.string()).describe(fields.countries),
    factoryCode: z.string(),
    places: z.array(place),
    notices: z.array(z.object({ id: z.string(), text: z.string() })),
    otherReadings: z.array(
      z.object({
        date: z.string(),
        reading: z.enum(READINGS),
        standing: z.enum(STANDINGS),
        why: z.string(),
      }),
    ),
    straight: z.object({ date: z.string() }).optional().describe(fields.straight),
  });
  const invalid = z.object({
    isValid: z.literal(false).describe(fields.isValid),
    answer,
    errorCode: z.string(),
    suggestions: z
      .array(z.object({ code: z.string(), date: z.string(), text: z.string() }))
      .describe(fields.suggestions),
  });
  const code = z.discriminatedUnion('isValid', [valid, invalid]);
  return {
    decode_date_code: z.object({
      caveat,
      result: code,
      label: finding.optional(),
      line: finding.optional(),
    }),
    check_listing: z.object({
      caveat,
      answer,
      codes: z.array(
        z.object({
          result: valid,
          findings: z.array(
            finding.extend({
              claim: z.enum(['label', 'date', 'line']),
              sellerSays: z.string(),
              codeSays: z.string(),
            }),
          ),
        }),
      ),
      labels: z.array(z.object({ id: z.string(), name: z.string() })),
      dates: z.array(z.string()),
      styleNumbers: z.array(z.string()),
      lines: z.array(z.object({ id: z.string(), name: z.string() })),
      noCode: z
        .object({
          claims: z.array(z.string()),
          outcome: z.string(),
          id: z.string(),
          text: z.string(),
        })
        .optional()
        .describe(fields.noCode),
    }),
    read_worn_code: z.object({
      caveat,
      answer,
      id: z.enum(['worn', 'too-worn', 'no-fit', 'not-worn']),
      fitting: z.int().describe(fields.fitting),
      codes: z
        .array(
          z.object({
            code: z.string(),
            date: z.string(),
            country: z.string(),
            countries: z.array(z.string()),
            standing: z.enum(STANDINGS),
            evidence: z.enum(GRADES),
          }),
        )
        .describe(fields.codes),
    }),
    factory_code: z.object({
      caveat,
      answer,
      isKnown: z.boolean(),
      code: z.string().optional(),
      places: z.array(place),
    }),
    decode_many: z.object({
      caveat,
      answer,
      results: z.array(z.object({ index: z.int().describe(fields.index), result: code })),
    }),
  };
}

type Inputs = ReturnType<typeof inputsIn>;
type Outputs = ReturnType<typeof outputsIn>;

export type ToolName = keyof Inputs;

/** What a tool takes. */
export type Input<Name extends ToolName> = z.output<Inputs[Name]>;

/** What a tool answers. */
export type Output<Name extends ToolName> = z.output<Outputs[Name]>;

export type Code = Output<'decode_date_code'>['result'];
export type ValidCode = Extract<Code, { isValid: true }>;
export type PlaceAnswer = Output<'factory_code'>['places'][number];
export type Finding = NonNullable<Output<'decode_date_code'>['label']>;
