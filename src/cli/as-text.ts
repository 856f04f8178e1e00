import type { Dated, InvalidResult, LabelCheck, Place, ValidResult } from '../heatstamp.ts';
import type { Answer, FadedResult, Settings, UnknownLabel } from './answer.ts';
import { styleNumberOf } from './answer.ts';
import { row, shown } from './layout.ts';

/** What a person reads: the code, and under it what it says. */
export function textOf(answer: Answer, settings: Settings): string {
  const { input, result, label } = answer;
  if (result.isValid) return valid(result, label, settings);
  const { blank, rows } = settings.command;
  const head = input.trim() === '' ? blank : shown(input);
  if ('candidates' in result) return `${head}\n${worn(result, settings)}`;
  const note = styleNumberOf(answer) === '' ? '' : row(rows.note, settings.core.styleNumber);
  return `${head}\n${invalid(result, settings)}${note}`;
}

function valid(result: ValidResult, label: Answer['label'], settings: Settings): string {
  const { rows, standings } = settings.command;
  const { code, factoryCode, places, country, standing } = result;
  const factory = places.map((each) => placeOf(each, settings)).join(', ');
  let text =
    `${code}\n${row(rows.date, dateOf(result, settings))}${row(rows.country, country)}` +
    (factory === '' ? '' : row(rows.factory, `${factoryCode}: ${factory}`)) +
    row(rows.format, `${result.format}, ${result.period}`) +
    (standing === 'documented' ? '' : row(rows.standing, standings[standing]));
  for (const other of result.otherReadings) {
    const its = standings[other.standing];
    text += row(rows.or, `${dateOf(other, settings)}, ${its}. ${other.why}`.trimEnd());
  }
  for (const notice of result.notices) text += row(rows.note, notice.text);
  return label ? text + row(rows.label, labelText(label, settings)) : text;
}

function labelText(label: LabelCheck | UnknownLabel, { command }: Settings): string {
  return label.verdict === 'unknown'
    ? command.unknownLabel(shown(label.given))
    : `${command.verdicts[label.verdict]}. ${label.text}`;
}

function invalid({ error, suggestions }: InvalidResult, { command: { rows } }: Settings): string {
  const perhaps = suggestions.map(({ code, date, text }) =>
    row(rows.perhaps, `${code}, ${date} (${text})`),
  );
  return [row(rows.error, error), ...perhaps].join('');
}

function worn({ error, errorCode, candidates }: FadedResult, { command }: Settings): string {
  const { rows, standings } = command;
  if (errorCode === 'too-faded') return row(rows.error, error);
  const likely = candidates.filter(({ standing }) => standing !== 'undocumented');
  const listed = likely.length > 0 ? likely : candidates;
  const rest = candidates.length - listed.length;
  return [
    row(rows.worn, error),
    ...listed.map(({ code, date, country, standing }) =>
      row(
        rows.perhaps,
        `${code}: ${date}, ${country}${standing === 'documented' ? '' : `, ${standings[standing]}`}`,
      ),
    ),
    rest > 0 ? row(rows.note, command.undocumentedToo(rest)) : '',
  ].join('');
}

/** A month says its days itself; a week does not. */
function dateOf({ date, week, interval }: Dated, { core }: Settings): string {
  return week === undefined ? date : `${date} (${core.days(interval)})`;
}

/** `France until 1994 (documented)` */
function placeOf(place: Place, { core, command }: Settings): string {
  const name = `${place.place} ${core.years(place)}`.trim();
  return `${name} (${command.evidence[place.evidence]})`;
}
