import { COUNTRIES, KINDS } from '../core/factories.ts';
import { ELSEWHERE } from '../core/labels.ts';
import { FORMATS, STANDINGS } from '../core/formats.ts';
import { GRADES } from '../core/places.ts';
import type {
  Change,
  Interval,
  LabelCheck,
  LineSource,
  Listing,
  ListingCode,
  ListingDate,
  ListingFinding,
  ListingLabel,
  ListingLine,
  Notice,
  OtherReading,
  Place,
  Segment,
  Suggestion,
  ValidResult,
  InvalidResult,
} from '../heatstamp.ts';
import { listing as words } from '../words/en/listing.ts';
import { core } from '../words/en/core.ts';
import type { Answer, Candidate, FadedResult, UnknownLabel } from './answer.ts';
import type { Origin } from './answers.ts';

/** A part of a JSON Schema (draft 7). */
export type Schema = Readonly<Record<string, unknown>>;

/** Every field of a type, with what it holds; a field that is missing here does not compile. */
type Fields<Type> = { readonly [Name in keyof Required<Type>]: Schema };

const text = (description: string): Schema => ({ type: 'string', description });
const count = (description: string, from: number, to?: number): Schema => ({
  ...{ type: 'integer', minimum: from, ...(to !== undefined && { maximum: to }) },
  description,
});
const oneOf = (description: string, ids: readonly string[]): Schema => ({ enum: ids, description });
const list = (description: string, items: Schema): Schema => ({
  type: 'array',
  items,
  description,
});
const constant = (value: unknown, description = ''): Schema =>
  description === '' ? { const: value } : { const: value, description };

/** An object with exactly these fields; those that may be missing are named. */
function object<Type>(
  description: string,
  properties: Fields<Type>,
  optional: readonly (keyof Type & string)[] = [],
): Schema {
  const missing = new Set<string>(optional);
  return {
    type: 'object',
    description,
    properties,
    required: Object.keys(properties).filter((name) => !missing.has(name)),
    additionalProperties: false,
  };
}

