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
  type CheckSource,
  isStyleNumber,
  type ListingCheck,
  type ListingUnread,
  type NoCodeCheck,
} from '../../listing.ts';
import { asksAboutListing, listingLine, messageToSeller } from '../../text/messages.ts';
import { wornText } from '../worn-text.ts';
import { partOf } from './budget.ts';
import type { AssistantLanguage } from './language.ts';
import type { CheckAnswer, Input, Output, PlaceAnswer, Sources, UnreadAnswer } from './schemas.ts';

/** What an answer depends on, apart from the arguments. */
interface AnswerContext {
  readonly today: Day;
  readonly language: AssistantLanguage;
}

/*
 * The answers of the tools. Input is only repeated if it turned out to be what it should be, such as a code: a stranger may
 * have written it to mislead the assistant.
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
  const sources: Sources = {};
  const wanted = withSources === true ? sources : undefined;
  const checks = [
    ...(madeIn === undefined ? [] : [labelCheck(result, madeIn, language)]),
    ...(line === undefined ? [] : [lineCheck(result, line, wanted, language)]),
  ];
  const { date, year, week, month, interval, standing, country, countries, factoryCode } = result;
  const { notices, otherReadings, straight, suggestions = [] } = result;
  const places = result.places.map((place) => placeAnswer(place, factoryCode, wanted));
  return {
    answer: words.sentences([
      // Conflicts come before anything else.
      ...checks.filter(conflicts).map(({ text }) => text),
      answers.valid(result.code, date, country, answers.standings[standing]),
      ...checks.filter((check) => !conflicts(check)).map(({ text }) => text),
      ...(found ? [answers.inWords(result.code)] : []),
    ]),
    caveat,
    isValid: true,
    code: result.code,
    ...{ date, year, ...(week === undefined ? { month } : { week }), interval: { ...interval } },
    ...{ reading: result.reading, standing, country, countries: [...countries], factoryCode },
    ...(checks.length > 0 && { checks }),
    places,
    notices: notices.map(({ id, text }) => ({ id, text })),
    otherReadings: otherReadings.map(({ date, reading, standing }) => ({
      date,
      reading,
      standing,
    })),
    ...(straight && { straight: { date: straight.date } }),
    ...(suggestions.length > 0 && { suggestions: suggestionsOf({ suggestions }) }),
    listingLine: listingLine(result, { checks }, language.messages),
    ...(withSources === true && { sources }),
  };
}

/** The codes in a text that is not a code itself: people and models often pass more than the stamp. */
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
  { text, sources: withSources, cursor }: Input<'check_listing'>,
  { today, language }: AnswerContext,
): Output<'check_listing'> {
  const { core, listing: words, command, messages, mcp } = language;
  const listing = checkListing(text, { today, words });
  const { codes, labels, dates, styleNumbers, lines, noCode } = listing;
  const withPages = withSources === true;
  const unread = listing.unread.slice(0, FEW).map((each) => unreadAnswer(each, language));
  const unowned = listing.checks.map((check) => checkAnswer(check, withPages));
  const message = messageToSeller(asksAboutListing(listing), messages);
  const rest = {
    caveat: mcp.caveat,
    unread,
    checks: unowned,
    labels: labels.map(({ label }) => label).slice(0, MANY),
    dates: dates.map(({ date }) => date).slice(0, MANY),
    lines: lines.map(({ line }) => line).slice(0, MANY),
    styleNumbers: styleNumbers.slice(0, MANY),
    ...(noCode && { noCode: noCodeAnswer(noCode) }),
    ...(message !== undefined && { message }),
  };
  const found = [...codes.flatMap((code) => code.checks), ...listing.checks].filter(conflicts);
  const [worst] = found;
  const summary =
    codes.length > 0
      ? mcp.answers.listing(codes.length, found.length)
      : (unread[0]?.text ?? command.noCode);
  const all = codes.map(({ result, checks }) => {
    const { code, date, country, standing } = result;
    return {
      ...{ code, date, country, standing },
      checks: checks
        .toSorted((a, b) => Number(conflicts(b)) - Number(conflicts(a)))
        .slice(0, MOST_CHECKS)
        .map((check) => checkAnswer(check, withPages)),
      ...(checks.length > MOST_CHECKS && { checksLeftOut: checks.length - MOST_CHECKS }),
      listingLine: listingLine(result, { checks }, messages),
    };
  });
  const told = [summary, worst?.text ?? '', noCode?.text ?? ''];
  const { rows, more } = partOf(all, cursor, [rest, told]);
  const sources: Sources = {};
  const withIds = (check: CheckWithPages) => withSourceIds(check, sources);
  return {
    answer: core.sentences([
      summary,
      // The line of the first code, as an example; each code has its own.
      ...(worst ? [worst.text] : []),
      ...(noCode ? [noCode.text] : []),
      ...(more === undefined ? [] : [mcp.answers.more(rows.length, codes.length)]),
    ]),
    ...rest,
    checks: unowned.map(withIds),
    codes: rows.map((row) => ({ ...row, checks: row.checks.map(withIds) })),
    ...(withPages && { sources }),
    ...(more !== undefined && { more }),
  };
}

