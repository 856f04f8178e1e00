import { withArticle } from '#words/core.ts';
import { checkSheet, coverageSentence } from '#words/check-sheet.ts';
import { listing as words } from '#words/listing.ts';
import {
  doubtTitles,
  meaning,
  questionsOpen,
  sentence,
  validPanel,
  withOthers,
} from '#words/result.ts';
import { COLON, list, sentences } from '#words/text.ts';
import type { Day } from '../../core/calendar.ts';
import { coverageOf } from '../../core/checks.ts';
import { FORMATS } from '../../core/formats.ts';
import type { NoticeId } from '../../core/notices.ts';
import { checkText } from '../../library/check-text.ts';
import { decode, type ValidResult } from '../../library/decode.ts';
import type { Piece } from '../../words/pieces.ts';
import { placeOn } from '../../library/place-with.ts';
import { type Check, type CheckSheet, type Doubt, questionsIn } from '../../text/checks.ts';
import type { ThreadStates } from '../tab/stamped.ts';
import { rowNotes } from '#words/row-notes.ts';

/**
 * What is doubtful about an item, as title, tab and lists say it: that it is a guess; the worst, and how much else conflicts or
 * is asked; undefined where nothing is.
 */
export function doubtTitle({ doubts, worn }: CheckSheet): string | undefined {
  const [first] = doubts.filter(({ id }) => id !== 'guess');
  const worst = first && titleOf(first, doubts);
  return worn === undefined ? worst : list([doubtTitles.guess, first?.check && worst]);
}

function titleOf({ id }: Doubt, doubts: readonly Doubt[]): string {
  const asked = doubts.filter((doubt) => doubt.id === 'asks').length;
  if (id === 'asks') return asked > 1 ? questionsOpen(asked) : doubtTitles.asks;
  const others = doubts.filter(({ check }) => check).length - 1;
  return others > 0 ? withOthers(doubtTitles[id], others) : doubtTitles[id];
}

/** What completes the title: the doubt, that no letters name a country, or that nobody has looked at the bag. */
export function verdictOf(sheet: CheckSheet): string {
  const { assumed, relined, plain } = validPanel;
  const said = sheet.tone === 'assumed' ? assumed : sheet.tone === 'open' ? relined : plain;
  return doubtTitle(sheet) ?? said;
}

/** Notices that the sentence about an undocumented date says already. */
const SAID: readonly NoticeId[] = ['outside-era', 'before-codes'];

/** What is doubtful about the reading itself, at once under the sentence. What conflicts is told where it stands. */
export function doubtLines(
  { notices, year, suggestions = [] }: ValidResult,
  { doubts, worn }: CheckSheet,
): readonly string[] {
  const isOutside = notices.some(({ id }) => SAID.includes(id));
  const has = (id: 'unusual' | 'undocumented') => doubts.some((doubt) => doubt.id === id);
  return [
    ...(worn === undefined ? [] : [meaning.guess(worn)]),
    ...(worn !== undefined && doubts.some(({ check }) => check) ? [meaning.wrongGuess] : []),
    ...(has('undocumented')
      ? [isOutside ? meaning.undocumented(year, isTimeOfCodes(year)) : meaning.monthFirst]
      : []),
    ...(has('unusual') ? [meaning.unusual] : []),
    ...(suggestions.length > 0 ? [meaning.lookAlike(suggestions.map(({ code }) => code))] : []),
    ...(isOutside ? [meaning.compare] : []),
    ...notices.filter(({ id }) => !SAID.includes(id)).map(({ text }) => text),
  ];
}

/** Whether any format was used in that year. */
function isTimeOfCodes(year: number): boolean {
  return FORMATS.some(({ spans }) =>
    spans.some(({ from, until }) => from[0] <= year && year <= until[0]),
  );
}

/** The code in another of its readings, by the id of that; as it is, where it has no such reading. */
export function inReading(
  result: ValidResult,
  reading: string | undefined,
  today: Day,
): ValidResult {
  const other = result.otherReadings.find((each) => each.reading === reading);
  const read = other && decode(result.code, { today, reading: other.reading });
  return read?.isValid ? read : result;
}

/** A result as its label narrows it. */
export type ShownResult = ValidResult & {
  /** The country by most lists, where an agreeing label names another. */
  readonly byLists?: string;
  /** Whether a label that does not agree leaves open which country it is. */
  readonly isPlaceOpen?: true;
};

