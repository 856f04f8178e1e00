import {
  type Dated,
  isStyleNumber,
  type InvalidResult,
  type LabelCheck,
  type Notice,
  type OtherReading,
  type Place,
  type ValidResult,
} from '../heatstamp.ts';
import { core } from '../words/en/core.ts';
import type { Formatter } from './answer.ts';
import { each, remembered } from './remembered.ts';
import { row, shown, start } from './layout.ts';

/** What a person reads: the code, and under it what it says. */
export const text: Formatter = {
  before: '',
  between: '\n',
  write: ({ input, result, label }) =>
    result.isValid ? valid(result, label) : `${shown(input)}\n${invalid(input, result)}`,
};

const VERDICTS = { match: 'Match', possible: 'Possible', conflict: 'Conflict' } as const;

function valid(result: ValidResult, label: LabelCheck | undefined): string {
  return (
    result.code +
    upToCountry(result) +
    result.country +
    afterCountry(result) +
    format(result) +
    each(result.otherReadings, other) +
    each(result.notices, note) +
    (label ? row('Label', `${VERDICTS[label.verdict]}. ${label.text}`) : '')
  );
}

function invalid(input: string, { error, suggestions }: InvalidResult): string {
  const perhaps = each(suggestions, ({ code, date, text: change }) =>
    row('Perhaps', `${code}, ${date} (${change})`),
  );
  return row('Error', error) + perhaps + (isStyleNumber(input) ? STYLE_NUMBER : '');
}

const STYLE_NUMBER = row('Note', core.styleNumber);

/** An interval belongs to one date in one format. */
const upToCountry = remembered(
  ({ interval }: Dated) => interval,
  (dated) => `\n${row('Date', dateOf(dated))}${start('Country')}`,
);

/** A list of places belongs to one factory code; a code without letters has none. */
const afterCountry = remembered(
  ({ places }: ValidResult) => places,
  ({ factoryCode, places }) =>
    places.length === 0
      ? '\n'
      : `\n${row('Factory', `${factoryCode}: ${places.map(placeOf).join(', ')}`)}`,
);

const format = remembered(
  ({ interval }: Dated) => interval,
  (dated) =>
    row('Format', `${dated.format}, ${dated.period}`) +
    (dated.standing === 'documented' ? '' : row('Standing', dated.standing)),
);

const other = remembered(
  (reading: OtherReading) => reading.interval,
  (reading) => row('Or', `${dateOf(reading)}, ${reading.standing}. ${reading.why}`.trimEnd()),
);

const note = remembered(
  (notice: Notice) => notice,
  (notice) => row('Note', notice.text),
);

/** A month says its days itself; a week does not. */
function dateOf({ date, week, interval }: Dated): string {
  return week === undefined ? date : `${date} (${core.days(interval)})`;
}

/** `France until 1994 (documented)` */
function placeOf(place: Place): string {
  return `${`${place.place} ${core.years(place)}`.trim()} (${place.evidence})`;
}
