import type {
  Dated,
  InvalidResult,
  Notice,
  OtherReading,
  Segment,
  ValidResult,
} from '../core/index.ts';
import type { Formatter } from './answer.ts';
import { each, remembered } from './remembered.ts';

/**
 * One JSON object a line. `input` is what was given, so that rows join to the user's own.
 *
 * Its lines are what JSON.stringify makes of `{ input, ...result, label }`, put together from pieces that many results
 * share: a line is mostly such pieces, and this takes a third of the time.
 */
export const ndjson: Formatter = {
  before: '',
  between: '',
  write({ input, result, label }) {
    const known = result.isValid ? validFields(result) : invalidFields(result);
    const last = label ? `,"label":${JSON.stringify(label)}` : '';
    return `{"input":${JSON.stringify(input)},${known}${last}}\n`;
  },
};

function validFields(result: ValidResult): string {
  return (
    `"isValid":true,"code":"${result.code}",${dated(result)},"country":${JSON.stringify(result.country)},` +
    `${factory(result)},"segments":[${each(result.segments, segment, ',')}],` +
    `"notices":[${each(result.notices, notice, ',')}],"otherReadings":[${each(result.otherReadings, other, ',')}]`
  );
}

function invalidFields({ code, error, suggestions }: InvalidResult): string {
  return fieldsOf({ isValid: false, code, error, suggestions });
}

/** The fields of an object without its braces. */
function fieldsOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

/** An interval belongs to one date in one format. */
const dated = remembered(
  ({ interval }: Dated) => interval,
  ({ reading, date, year, week, month, period, format, standing, interval }) =>
    fieldsOf({ reading, date, year, week, month, period, format, standing, interval }),
);

/** A list of places belongs to one factory code. */
const factory = remembered(
  ({ places }: ValidResult) => places,
  ({ possibleCountries, factoryCode, places }) =>
    fieldsOf({ possibleCountries, factoryCode, places }),
);

const segment = remembered((part: Segment) => part, JSON.stringify);
const notice = remembered((one: Notice) => one, JSON.stringify);
const other = remembered((one: OtherReading) => one, JSON.stringify);
