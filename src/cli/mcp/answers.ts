import { type Faded, readFaded, type Suggestion, type ValidResult } from '../../heatstamp.ts';
import { checkLabel, checkLine, labelOf } from '../../label.ts';
import { namesOtherGoods } from '../../listing/line-of.ts';
import {
  checkListing,
  type CheckSource,
  type ListingCheck,
  type ListingUnread,
  type NoCodeCheck,
} from '../../listing.ts';
import { asksAboutListing, listingLine, messageToSeller } from '../../text/messages.ts';
import type { ClaimId } from '../../core/checks.ts';
import type { Outcome } from '../../core/notices.ts';
import { gravity } from '../../library/columns.ts';
import { withLabels, withLabelsIn } from '../with-labels.ts';
import { candidatesOf } from '../../library/faded.ts';
import { Comparer } from '../beside.ts';
import { likely, wornText } from '../worn-text.ts';
import { partOf } from './budget.ts';
import { placeAnswer } from './factories.ts';
import type { AnswerContext, AssistantLanguage } from './language.ts';
import type { CheckAnswer, Input, Output, Sources, UnreadAnswer } from './schemas.ts';
import { readStamp, unreadText } from './stamp.ts';

/*
 * The answers of the tools. Input is only repeated if it turned out to be what it should be, such as a code: a stranger may
 * have written it to mislead the assistant.
 */

/** The answer of `decode_date_code`. */
export function decodeDateCode(
  { code: given, madeIn, line, reading, sources: withSources }: Input<'decode_date_code'>,
  { today, language }: AnswerContext,
): Output<'decode_date_code'> {
  const { core: words, mcp } = language;
  const { answers, caveat } = mcp;
  const stamp = readStamp(given, {
    today,
    language,
    reading,
    said: { label: madeIn, lineName: line },
  });
  if (!stamp.code) {
    const { errorCode, text, suggestions, first } = stamp;
    const checks = first ? checksOn(first, { madeIn, line }, undefined, language) : [];
    return {
      answer: text,
      caveat,
      isValid: false,
      errorCode,
      ...(checks.length > 0 && { checks }),
      suggestions: suggestions.map(suggestionAnswer),
    };
  }
  const { code: result, isInWords } = stamp;
  const sources: Sources = {};
  const wanted = withSources === true ? sources : undefined;
  const checks = checksOn(result, { madeIn, line }, wanted, language);
  const { code, date, year, week, month, interval, standing, country, countries } = result;
  const { factoryCode, notices, otherReadings, straight, suggestions = [] } = result;
  const narrowed = withLabels(result, madeIn === undefined ? [] : [madeIn]);
  const grave = checks.filter((check) => gravity(check) > 0);
  return {
    answer: words.sentences([
      ...grave.map(({ text }) => text),
      resultText(narrowed, language),
      ...checks.slice(grave.length).map(({ text }) => text),
      isInWords && answers.inWords(1),
    ]),
    caveat,
    isValid: true,
    code,
    ...{ date, year, ...(week === undefined ? { month } : { week }), interval: { ...interval } },
    ...{ reading: result.reading, standing, country, countries: [...countries], factoryCode },
    ...(checks.length > 0 && { checks }),
    places: result.places.map((place) => placeAnswer(place, factoryCode, wanted)),
    notices: notices.map(({ id }) => id),
    otherReadings: otherReadings.map(({ date, reading, standing }) => ({
      date,
      reading,
      standing,
    })),
    ...(straight && { straight: { date: straight.date } }),
    ...(suggestions.length > 0 && { suggestions: suggestions.map(suggestionAnswer) }),
    listingLine: listingLine(narrowed, { checks }, language.messages),
    ...(withSources === true && { sources }),
  };
}

/** What a code says and how sure that is. */
function resultText(
  { code, date, country, standing, notices, suggestions = [] }: ValidResult,
  { core, mcp: { answers } }: AssistantLanguage,
): string {
  // Digits alone from before there were codes are most likely a code without its letters.
  const isBefore = notices.some(({ id }) => id === 'before-codes');
  const [worn, others] = [true, false].map((isFirst) =>
    notices.filter(({ id }) => (isBefore && id === 'letters-worn') === isFirst),
  );
  return core.sentences([
    ...(worn ?? []).map(({ text }) => text),
    answers.valid(code, date, country, answers.standings[standing]),
    ...(others ?? []).map(({ text }) => text),
    ...suggestions.map(({ code, date }) => answers.lookAlike(code, date)),
  ]);
}

type Graded = Pick<CheckAnswer, 'outcome' | 'isDoubt'>;

