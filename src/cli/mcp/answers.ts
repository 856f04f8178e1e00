import { LINE_SOURCES } from '../../core/lines.ts';
import { isPublishedId, PUBLICATIONS } from '../../core/publications.ts';
import {
  type Day,
  decode,
  factory,
  type InvalidResult,
  type Place,
  readFaded,
  type Result,
  type ValidResult,
} from '../../heatstamp.ts';
import { checkLabel, checkLine, labelOf, type LineCheck, lineOf } from '../../label.ts';
import {
  checkListing,
  isStyleNumber,
  type ListingFinding,
  type NoCodeCheck,
} from '../../listing.ts';
import type { AssistantLanguage } from './language.ts';
import type { Code, Finding, Input, Output, PlaceAnswer, ValidCode } from './schemas.ts';

/** What an answer depends on besides what was asked. */
interface AnswerContext {
  readonly today: Day;
  readonly language: AssistantLanguage;
}

/** The most codes that a worn stamp lists. */
const MAX_FITTING = 100;

/*
 * What the tools answer. Nothing that was given is repeated unless it reads as what it should be: it may come from a stranger
 * who writes for the assistant.
 */

/** The answer of `decode_date_code`. */
export function decodeDateCode(
  { code, madeIn, line, reading, sources }: Input<'decode_date_code'>,
  { today, language }: AnswerContext,
): Output<'decode_date_code'> {
  const result = decode(code, { today, reading, words: language.core });
  return {
    caveat: language.mcp.caveat,
    result: codeAnswer(result, code, sources, language),
    ...(result.isValid &&
      madeIn !== undefined && { label: labelFinding(result, madeIn, language) }),
    ...(result.isValid &&
      line !== undefined && { line: lineFinding(result, line, sources, language) }),
  };
}

/** The answer of `check_listing`. */
export function checkSellersText(
  { text, sources }: Input<'check_listing'>,
  { today, language }: AnswerContext,
): Output<'check_listing'> {
  const { listing: words, command, mcp } = language;
  const { codes, labels, dates, styleNumbers, lines, noCode } = checkListing(text, {
    today,
    words,
  });
  const differing = codes.flatMap(({ findings }) => findings.filter(differs)).length;
  return {
    caveat: mcp.caveat,
    answer: codes.length === 0 ? command.noCode : mcp.answers.listing(codes.length, differing),
    codes: codes.map(({ result, findings }) => ({
      result: validAnswer(result, sources, language),
      findings: findings.map((finding) => {
        const { claim, sellerSays, codeSays } = finding;
        return { claim, sellerSays, codeSays, ...formatFinding(finding, sources) };
      }),
    })),
    labels: labels.map(({ label, name }) => ({ id: label, name })),
    dates: dates.map(({ date }) => date),
    styleNumbers: [...styleNumbers],
    lines: lines.map(({ line, name }) => ({ id: line, name })),
    ...(noCode && { noCode: noCodeAnswer(noCode) }),
  };
}

/** The answer of `read_worn_code`. */
export function readWornCode(
  { code }: Input<'read_worn_code'>,
  { today, language }: AnswerContext,
): Output<'read_worn_code'> {
  const { core: words, command, mcp } = language;
  const { answers, caveat } = mcp;
  const none = { caveat, fitting: 0, codes: [] };
  if (!code.includes('?')) return { ...none, id: 'not-worn', answer: answers.notWorn };
  const faded = readFaded(code, { today, words });
  if (faded?.isTooFaded) return { ...none, id: 'too-worn', answer: command.tooWorn };
  if (!faded || faded.groups.length === 0) {
    return { ...none, id: 'no-fit', answer: answers.noFit };
  }
  const codes = faded.groups.flatMap((group) =>
    group.codes.map(({ code, date, country, countries, standing }) => ({
      ...{ code, date, country, countries: [...countries], standing, evidence: group.evidence },
    })),
  );
  const documented = codes.filter(({ standing }) => standing === 'documented');
  const dates = [...new Set(documented.map(({ date }) => date))];
  return {
    caveat,
    id: 'worn',
    answer: command.worn(dates, documented[0]?.country, codes.length),
    fitting: codes.length,
    codes: codes.slice(0, MAX_FITTING),
  };
}

/** The answer of `factory_code`. */
export function lookUpFactory(
  { code, sources }: Input<'factory_code'>,
  { language: { core, command, mcp } }: AnswerContext,
): Output<'factory_code'> {
  const { answers, caveat } = mcp;
  const entry = factory(code, { words: core });
  if (!entry) return { caveat, answer: answers.unknownFactory, isKnown: false, places: [] };
  const names = entry.places.map((place) => {
    const name = [place.place, core.years(place)].filter(Boolean).join(' ');
    return name + command.aside(command.evidence[place.evidence]);
  });
  return {
    caveat,
    answer: answers.factory(entry.code, names),
    isKnown: true,
    code: entry.code,
    places: entry.places.map((place) => placeAnswer(place, entry.code, sources)),
  };
}