/** The result with the country of the labels that are known of the item, where they agree with the code. */
export function narrowed(result: ValidResult, checks: readonly Check[]): ShownResult {
  const labels = checks.flatMap(({ claim, statement }) =>
    claim === 'label' && statement.claim.claim === 'label' ? statement.claim.labels : [],
  );
  if (labels.length === 0) return result;
  const places = labels.map((label) => placeOn(result, label));
  const [first, ...others] = places;
  if (!first || others.some((place) => place?.country !== first.country))
    return { ...result, isPlaceOpen: true };
  const { country, countries, isNarrowed } = first;
  return isNarrowed ? { ...result, country, countries, byLists: result.country } : result;
}

/** The answer in one plain sentence, in pieces: the days of a week can be set apart. With a worn stamp the code is a guess. */
export function sentencePieces(result: ShownResult, worn?: string): readonly Piece[] {
  const pieces = piecesOfCode(result);
  return worn === undefined ? pieces : sentence.guess(result.code, pieces);
}

function piecesOfCode(result: ShownResult): readonly Piece[] {
  const { countries, country, interval, places, week, month, year, byLists, factoryCode } = result;
  const when =
    week === undefined ? sentence.month(month, year) : sentence.week(week, year, interval);
  if (places.some(({ id }) => id === 're-lined')) return sentence.relined(when);
  // Without letters a country is assumed; some letters stand for no country.
  const label =
    byLists === undefined
      ? undefined
      : { code: factoryCode, lists: withArticle(byLists), isAmong: byLists.includes(country) };
  const hasPlace = countries.length > 0 || places.length === 0;
  return hasPlace ? sentence.madeIn(when, withArticle(country), label) : sentence.made(when);
}

/** The same as a text: `Made in week 22 of 2016, May 30 to June 5, in France.` */
export function sentenceOf(result: ShownResult, worn?: string): string {
  return sentencePieces(result, worn)
    .map((piece) => (typeof piece === 'string' ? piece : piece.days))
    .join('');
}

/** What a screen reader says of an answer: the code, the sentence, what conflicts or is doubtful, and what was not compared. */
export function spokenOf(result: ShownResult, sheet: CheckSheet): string {
  const conflicts = sheet.checks.filter(({ outcome }) => outcome === 'conflicts');
  return sentences([
    result.code + COLON + sentenceOf(result, sheet.worn),
    ...conflicts.map((check) => checkText(check, words)),
    ...questionsIn(sheet.checks).slice(0, 1).map(questionText),
    ...doubtLines(result, sheet),
    coverageSentence(coverageOf(sheet.checks)),
  ]);
}

/** What a visitor is asked: what the text says, what the code says, and whether that is said of this bag. */
export function questionText(check: Check): string {
  const { stated = '' } = check.statement;
  return sentences([checkSheet.quoted(stated), reasonOf(check), checkSheet.question.ask]);
}

/** The parts of the code that something contradicts, or whose meaning is doubtful. */
export function statesOf({ checks, doubts }: CheckSheet): ThreadStates {
  const conflicts = checks.filter(({ outcome }) => outcome === 'conflicts');
  const isDateDoubtful = doubts.some(({ id }) => id === 'undocumented' || id === 'unusual');
  const states: { -readonly [Part in keyof ThreadStates]: ThreadStates[Part] } = {};
  if (isDateDoubtful) states.count = states.year = 'doubtful';
  if (doubts.some(({ id }) => id === 'unlisted')) states.factory = 'doubtful';
  for (const { claim } of questionsIn(checks))
    states[claim === 'label' ? 'factory' : 'year'] = 'doubtful';
  if (conflicts.some(({ claim }) => claim === 'label')) states.factory = 'conflict';
  if (conflicts.some(({ claim }) => claim !== 'label')) states.year = 'conflict';
  return states;
}

/** What the code says to a claim, in a sentence and without advice. */
export function reasonOf(check: Check): string {
  switch (check.claim) {
    case 'label':
      if (check.id === 'conflict') return rowNotes.label(check.params);
      return check.id === 'unconfirmed'
        ? rowNotes.labelUnconfirmed(check.params)
        : checkText(check, words);
    case 'made':
      return rowNotes.date(check.params);
    case 'existed-by':
      return rowNotes.existed(check.params);
    case 'released':
      return rowNotes.released(check.params);
    case 'line':
      if (check.id === 'too-early') return rowNotes.tooEarly(check.params);
      return check.id === 'after-end' ? rowNotes.afterEnd(check.params) : checkText(check, words);
    default:
      return checkText(check, words);
  }
}
