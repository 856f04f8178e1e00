import type {
  Dated,
  InvalidResult,
  Notice,
  OtherReading,
  Role,
  Segment,
  ValidResult,
} from '../heatstamp.ts';
import type { Formatter } from './answer.ts';
import { each, remembered } from './remembered.ts';

/**
 * One JSON object a line. `input` is what was given, so that rows join to the user's own.
 *
 * Its lines are what JSON.stringify makes of `{ input, ...result, label }`, put together from as few pieces as can be
 * shared between results: they are most of a line, and a line takes a third of the time.
 */
export const ndjson: Formatter = {
  before: '',
  between: '',
  write({ input, result, label }) {
    const known = result.isValid ? validFields(result) : invalidFields(result);
    const end = label ? `,"label":${JSON.stringify(label)}}\n` : '}\n';
    return `{"input":${JSON.stringify(input)}${known}${end}`;
  },
};

function validFields(result: ValidResult): string {
  return (
    `,"isValid":true,"code":"${result.code}${upToCountry(result)}${JSON.stringify(result.country)}` +
    `,"countries":${JSON.stringify(result.countries)}` +
    `${upToSegments(result)}${each(result.segments, segment, ',')}${remarks(result)}${straightOf(result)}`
  );
}

function invalidFields(result: InvalidResult): string {
  return fieldsOf(result);
}

/** The fields of an object behind others: `,"code":"empty","error":"…"` */
function fieldsOf(value: object): string {
  return `,${JSON.stringify(value).slice(1, -1)}`;
}

/** An interval belongs to one date in one format. */
const upToCountry = remembered(
  ({ interval }: Dated) => interval,
  ({ reading, date, year, week, month, period, format, standing, interval }) =>
    `"${fieldsOf({ reading, date, year, week, month, period, format, standing, interval })},"country":`,
);

/** A list of places belongs to one factory code. */
const upToSegments = remembered(
  ({ places }: ValidResult) => places,
  ({ possibleCountries, factoryCode, places }) =>
    `${fieldsOf({ possibleCountries, factoryCode, places })},"segments":[`,
);

const segmentTexts: Record<Role, Map<string, string>> = {
  factory: new Map(),
  week: new Map(),
  month: new Map(),
  year: new Map(),
};

/** Most codes have it not; where they do it stands last. */
function straightOf({ straight }: ValidResult): string {
  return straight ? `,"straight":${JSON.stringify(straight)}` : '';
}

/** Segments are made anew for every code, but few differ. */
function segment({ text, role }: Segment): string {
  const known = segmentTexts[role].get(text);
  if (known !== undefined) return known;
  const made = JSON.stringify({ text, role });
  segmentTexts[role].set(text, made);
  return made;
}

/** Most codes have none of these. */
function remarks({ notices, otherReadings }: ValidResult): string {
  if (notices.length === 0 && otherReadings.length === 0)
    return '],"notices":[],"otherReadings":[]';
  const others = each(otherReadings, other, ',');
  return `],"notices":[${each(notices, notice, ',')}],"otherReadings":[${others}]`;
}

const notice = remembered((one: Notice) => one, JSON.stringify);
const other = remembered((one: OtherReading) => one, JSON.stringify);