/** No listing of one item has more. */
const MANY = 20;
const FEW = 5;

/** The most checks of a code in an answer; conflicts come first. */
const MOST_CHECKS = 8;

/** The most pages of a check in an answer; factory_code has all. */
const MOST_PAGES = 3;

/** A check with the pages that support it, if they are wanted. */
type CheckWithPages = Omit<CheckAnswer, 'sources'> & { readonly sources?: readonly CheckSource[] };

function checkAnswer(
  { claim, outcome, isDoubt, id, text, index, length, sources }: ListingCheck,
  withPages: boolean,
): CheckWithPages {
  return {
    ...{ claim, outcome, ...(isDoubt && { isDoubt }), id, text, index, length },
    ...(withPages && { sources: sources.slice(0, MOST_PAGES) }),
  };
}

/** Lists each page once, under a number. */
function withSourceIds(
  { sources: pages, ...check }: CheckWithPages,
  sources: Sources,
): CheckAnswer {
  if (!pages) return check;
  const ids = pages.map(({ title, url }) => {
    const known = Object.entries(sources).find(([, source]) => source.url === url)?.[0];
    const id = known ?? String(Object.keys(sources).length + 1);
    sources[id] = { title, url };
    return id;
  });
  return { ...check, sources: ids };
}

/** Text announced as a code that does not read; the text itself is left out. */
function unreadAnswer(
  unread: ListingUnread,
  { core, command, mcp: { answers } }: AssistantLanguage,
): UnreadAnswer {
  const { rule, index, length } = unread;
  const place = { rule, index, length };
  if ('suggestions' in unread) {
    const near = unread.suggestions.map(({ code, date, text }) =>
      answers.nearCode(code, date, text),
    );
    const suggestions = unread.suggestions.map(({ code }) => code);
    return { ...place, text: core.sentences(near), suggestions };
  }
  return 'candidates' in unread
    ? { ...place, text: wornText(unread.candidates, command) }
    : { ...place, text: unread.errorCode === 'future-date' ? answers.future : unread.error };
}

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
  const summary = wornText(faded.groups, command);
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
  // A whole code was given instead of its letters.
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

/** Why a code does not read. The page speaks of counterfeits, but an assistant should not: a code proves nothing. */
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

/** The answer to a missing code, with the kinds of claims instead of the seller's words. */
function noCodeAnswer({ claims, outcome, id, text }: NoCodeCheck) {
  return { claims: claims.map(({ claim }) => claim), outcome, id, text };
}

/** @param sources the lists that name the place are added here by their ids, if they are wanted */
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

function labelCheck(
  result: ValidResult,
  madeIn: string,
  { core: words, mcp }: AssistantLanguage,
): CheckAnswer {
  const claim = 'label';
  const label = labelOf(madeIn);
  if (label === undefined) return { claim, ...unknown(mcp.answers.unknownLabel) };
  const { outcome, isDoubt, id, text } = checkLabel(result, label, { words });
  return { claim, outcome, ...(isDoubt && { isDoubt }), id, text };
}

function lineCheck(
  result: ValidResult,
  name: string,
  sources: Sources | undefined,
  { listing: words, mcp }: AssistantLanguage,
): CheckAnswer {
  const claim = 'line';
  const line = lineOf(name);
  if (line === undefined) return { claim, ...unknown(mcp.answers.unknownLine) };
  const { outcome, isDoubt, id, text, sources: pages } = checkLine(result, line.id, { words });
  const check = { claim, outcome, ...(isDoubt && { isDoubt }), id, text };
  return sources ? withSourceIds({ ...check, sources: pages }, sources) : check;
}

function unknown(text: string) {
  return { outcome: 'open', id: 'unknown', text } as const;
}

/** Whether a claim is a reason to look closer. */
function conflicts({ outcome }: Pick<CheckAnswer, 'outcome'>): boolean {
  return outcome === 'conflicts';
}
