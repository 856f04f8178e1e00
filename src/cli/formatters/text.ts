import type { Dated, Place, ValidResult } from '../../heatstamp.ts';
import { isStyleNumber, type ListingCheck, type ListingUnread } from '../../listing.ts';
import type { CommandWords } from '../../words/words.ts';
import type { CodeResult } from '../code-result.ts';
import type { CommandLanguage } from '../language.ts';
import type { ListingResult } from '../listing-result.ts';
import { likely, wornText } from '../worn-text.ts';
import { escapeControls, escapeInput, labeledLine } from './layout.ts';

type TextWords = Pick<CommandLanguage, 'core' | 'command'>;

/** A code and what it means, for people. */
export function formatCodeResult(codeResult: CodeResult, words: TextWords): string {
  const { result, label, lineCheck } = codeResult;
  const { fields } = words.command;
  return [
    result.isValid ? formatValid(result, words) : formatInvalid(codeResult.input, result, words),
    label ? labeledLine(fields.label, formatCheck(label, words)) : '',
    lineCheck ? labeledLine(fields.line, formatCheck(lineCheck, words)) : '',
  ].join('');
}

function formatInvalid(
  input: string,
  result: Exclude<CodeResult['result'], ValidResult>,
  words: TextWords,
): string {
  const { fields, standings, undocumentedCandidates, named, list, aside } = words.command;
  const { error, suggestions } = result;
  const heading = formatHeading(input, words.command);
  if ('candidates' in result && result.errorCode === 'faded') {
    const { candidates } = result;
    const listed = likely(candidates);
    const omitted = candidates.length - listed.length;
    return [
      heading,
      labeledLine(fields.worn, error),
      ...listed.map(({ code, date, country, standing }) => {
        const remarks = standing === 'documented' ? [] : [standings[standing]];
        return labeledLine(fields.suggestion, named(code, list([date, country, ...remarks])));
      }),
      omitted > 0 ? labeledLine(fields.note, undocumentedCandidates(omitted)) : '',
    ].join('');
  }
  return [
    heading,
    ...result.hints
      .filter(({ id }) => id === 'letters-worn' || id === 'year-alone')
      .map(({ text }) => labeledLine(fields.worn, text)),
    labeledLine(fields.error, error),
    ...suggestions.map(({ code, date, text }) =>
      labeledLine(fields.suggestion, list([code, date]) + aside(text)),
    ),
    isStyleNumber(result.code) ? labeledLine(fields.note, words.core.styleNumber) : '',
  ].join('');
}

function formatValid(result: ValidResult, words: TextWords): string {
  const { fields, standings, named, list, sentence } = words.command;
  const { code, factoryCode, places, country, standing } = result;
  const worn = result.notices.find(({ id }) => id === 'letters-worn');
  // A date before there were codes is only another reading of digits without their letters.
  if (worn && result.notices.some(({ id }) => id === 'before-codes')) {
    const date = sentence(list([formatDate(result, words), standings[standing]]));
    const others = result.notices.filter((notice) => notice !== worn);
    return [
      `${code}\n${labeledLine(fields.worn, worn.text)}`,
      labeledLine(fields.otherReading, date),
      ...others.map(({ text: note }) => labeledLine(fields.note, note)),
    ].join('');
  }
  const factory = list(places.map((place) => formatPlace(place, words)));
  let text =
    `${code}\n${labeledLine(fields.date, formatDate(result, words))}` +
    labeledLine(fields.country, country) +
    (factory === '' ? '' : labeledLine(fields.factory, named(factoryCode, factory))) +
    labeledLine(fields.format, list([result.format, result.period])) +
    (standing === 'documented' ? '' : labeledLine(fields.standing, standings[standing]));
  for (const other of result.otherReadings) {
    const date = sentence(list([formatDate(other, words), standings[other.standing]]));
    const why = other.why === '' ? [] : [other.why];
    text += labeledLine(fields.otherReading, words.core.sentences([date, ...why]));
  }
  for (const notice of result.notices) text += labeledLine(fields.note, notice.text);
  return text;
}

/** Only a week needs its days spelled out. */
function formatDate({ date, week, interval }: Dated, { core, command }: TextWords): string {
  return week === undefined ? date : date + command.aside(core.days(interval));
}

