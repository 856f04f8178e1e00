import { LINE_SOURCES } from '../../core/lines.ts';
import { isPublishedId, PUBLICATIONS } from '../../core/publications.ts';
import {
  type Day,
  decode,
  factory,
  type InvalidResult,
  type Place,
  readFaded,
  type ValidResult,
} from '../../heatstamp.ts';
import { checkLabel, checkLine, labelOf, lineOf } from '../../label.ts';
import {
  checkListing,
  isStyleNumber,
  type ListingFinding,
  type NoCodeCheck,
} from '../../listing.ts';
import { partOf } from './budget.ts';
import type { AssistantLanguage } from './language.ts';
import type { Finding, Input, Output, PlaceAnswer, Sources } from './schemas.ts';

/** What an answer depends on besides what was asked. */
interface AnswerContext {
  readonly today: Day;
  readonly language: AssistantLanguage;
}

/*
 * What the tools answer. Nothing that was given is repeated unless it reads as what it should be: it may come from a stranger
 * who writes for the assistant.
 */

/** The answer of `decode_date_code`. */
export function decodeDateCode(
  { code, madeIn, line, reading, sources: withSources }: Input<'decode_date_code'>,
  { today, language }: AnswerContext,
): Output<'decode_date_code'> {
  const { core: words, mcp } = language;
  const { answers, caveat } = mcp;
  const decoded = decode(code, { today, reading, words });
  const found = decoded.isValid ? undefined : codesInWords(code, today, language);
  const result = found?.length === 1 && found[0] ? found[0] : decoded;
  if (!result.isValid) {
    const isText = (found?.length ?? 0) > 1;
    return {
      answer: isText ? answers.notOneCode : errorAnswer(result, code, language),
      caveat,
      isValid: false,
      errorCode: result.errorCode,
      suggestions: suggestionsOf(result),
    };
  }
  const label = madeIn === undefined ? undefined : labelFinding(result, madeIn, language);
  const sources: Sources = {};
  const wanted = withSources === true ? sources : undefined;
  const product = line === undefined ? undefined : lineFinding(result, line, wanted, language);
  const { date, year, week, month, interval, standing, country, countries, factoryCode } = result;
  const { notices, otherReadings, straight, suggestions = [] } = result;
  const places = result.places.map((place) => placeAnswer(place, factoryCode, wanted));
  return {
    answer: words.sentences([
      ...verdictFirst([label, product]),
      answers.valid(result.code, date, country, answers.standings[standing]),
      ...agreeing([label, product]),
      ...(found ? [answers.inWords(result.code)] : []),
    ]),
    caveat,
    isValid: true,
    code: result.code,
    ...{ date, year, ...(week === undefined ? { month } : { week }), interval: { ...interval } },
    ...{ reading: result.reading, standing, country, countries: [...countries], factoryCode },
    ...(label && { label }),
    ...(product && { line: product }),
    places,
    notices: notices.map(({ id, text }) => ({ id, text })),
    otherReadings: otherReadings.map(({ date, reading, standing }) => ({
      date,
      reading,
      standing,
    })),
    ...(straight && { straight: { date: straight.date } }),
    ...(suggestions.length > 0 && { suggestions: suggestionsOf({ suggestions }) }),
    ...(withSources === true && { sources }),
  };
}

/** What stands in the way of agreement comes before anything else. */
function verdictFirst(findings: readonly (Finding | undefined)[]): readonly string[] {
  return findings.flatMap((finding) => (finding && differs(finding) ? [finding.text] : []));
}

function agreeing(findings: readonly (Finding | undefined)[]): readonly string[] {
  return findings.flatMap((finding) => (finding && !differs(finding) ? [finding.text] : []));
}

/** The codes in a text that is none itself: people and models pass on more than the stamp. */
function codesInWords(
  text: string,
  today: Day,
  { listing: words }: AssistantLanguage,
): readonly ValidResult[] {
  return text.includes('?')
    ? []
    : checkListing(text, { today, words }).codes.map(({ result }) => result);
}