function byGravity(a: Graded, b: Graded): number {
  return gravity(b) - gravity(a);
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
  const { answers } = mcp;
  const unowned = listing.checks.map((check) => checkAnswer(check, withPages));
  const message = messageToSeller(asksAboutListing(listing, text), messages);
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
  const possible = listing.unread.flatMap((each) => ('checks' in each ? each.checks : []));
  const checks = [...codes.flatMap((code) => code.checks), ...possible, ...listing.checks];
  const those = (wanted: Outcome | 'doubts') =>
    checks.filter((each) => each.outcome === wanted || (wanted === 'doubts' && each.isDoubt));
  const [conflicts, asks, doubts] = [those('conflicts'), those('asks'), those('doubts')];
  const verdict = answers.verdict(
    conflicts.length,
    asks.length,
    doubts.length,
    those('agrees').length,
  );
  const question = QUESTIONS.flatMap((claim) => asks.filter((each) => each.claim === claim))[0];
  const asked = question ? questionText(question, language) : '';
  const [first, ...others] = codes;
  const summary = first
    ? others.length === 0
      ? resultText(withLabelsIn(first.result, first.checks), language)
      : answers.found(codes.length)
    : (unread[0]?.text ?? command.noCode);
  const all = codes.map(({ result, checks }) => {
    const { code, date, country, standing, notices } = result;
    return {
      ...{ code, date, country, standing, notices: notices.map(({ id }) => id) },
      checks: checks
        .toSorted(byGravity)
        .slice(0, MOST_CHECKS)
        .map((check) => checkAnswer(check, withPages)),
      ...(checks.length > MOST_CHECKS && { checksLeftOut: checks.length - MOST_CHECKS }),
      listingLine: listingLine(withLabelsIn(result, checks), { checks }, messages),
    };
  });
  // One worded example; each code has its own.
  const told = [
    conflicts.length === 0 && asked,
    (first !== undefined || possible.length > 0) && verdict,
    conflicts[0]?.text ?? (!question && doubts[0]?.text),
    conflicts.length > 0 && asked,
    (first !== undefined || unread.length > 0 || !noCode) && summary,
    noCode?.text,
    listing.unreadScript,
  ];
  const { rows, more } = partOf(all, cursor, [rest, told]);
  const sources: Sources = {};
  const withIds = (check: CheckWithPages) => withSourceIds(check, sources);
  return {
    answer: core.sentences([
      ...told,
      more !== undefined && answers.more(rows.length, codes.length),
    ]),
    ...rest,
    checks: unowned.map(withIds),
    codes: rows.map((row) => ({ ...row, checks: row.checks.map(withIds) })),
    ...(withPages && { sources }),
    ...(more !== undefined && { more }),
  };
}

/** The order in which claims are asked about, one at a time. */
const QUESTIONS: readonly ClaimId[] = [
  ...(['label', 'made', 'existed-by', 'released', 'chip', 'no-code'] as const),
  ...(['line', 'maker', 'designer', 'sign'] as const),
];

/** Longer quotes are cut: a stranger wrote them. */
const MAX_QUOTE = 60;