/** `France until 1994 (documented)` */
function formatPlace(place: Place, { core, command }: TextWords): string {
  const name = `${place.place} ${core.years(place)}`.trim();
  return name + command.aside(command.evidence[place.evidence]);
}

/**
 * How a claim compares, and why: `Agrees (“made in France”). Published lists …`
 *
 * @param stated the claim as written in a text
 */
function formatCheck(
  { outcome, id, text }: Pick<ListingCheck, 'outcome' | 'text'> & { readonly id: string },
  { core, command }: TextWords,
  stated?: string,
): string {
  const { outcomes, sentence, aside, quoted } = command;
  const why = escapeControls(text);
  // For a label or a line that we do not know, the sentence says that nothing was compared.
  if (id === 'unknown') return why;
  if (outcome === 'asks' && stated !== undefined) {
    return command.question(escapeInput(stated), why);
  }
  const remark = stated === undefined ? '' : aside(quoted(escapeInput(stated)));
  return core.sentences([sentence(outcomes[outcome] + remark), why]);
}

/** A listing, and what its codes say about the seller's claims, for people. */
export function formatListing(
  input: string,
  result: ListingResult,
  asks: readonly string[],
  words: TextWords,
): string {
  const { command } = words;
  const { fields, claim, noCode, named, list } = command;
  const { codes, unread, checks, labels, dates, lines, styleNumbers, label, unreadScript } = result;
  const isFound = codes.length + unread.length > 0;
  const claimsWithoutCode = [
    ...labels.map(({ name }) => labeledLine(fields.label, claim(name))),
    ...dates.map(({ date }) => labeledLine(fields.date, claim(date))),
    ...lines.map(({ name }) => labeledLine(fields.line, claim(name))),
  ];
  return [
    formatHeading(input, command),
    isFound ? '' : labeledLine(fields.error, noCode),
    ...unread.flatMap((each) => [
      ...formatUnread(each, words),
      ...('checks' in each ? each.checks.map((check) => formatStated(check, words)) : []),
    ]),
    ...(codes.length === 0 ? claimsWithoutCode : []),
    ...codes.flatMap(({ result, checks, listingLine }, index) => [
      labeledLine(fields.code, named(result.code, list([result.date, result.country]))),
      ...result.notices.map(({ text }) => labeledLine(fields.note, text)),
      ...checks.map((check) => formatStated(check, words)),
      index === 0 && label ? labeledLine(fields.label, formatCheck(label, words)) : '',
      labeledLine(fields.listing, listingLine),
    ]),
    ...checks.map((check) => formatStated(check, words)),
    ...(result.noCode ? [formatStated(result.noCode, words)] : []),
    ...styleNumbers.map((number) => labeledLine(fields.style, number)),
    unreadScript === undefined ? '' : labeledLine(fields.note, unreadScript),
    ...asks.map((ask) => labeledLine(fields.ask, ask)),
  ].join('');
}

/** What the seller says, whether it fits, and why. */
function formatStated(check: ListingCheck, words: TextWords): string {
  const field = words.command.fields[check.claim === 'made' ? 'date' : check.claim];
  return labeledLine(field, formatCheck(check, words, check.stated));
}

/** Text announced as a code that does not read. */
function formatUnread(unread: ListingUnread, { core, command }: TextWords): readonly string[] {
  const { fields, quoted, named, list, aside } = command;
  const said = (text: string) =>
    unread.text === '' ? text : named(quoted(escapeInput(unread.text)), text);
  const { fit } = 'checks' in unread ? unread : {};
  if ('suggestions' in unread) {
    // A slip is likelier than a counterfeit, so no word speaks of one.
    const error = core.sentences([fit, unread.reason]);
    return [
      error === '' ? '' : labeledLine(fields.error, said(error)),
      ...unread.suggestions.map(({ code, date, text }) =>
        labeledLine(fields.suggestion, said(list([code, date]) + aside(text))),
      ),
    ];
  }
  return 'candidates' in unread
    ? [labeledLine(fields.worn, said(core.sentences([fit, wornText(unread.candidates, command)])))]
    : [labeledLine(fields.error, said(unread.error))];
}

function formatHeading(input: string, { blank }: CommandWords): string {
  return `${input.trim() === '' ? blank : escapeInput(input)}\n`;
}