/** The answer of `check_listing`. */
export function checkSellersText(
  { text, cursor }: Input<'check_listing'>,
  { today, language }: AnswerContext,
): Output<'check_listing'> {
  const { core, listing: words, command, mcp } = language;
  const { codes, labels, dates, styleNumbers, lines, noCode } = checkListing(text, {
    today,
    words,
  });
  const conflicts = codes.flatMap(({ findings }) => findings.filter(differs));
  const rest = {
    caveat: mcp.caveat,
    labels: labels.map(({ label }) => label).slice(0, MANY),
    dates: dates.map(({ date }) => date).slice(0, MANY),
    lines: lines.map(({ line }) => line).slice(0, MANY),
    styleNumbers: styleNumbers.slice(0, MANY),
    ...(noCode && { noCode: noCodeAnswer(noCode) }),
  };
  const rows = codes.map(({ result: { code, date, country, standing }, findings }) => ({
    ...{ code, date, country, standing },
    findings: findings.map(({ claim, verdict, id, text }) => ({ claim, verdict, id, text })),
  }));
  const summary =
    codes.length === 0 ? command.noCode : mcp.answers.listing(codes.length, conflicts.length);
  const [worst] = conflicts;
  const { rows: shown, more } = partOf(rows, cursor, [rest, summary, worst?.text ?? '']);
  return {
    answer: core.sentences([
      summary,
      // One example; each code has its own.
      ...(worst ? [worst.text] : []),
      ...(more === undefined ? [] : [mcp.answers.more(shown.length, rows.length)]),
    ]),
    ...rest,
    codes: shown,
    ...(more !== undefined && { more }),
  };
}

/** No listing of one item names more. */
const MANY = 20;

/** The answer of `read_worn_code`. */
export function readWornCode(
  { code, cursor }: Input<'read_worn_code'>,
  { today, language }: AnswerContext,
): Output<'read_worn_code'> {
  const { core: words, command, mcp } = language;
  const { answers, caveat } = mcp;
  const columns = ['code', 'date', 'country', 'standing', 'evidence'];
  const none = { caveat, fitting: 0, columns, rows: [] };
  const faded = readFaded(code, { today, words });
  if (!faded && !code.includes('?')) return { answer: answers.notWorn, ...none, id: 'not-worn' };
  if (faded?.isTooFaded) return { answer: command.tooWorn, ...none, id: 'too-worn' };
  if (!faded || faded.groups.length === 0) {
    return { answer: answers.noFit, ...none, id: 'no-fit' };
  }
  const fitting = faded.groups.flatMap((group) =>
    group.codes.map((fit) => ({ ...fit, evidence: group.evidence })),
  );
  const documented = fitting.filter(({ standing }) => standing === 'documented');
  const dates = [...new Set(documented.map(({ date }) => date))];
  const summary = command.worn(dates, documented[0]?.country, fitting.length);
  const all = fitting.map(({ code, date, country, standing, evidence }) => [
    ...[code, date, country, standing, evidence],
  ]);
  const { rows, more } = partOf(all, cursor, [none, summary]);
  return {
    answer: words.sentences([
      summary,
      ...(more === undefined ? [] : [answers.more(rows.length, all.length)]),
    ]),
    ...{ caveat, id: 'worn', fitting: all.length, columns, rows },
    ...(more !== undefined && { more }),
  };
}

/** The answer of `factory_code`. */
export function lookUpFactory(
  { code, sources: withSources }: Input<'factory_code'>,
  { today, language: { core, command, mcp } }: AnswerContext,
): Output<'factory_code'> {
  const { answers, caveat } = mcp;
  // A whole code, where its letters were asked for.
  const result = decode(code, { today, words: core });
  const letters = result.isValid ? result.factoryCode : code;
  const entry = factory(letters, { words: core });
  if (!entry) return { answer: answers.unknownFactory, caveat, isKnown: false, places: [] };
  const names = entry.places.map((place) => {
    const name = [place.place, core.years(place)].filter(Boolean).join(' ');
    return name + command.aside(command.evidence[place.evidence]);
  });
  const sources: Sources = {};
  return {
    answer: core.sentences([
      answers.factory(entry.code, names),
      ...(result.isValid ? [answers.wholeCode(result.code, letters)] : []),
    ]),
    caveat,
    isKnown: true,
    code: entry.code,
    places: entry.places.map((place) =>
      placeAnswer(place, entry.code, withSources === true ? sources : undefined),
    ),
    ...(withSources === true && { sources }),
  };
}