/** Asks whether a claim is said of the item, in its own words. */
function questionText({ stated, text }: ListingCheck, { command }: AssistantLanguage): string {
  const quote = stated.replaceAll(/\s+/g, ' ');
  return command.question(
    quote.length > MAX_QUOTE ? `${[...quote].slice(0, MAX_QUOTE).join('')}…` : quote,
    text,
  );
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
function unreadAnswer(unread: ListingUnread, language: AssistantLanguage): UnreadAnswer {
  const { rule, index, length } = unread;
  return {
    ...{ rule, index, length, text: unreadText(unread, language) },
    ...('suggestions' in unread && { suggestions: unread.suggestions.map(({ code }) => code) }),
    ...('checks' in unread &&
      unread.checks.length > 0 && {
        checks: unread.checks.map((check) => checkAnswer(check, false)),
      }),
  };
}

/** The answer of `read_worn_code`. */
export function readWornCode(
  { code, madeIn, line, cursor }: Input<'read_worn_code'>,
  { today, language }: AnswerContext,
): Output<'read_worn_code'> {
  const { core: words, listing, command, mcp } = language;
  const { answers, caveat } = mcp;
  const columns = ['code', 'date', 'country', 'standing', 'evidence'];
  const none = { caveat, fitting: 0, columns, rows: [] };
  const faded = readFaded(code, { today, words }) ?? wornIn(code, { today, language });
  if (!faded && !code.includes('?')) return { answer: answers.notWorn, ...none, id: 'not-worn' };
  if (faded?.isTooFaded) return { answer: command.tooWorn, ...none, id: 'too-worn' };
  if (!faded || faded.groups.length === 0) {
    return { answer: answers.noFit, ...none, id: 'no-fit' };
  }
  const said = { label: madeIn, lineName: line };
  const { groups, fit } = new Comparer(listing, today).narrowWorn(faded.groups, said);
  const [first] = groups.flatMap(({ codes }) => codes);
  const checks = first ? checksOn(first, { madeIn, line }, undefined, language) : [];
  const candidates = candidatesOf(groups);
  const fitting = likely(candidates);
  const others = candidates.length - fitting.length;
  const summary = words.sentences([
    fit,
    wornText(groups, command),
    others > 0 && command.undocumentedCandidates(others),
  ]);
  const all = fitting.map(({ code, date, country, standing, evidence }) => [
    ...[code, date, country, standing, evidence],
  ]);
  const { rows, more } = partOf(all, cursor, [none, summary, checks]);
  return {
    answer: words.sentences([summary, more !== undefined && answers.more(rows.length, all.length)]),
    ...{
      caveat,
      id: 'worn',
      fitting: all.length,
      ...(checks.length > 0 && { checks }),
      columns,
      rows,
    },
    ...(more !== undefined && { more }),
  };
}

/** A worn code among other words. */
function wornIn(
  text: string,
  { today, language: { listing: words } }: AnswerContext,
): Pick<Faded, 'groups' | 'isTooFaded'> | undefined {
  const { unread } = checkListing(`Date code: ${text}`, { today, words });
  const [groups] = unread.flatMap((each) => ('candidates' in each ? [each.candidates] : []));
  return groups && { groups, isTooFaded: false };
}

/** The answer of `decode_many`. */
export function decodeMany(
  { codes, cursor }: Input<'decode_many'>,
  { today, language }: AnswerContext,
): Output<'decode_many'> {
  const { core: words, mcp } = language;
  const { answers, caveat } = mcp;
  const columns = [
    ...['index', 'code', 'date', 'country', 'standing', 'notices', 'errorCode', 'suggestion'],
  ];
  const stamps = codes.map((code) => readStamp(code, { today, language }));
  const all = stamps.map((stamp, index) => {
    if (!stamp.code) {
      const { errorCode, suggestions } = stamp;
      return [String(index), '', '', '', '', '', errorCode, suggestions[0]?.code ?? ''];
    }
    const { code, date, country, standing, notices, suggestions } = stamp.code;
    const remarks = [...notices.map(({ id }) => id), ...(stamp.isInWords ? ['in-words'] : [])];
    return [
      ...[String(index), code, date, country, standing],
      ...[remarks.join('|'), '', suggestions?.[0]?.code ?? ''],
    ];
  });
  const valid = stamps.filter(({ code }) => code).length;
  const inWords = stamps.filter((stamp) => stamp.code && stamp.isInWords).length;
  const counts = { valid, invalid: stamps.length - valid };
  const summary = words.sentences([
    answers.many(counts.valid, counts.invalid),
    inWords > 0 && answers.inWords(inWords),
  ]);
  const { rows, more } = partOf(all, cursor, [caveat, summary, columns]);
  return {
    answer: words.sentences([summary, more !== undefined && answers.more(rows.length, all.length)]),
    ...{ caveat, ...counts, columns, rows },
    ...(more !== undefined && { more }),
  };
}

function suggestionAnswer({ code, date, text }: Suggestion) {
  return { code, date, text };
}

/** The answer to a missing code, with the kinds of claims instead of the seller's words. */
function noCodeAnswer({ claims, outcome, id, text }: NoCodeCheck) {
  return { claims: claims.map(({ claim }) => claim), outcome, id, text };
}

/** The label and the line of a call, compared with a code, gravest first. */
function checksOn(
  result: ValidResult,
  { madeIn, line }: Pick<Input<'decode_date_code'>, 'madeIn' | 'line'>,
  sources: Sources | undefined,
  language: AssistantLanguage,
): CheckAnswer[] {
  return [
    ...(madeIn === undefined ? [] : [labelCheck(result, madeIn, line, language)]),
    ...(line === undefined ? [] : [lineCheck(result, line, sources, language)]),
  ].toSorted(byGravity);
}

function labelCheck(
  result: ValidResult,
  madeIn: string,
  model: string | undefined,
  { core: words, listing, mcp }: AssistantLanguage,
): CheckAnswer {
  const claim = 'label';
  const label = labelOf(madeIn);
  if (label === undefined) return { claim, ...unknown(mcp.answers.unknownLabel) };
  if (model !== undefined && namesOtherGoods(model)) {
    const id = 'other-goods';
    return { claim, outcome: 'open', id, text: listing.labels[id]({ labels: [label] }) };
  }
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
  const checked = checkLine(result, name, { words });
  if (checked.id === 'unknown') return { claim, ...unknown(mcp.answers.unknownLine) };
  const { outcome, isDoubt, id, text, sources: pages } = checked;
  const check = { claim, outcome, ...(isDoubt && { isDoubt }), id, text };
  return sources ? withSourceIds({ ...check, sources: pages }, sources) : check;
}

function unknown(text: string) {
  return { outcome: 'open', id: 'unknown', text } as const;
}