/** The answer of `decode_many`. */
export function decodeMany(
  { codes, sources }: Input<'decode_many'>,
  { today, language }: AnswerContext,
): Output<'decode_many'> {
  const { core: words, mcp } = language;
  const results = codes.map((code, index) => ({
    index,
    result: codeAnswer(decode(code, { today, words }), code, sources, language),
  }));
  const valid = results.filter(({ result }) => result.isValid).length;
  return {
    caveat: mcp.caveat,
    answer: mcp.answers.many(valid, results.length - valid),
    results,
  };
}

function codeAnswer(
  result: Result,
  given: string,
  withSources: boolean | undefined,
  language: AssistantLanguage,
): Code {
  if (result.isValid) return validAnswer(result, withSources, language);
  const { errorCode, suggestions } = result;
  return {
    isValid: false,
    answer: errorAnswer(result, given, language),
    errorCode,
    suggestions: suggestions.map(({ code, date, text }) => ({ code, date, text })),
  };
}

/** Why a code does not read. What the page calls a counterfeit no assistant should: a code proves nothing. */
function errorAnswer(
  { errorCode, error }: InvalidResult,
  given: string,
  { core, mcp: { answers } }: AssistantLanguage,
): string {
  if (given.includes('?')) return answers.worn;
  if (isStyleNumber(given)) return core.styleNumber;
  return errorCode === 'future-date' ? answers.future : error;
}

/** The kinds of what the seller says, not the words. */
function noCodeAnswer({ claims, verdict, id, text }: NoCodeCheck) {
  return { claims: claims.map(({ claim }) => claim), verdict, id, text };
}

function validAnswer(
  result: ValidResult,
  withSources: boolean | undefined,
  { mcp: { answers } }: AssistantLanguage,
): ValidCode {
  const { code, date, year, week, month, interval, reading, format, period, standing } = result;
  const { country, countries, factoryCode, places, notices, otherReadings, straight } = result;
  return {
    isValid: true,
    code,
    answer: answers.valid(code, date, country, answers.standings[standing]),
    ...{ date, year, ...(week === undefined ? { month } : { week }), interval: { ...interval } },
    ...{ reading, format, period, standing, country, countries: [...countries], factoryCode },
    places: places.map((place) => placeAnswer(place, factoryCode, withSources)),
    notices: notices.map(({ id, text }) => ({ id, text })),
    otherReadings: otherReadings.map((other) => ({
      ...{ date: other.date, reading: other.reading, standing: other.standing, why: other.why },
    })),
    ...(straight && { straight: { date: straight.date } }),
  };
}

function placeAnswer(
  place: Place,
  factoryCode: string,
  withSources: boolean | undefined,
): PlaceAnswer {
  const { id, place: name, evidence, from, until, note } = place;
  return {
    ...{ id, place: name, evidence },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note }),
    ...(withSources === true && { sources: listsOf(factoryCode, place) }),
  };
}

/** The published lists that give a factory code this place. */
function listsOf(factoryCode: string, place: Place): { title: string; urls: string[] }[] {
  const attested = factory(factoryCode)?.places.find(
    ({ id, from, until }) => id === place.id && from === place.from && until === place.until,
  );
  return (attested?.sources ?? []).filter(isPublishedId).map((id) => ({
    title: PUBLICATIONS[id].title,
    urls: [...PUBLICATIONS[id].urls],
  }));
}

function labelFinding(
  result: ValidResult,
  madeIn: string,
  { core: words, mcp }: AssistantLanguage,
): Finding {
  const label = labelOf(madeIn);
  if (label === undefined) return unknown(mcp.answers.unknownLabel);
  const { verdict, id, text } = checkLabel(result, label, { words });
  return { verdict, id, text };
}

function lineFinding(
  result: ValidResult,
  name: string,
  withSources: boolean | undefined,
  { listing: words, mcp }: AssistantLanguage,
): Finding {
  const line = lineOf(name);
  if (line === undefined) return unknown(mcp.answers.unknownLine);
  return formatFinding(checkLine(result, name, { words }), withSources);
}

function unknown(text: string): Finding {
  return { verdict: 'unknown', id: 'unknown', text };
}

function formatFinding(
  finding: ListingFinding | LineCheck,
  withSources: boolean | undefined,
): Finding {
  const { verdict, id, text } = finding;
  if (withSources !== true || !('sources' in finding)) return { verdict, id, text };
  const sources = finding.sources.map(({ id, url }) => ({
    title: LINE_SOURCES[id].site,
    urls: [url],
  }));
  return { verdict, id, text, sources };
}

/** Whether a seller's claim is a reason to look closer. */
function differs({ verdict }: ListingFinding): boolean {
  return ['conflict', 'differs', 'too-early', 'after-end'].includes(verdict);
}