const DAY: Schema = { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2}$` };
const COUNTRY: Schema = { enum: COUNTRIES };
const ids = (unit: 'week' | 'month'): readonly string[] =>
  FORMATS.filter((format) => format.unit === unit).map(({ id }) => id);

const interval = object<Interval>('The first and last calendar day that the date means.', {
  from: DAY,
  to: DAY,
});

const notice = object<Notice>('What speaks against a reading, or is to be known with it.', {
  id: oneOf('What it is.', Object.keys(core.notices)),
  params: { type: 'object', description: 'What it is said of, by the id.' },
  text: text('The same in a sentence.'),
});

const standing = oneOf('How well the date fits the years of its format, best first.', STANDINGS);
const evidence = oneOf('How well a place is attested, best first.', GRADES);

/** What every reading has, by the unit of its format. */
const dated = (unit: 'week' | 'month') => ({
  reading: oneOf('The format that reads it so.', ids(unit)),
  date: text('`Week 22, 2016` or `November 2003`.'),
  year: count('The calendar year of a month, the ISO 8601 week-year of a week.', 1900, 2099),
  week: count('ISO 8601. Only where `reading` is a week format.', 1, 53),
  month: count('Only where `reading` is a month format.', 1, 12),
  period: text('When codes of this format were used.'),
  format: text('What the format is called.'),
  standing,
  interval,
});

/** Without the unit that the format does not have. */
function inUnit(unit: 'week' | 'month', schema: Schema): Schema {
  const other = unit === 'week' ? 'month' : 'week';
  const { properties, required, ...rest } = schema as {
    properties: Record<string, Schema>;
    required: readonly string[];
  };
  const own = Object.entries(properties).filter(([name]) => name !== other);
  return {
    ...rest,
    properties: Object.fromEntries(own),
    required: required.filter((name) => name !== other),
  };
}

const otherReading = (unit: 'week' | 'month'): Schema =>
  inUnit(
    unit,
    object<OtherReading>(`Another reading of the code, a ${unit}.`, {
      ...dated(unit),
      notices: list('What speaks against it.', notice),
      why: text('The same in one text.'),
    }),
  );

const place = object<Place>(
  'Something that the factory code stands for.',
  {
    id: oneOf('An ISO 3166-1 code, former ones included, or a kind.', [...COUNTRIES, ...KINDS]),
    place: text('Its name.'),
    evidence,
    from: count('The first calendar year.', 1900),
    until: count('The last calendar year.', 1900),
    note: text('What there is to say of it besides its years.'),
  },
  ['from', 'until', 'note'],
);

const segment = object<Segment>('A run of characters and what it contributes.', {
  text: text('The characters.'),
  role: oneOf('What they contribute.', ['factory', 'week', 'month', 'year']),
});

const knownLabel = object<LabelCheck>('What was found when code and label were compared.', {
  verdict: oneOf('Whether they agree.', ['match', 'possible', 'conflict']),
  id: oneOf('What was found.', Object.keys(core.label)),
  params: { type: 'object', description: 'What it is said of, by the id.' },
  text: text('The same in a sentence or two.'),
});

const unknownLabel = object<UnknownLabel>('A label in no spelling known here.', {
  verdict: constant('unknown'),
  given: text('The label as it was given.'),
});

/** Where an answer stands, and what was given. */
const given: Fields<Pick<Answer, 'line' | 'input'> & Origin> = {
  line: count('The line of the input, or the number of the argument.', 1),
  input: text('What was given, whole: a line, an argument, or the cell of a table.'),
  file: text('The file, where there are several.'),
  row: {
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'The cells of a table’s row by the names of their columns.',
  },
};
const GIVEN_OPTIONAL = ['file', 'row'] as const;

const validFields = (unit: 'week' | 'month'): Fields<ValidResult> => ({
  isValid: constant(true),
  code: text('The code as it was read: no white space, upper case.'),
  ...dated(unit),
  country: text('The best attested places in that year, joined.'),
  countries: list('The same by their ISO 3166-1 codes.', COUNTRY),
  possibleCountries: list(
    'Every country of the factory code, where there are several.',
    text('A country.'),
  ),
  factoryCode: text('The letters, or `N/A` where the code has none.'),
  places: list('All that the letters are said to stand for, best attested first.', place),
  segments: list('Every character of the code, in order.', segment),
  notices: list('What speaks against the answer, or is to be known with it.', notice),
  otherReadings: list('The other readings that the code allows, best standing first.', {
    anyOf: [otherReading('week'), otherReading('month')],
  }),
  straight: object<NonNullable<ValidResult['straight']>>(
    'What many would read in the digits, where it differs from the answer.',
    { date: text('The date.') },
  ),
});

const validOptional = ['possibleCountries', 'straight'] as const;

const result = (unit: 'week' | 'month'): Schema =>
  inUnit(
    unit,
    object<ValidResult>(`What a code says, a ${unit}.`, validFields(unit), validOptional),
  );

const valid = (unit: 'week' | 'month'): Schema =>
  inUnit(
    unit,
    object<typeof given & ValidResult & Pick<Answer, 'label'>>(
      `A code that reads, a ${unit}.`,
      { ...given, ...validFields(unit), label: { anyOf: [knownLabel, unknownLabel] } },
      [...GIVEN_OPTIONAL, ...validOptional, 'label'],
    ),
  );

const change: Schema = object<Change>('What was changed.', {
  id: oneOf('What it is.', [
    ...([
      'instead',
      'latin-letters',
      'without-punctuation',
      'letters-first',
      'digits-first',
    ] satisfies Change['id'][]),
  ]),
  params: { type: 'object', description: 'The characters, by the id.' },
});

const suggestion = object<Suggestion>('A code that does read, close to one that does not.', {
  code: text('The code.'),
  date: text('Its date.'),
  changes: list('One or two changes.', change),
  text: text('The changes in words.'),
});

const invalidFields: Fields<typeof given & InvalidResult> = {
  ...given,
  isValid: constant(false),
  code: text('The input as it was read: no white space, upper case.'),
  errorCode: oneOf('What is wrong.', Object.keys(core.errors)),
  error: text('The same in words.'),
  suggestions: list('At most three codes that do read, fewest changes first.', suggestion),
};

const invalid = object('A code that does not read.', invalidFields, GIVEN_OPTIONAL);

const candidate = object<Candidate>('A code that the stamp could say.', {
  code: text('The code.'),
  date: text('Its date.'),
  country: text('The best attested places in that year, joined.'),
  countries: list('The same by their ISO 3166-1 codes.', COUNTRY),
  standing,
  evidence,
});

const faded = object<typeof given & FadedResult>(
  'A code with characters that can’t be read, written `?`.',
  {
    ...invalidFields,
    errorCode: oneOf('Whether it was tried.', ['faded', 'too-faded']),
    error: text('What it could say, in a sentence.'),
    candidates: list('Best standing first, then best evidence.', candidate),
  },
  GIVEN_OPTIONAL,
);

const said = {
  sellerSays: text('What the seller says.'),
  codeSays: text('What the code says to it.'),
};

/** What is found on one kind of claim. */
const finding = (
  claim: ListingFinding['claim'],
  verdicts: readonly ListingFinding['verdict'][],
  ids: readonly string[],
  more: Schema = {},
): Schema => ({
  ...{ type: 'object', additionalProperties: false },
  description: `What the code says to a ${claim} that the seller names.`,
  properties: {
    verdict: oneOf('What it comes to.', verdicts),
    id: oneOf('What was found.', ids),
    params: { type: 'object', description: 'What it is said of, by the id.' },
    text: text('The same in a sentence or two.'),
    ...more,
    claim: constant(claim),
    ...said,
  },
  required: [
    'verdict',
    'id',
    'params',
    'text',
    ...Object.keys(more),
    'claim',
    ...Object.keys(said),
  ],
});

const source = object<LineSource>('A page that the years of a line were read on.', {
  id: text('Its id.'),
  url: text('Where it was read.'),
});

const findings: Schema = {
  anyOf: [
    finding(
      'label',
      ['match', 'possible', 'conflict', 'open'],
      [...Object.keys(core.label), 'several'],
    ),
    finding('date', ['agrees', 'differs'], Object.keys(words.statedDate)),
    finding('line', ['fits', 'too-early', 'after-end', 'none'], Object.keys(words.line), {
      sources: list('The pages that give its years.', source),
    }),
  ],
};

const listing = object<typeof given & Listing>(
  'A listing: what the seller says, and what the code says.',
  {
    ...given,
    codes: list(
      'The codes that it holds, each once, in their order.',
      object<ListingCode>('A code.', {
        text: text('As it stands there.'),
        hasCue: { type: 'boolean', description: 'Whether words announce it.' },
        result: { anyOf: [result('week'), result('month')] },
        findings: list('What it says to all that the seller claims.', findings),
      }),
    ),
    labels: list(
      'The countries that the seller says the label names.',
      object<ListingLabel>('A country.', {
        text: text('As it stands there.'),
        label: oneOf('Its ISO 3166-1 code.', [...COUNTRIES, ...ELSEWHERE, 'other']),
        name: text('What it is called.'),
      }),
    ),
    dates: list(
      'The dates of making that the seller states.',
      object<ListingDate>('A date.', {
        text: text('As it stands there.'),
        when: {
          type: 'object',
          properties: {
            year: { type: 'integer' },
            month: { type: 'integer' },
            week: { type: 'integer' },
          },
          required: ['year'],
          additionalProperties: false,
        },
        date: text('The same in words.'),
      }),
    ),
    styleNumbers: list('Style (product) numbers.', { type: 'string' }),
    lines: list(
      'The lines and models that the seller names.',
      object<ListingLine>('A line or model.', {
        text: text('As it stands there.'),
        line: text('Its id.'),
        name: text('What it is called.'),
      }),
    ),
  },
  GIVEN_OPTIONAL,
);

/** What an object on a line of NDJSON can be, as JSON Schema: a program can hold its input against it. */
export function outputSchema(): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'One line of heatstamp --format ndjson',
    anyOf: [valid('week'), valid('month'), invalid, faded, listing],
  };
}