/** The answer of `decode_many`. */
export function decodeMany(
  { codes, cursor }: Input<'decode_many'>,
  { today, language }: AnswerContext,
): Output<'decode_many'> {
  const { core: words, mcp } = language;
  const columns = ['index', 'code', 'date', 'country', 'standing', 'errorCode', 'suggestion'];
  const results = codes.map((code) => decode(code, { today, words }));
  const all = results.map((result, index) =>
    result.isValid
      ? [String(index), result.code, result.date, result.country, result.standing]
      : [String(index), '', '', '', '', result.errorCode, result.suggestions[0]?.code ?? ''],
  );
  const valid = results.filter(({ isValid }) => isValid).length;
  const counts = { valid, invalid: results.length - valid };
  const summary = mcp.answers.many(counts.valid, counts.invalid);
  const { rows, more } = partOf(all, cursor, [mcp.caveat, summary, columns]);
  return {
    answer: words.sentences([
      summary,
      ...(more === undefined ? [] : [mcp.answers.more(rows.length, all.length)]),
    ]),
    ...{ caveat: mcp.caveat, ...counts, columns, rows },
    ...(more !== undefined && { more }),
  };
}

/** Why a code does not read. What the page calls a counterfeit no assistant should: a code proves nothing. */
function errorAnswer(
  { errorCode, error, hints }: InvalidResult,
  given: string,
  { core, mcp: { answers } }: AssistantLanguage,
): string {
  if (given.includes('?')) return answers.worn;
  if (isStyleNumber(given)) return core.styleNumber;
  if (errorCode === 'future-date') return answers.future;
  return core.sentences([error, ...hints.map(({ text }) => text)]);
}

function suggestionsOf({ suggestions }: Pick<InvalidResult, 'suggestions'>) {
  return suggestions.map(({ code, date, text }) => ({ code, date, text }));
}

/** The kinds of what the seller says, not the words. */
function noCodeAnswer({ claims, outcome, id, text }: NoCodeCheck) {
  return { claims: claims.map(({ claim }) => claim), outcome, id, text };
}

/** @param sources where the lists that name it are added, by their ids, if they are wanted */
function placeAnswer(place: Place, factoryCode: string, sources: Sources | undefined): PlaceAnswer {
  const { id, place: name, evidence, from, until, note } = place;
  return {
    ...{ id, place: name, evidence },
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(note !== undefined && { note }),
    ...(sources && { sources: listsOf(factoryCode, place, sources) }),
  };
}

/** The published lists that give a factory code this place. */
function listsOf(factoryCode: string, place: Place, sources: Sources): string[] {
  const attested = factory(factoryCode)?.places.find(
    ({ id, from, until }) => id === place.id && from === place.from && until === place.until,
  );
  const ids = (attested?.sources ?? []).filter(isPublishedId);
  for (const id of ids) {
    const { title, urls } = PUBLICATIONS[id];
    sources[id] = { title, url: urls[0] };
  }
  return ids;
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
  sources: Sources | undefined,
  { listing: words, mcp }: AssistantLanguage,
): Finding {
  const line = lineOf(name);
  if (line === undefined) return unknown(mcp.answers.unknownLine);
  const { verdict, id, text, sources: pages } = checkLine(result, line.id, { words });
  if (!sources) return { verdict, id, text };
  for (const page of pages) sources[page.id] = { title: LINE_SOURCES[page.id].site, url: page.url };
  return { verdict, id, text, sources: pages.map((page) => page.id) };
}

function unknown(text: string): Finding {
  return { verdict: 'unknown', id: 'unknown', text };
}

/** Whether a claim is a reason to look closer. */
function differs({ verdict }: Finding | ListingFinding): boolean {
  return ['conflict', 'differs', 'too-early', 'after-end'].includes(verdict);
}
