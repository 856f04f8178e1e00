import type { CheckParams, EventId } from '../../core/checks.ts';
import type { DesignerYears } from '../../core/compare-designer.ts';
import type { Label } from '../../core/labels.ts';
import type { LineParams } from '../../core/compare-line.ts';
import type { Outcome } from '../../core/notices.ts';
import { yearsTooLong } from '../../core/stated.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';
import { quoted } from './text.ts';

const CLOSER =
  'That’s a reason to look closer, not proof of anything: sources can be wrong, and a code can be misread.';

const otherGoods =
  'The lists of factory letters are of bags and small leather goods. This seems to be something else, so its letters and its label tell us nothing.';

/** A part of a year, or of several. */
const MONTHS = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Results in English, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? String(when.year) : core.date(when),
  labelName: (label) => (label === 'other' ? 'Another country' : countryName(label)),
  lineName: ({ name }) => name,
  line: Object.freeze<ListingWords['line']>({
    fits: ({ name, year, ...since }) =>
      `${name} was introduced ${inYear(since)}, so a ${year} code fits.`,
    'fits-always': ({ name, launch, others }) =>
      `${name} dates back to ${core.either([launch, ...others].map(String))}, before there were date codes. Any code fits, so this tells us nothing.`,
    'stated-too-early': ({ name, year, launch }) =>
      `Sources say ${name} was introduced in ${launch}, and the text says ${year}. ${CLOSER}`,
    'stated-fits': ({ name, year, launch }) =>
      `${name} was introduced in ${launch}, so ${year} fits.`,
    'too-early': (params) => `${tooEarly(params)} ${CLOSER}`,
    'after-end': (params) =>
      `${afterEnd(params)} That’s a reason to look closer, not proof of anything: old stock keeps selling, and end dates are rarely published.`,
    close: ({ name, year, ...since }) =>
      `Sources say ${name} was introduced ${inYear(since)}. ${year} is too close to that year to tell us anything.`,
    shared: ({ name, bearer }) =>
      `More than one bag has been called ${name}, so the name alone says nothing about the year.${bearer ? ` The newer one is sold as ${bearer.name}.` : ''}`,
    'older-than-family': ({ name, year, launch, family }) =>
      `Sources say ${family.name} was introduced in ${launch}, and ${name} is a version of it. The code says ${year}. ${CLOSER}`,
    'after-codes': ({ name, year, launch }) =>
      `${name} came out in ${launch}, when chips had replaced date codes, and the code says ${year}. ${CLOSER}`,
    'named-later': ({ name, year, launch, formerly }) =>
      `The name ${name} isn’t older than ${launch}; the code says ${year}. Older bags were called ${core.either(formerly)}, so ask whether it is one of those.`,
    'early-single': ({ name, year, launch }) =>
      `One source says ${name} was introduced in ${launch}; the code says ${year}. One source alone proves nothing, but it’s worth a closer look.`,
    'with-chip': ({ name, launch }) =>
      `${name} came out in ${launch}, when pieces were made with a chip. A date code on one needs an explanation.`,
    'season-over': ({ name, year, seasons }) =>
      `${name} was made for ${seasons.join(' and ')}; the code says ${year}.`,
    'other-version': ({ name }) =>
      `We know ${name}, but not every word of this name. This version may be newer, so we compared only the year of ${name} itself.`,
    'single-launch': ({ name, launch }) =>
      `Only one source gives ${launch} for the launch of ${name}. One source alone isn’t enough, so we compared nothing.`,
    'single-end': ({ name, year, end }) =>
      `Only one source says ${name} was discontinued in ${end}, and the code says ${year}. One source alone isn’t enough to tell us anything.`,
    'older-than-seen': ({ name, year, items: { count, first } }) =>
      `Of ${count} ${name} items that we know, the oldest is from ${first}; the code says ${year}. That proves nothing, but it’s worth a closer look.`,
    'no-such-code': ({ year }) => noSuchCode(year),
    'no-launch': ({ name }) => `We found no source that says when ${name} was introduced.`,
  }),
  time: (time) => {
    const { when, from, to, isExact } = time;
    if (when) return `${isExact ? '' : 'about '}${inSentence(when)}`;
    if (!from.endsWith('-01-01') || !to.endsWith('-12-31')) {
      return MONTHS.formatRange(new Date(from), new Date(to));
    }
    const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
    if (first === last) return String(first);
    return first % 10 === 0 && last === first + 9 ? `the ${first}s` : `${first} to ${last}`;
  },
  checks: Object.freeze<ListingWords['checks']>({
    made: Object.freeze<ListingWords['checks']['made']>({
      agrees: ({ stated, read }) =>
        `The seller says ${listing.time(stated)}, and the code agrees: ${inSentence(read)}.`,
      'no-such-code': ({ read }) => noSuchCode(read.year),
      differs: ({ stated, read }) =>
        `The seller says ${listing.time(stated)}; the code says ${inSentence(read)}. Ask the seller which is right.`,
      straight: ({ stated, read }) =>
        `The seller says ${listing.time(stated)}, probably from reading the digits left to right. The code says ${inSentence(read)}.`,
      'week-for-month': ({ stated, read }) =>
        `The seller says ${listing.time(stated)}, probably taking ${read.week === undefined ? 'the month for a week' : 'the week for a month'}. The code says ${inSentence(read)}.`,
      'other-reading': ({ stated, read, other }) =>
        `The seller says ${listing.time(stated)}. The code can be read as ${inSentence(other)}, which would agree, but ${inSentence(read)} is more likely.`,
      unbound: ({ stated, read }) =>
        `The listing also says ${listing.time(stated)}, but it isn’t clear what that refers to. The code says ${inSentence(read)}.`,
    }),
    'existed-by': Object.freeze<ListingWords['checks']['existed-by']>({
      fits: ({ event, stated, read }) =>
        `${EVENTS[event](listing.time(stated))}. The code says ${inSentence(read)}, ${fits(yearsTooLong({ stated, read }))}`,
      'no-such-code': ({ read }) => noSuchCode(read.year),
      'made-later': ({ event, stated, read }) =>
        `${EVENTS[event](listing.time(stated))}, but the code says ${inSentence(read)}, which is later. That’s a reason to look closer, not proof of anything: a code can be misread, and a repair can bring a newer one.`,
      'other-reading': ({ event, stated, read, other }) =>
        `${EVENTS[event](listing.time(stated))}. The code can be read as ${inSentence(other)}, which would fit, but ${inSentence(read)} is more likely.`,
    }),
    released: Object.freeze<ListingWords['checks']['released']>({
      fits: ({ stated, read }) =>
        `The seller says it came out in ${listing.time(stated)}. The code says ${inSentence(read)}, so that fits.`,
      'long-after': ({ stated, read }) =>
        `The seller says it came out in ${listing.time(stated)}; the code says ${inSentence(read)}. That’s more than two years later, so it tells us nothing.`,
      'made-before': ({ stated, read }) =>
        `The seller says it came out in ${listing.time(stated)}, but the code says ${inSentence(read)}, more than a year earlier. Ask the seller for a photo of the code.`,
      'other-reading': ({ stated, read, other }) =>
        `The seller says it came out in ${listing.time(stated)}. The code can be read as ${inSentence(other)}, which would fit, but ${inSentence(read)} is more likely.`,
    }),
    sign: Object.freeze<ListingWords['checks']['sign']>({
      card: () =>
        'Sources say that the house gives no authenticity card. If this one is said to be the house’s, look closer; a card of a shop or an authenticator is another thing.',
      'other-goods': () => otherGoods,
    }),
    maker: Object.freeze<ListingWords['checks']['maker']>({
      'after-end': ({ end, year }) =>
        `Three sources say that The French Company made bags until about ${end}, and the code says ${year}. ${CLOSER}`,
      'has-code': ({ end }) =>
        `The French Company made bags under license in the United States until about ${end}. They have a tag of their own and often no code, so ask the seller for photos of the tag and the code.`,
    }),
    designer: Object.freeze<ListingWords['checks']['designer']>({
      fits: (params) => `${designerYears(params)} The code says ${params.year}, so that fits.`,
      early: (params) =>
        `${designerYears(params)} The code says ${params.year}, which is earlier. ${CLOSER}`,
      late: (params) =>
        `${designerYears(params)} The code says ${params.year}, which is later. ${CLOSER}`,
      unclear: (params) =>
        `${designerYears(params)} The code says ${params.year}. A design can be shown before or made long after those years, so nothing was concluded.`,
    }),
    'no-code': Object.freeze<ListingWords['checks']['no-code']>({
      early: ({ made }) =>
        `Date codes began in the early 1980s, so a piece from ${listing.time(made)} isn’t supposed to have one.`,
      'chip-instead': () =>
        'That’s what to expect: since about March 2021 a chip has taken the place of the date code. An NFC app on a phone can show that a chip is there. It doesn’t prove that the piece is authentic, since fakes with chips are on the market too.',
      unusual: ({ made }) =>
        `Pieces from ${listing.time(made)} were usually stamped with a code, so ask the seller for photos of the inside. A tab can fall off, a code can fade, and a repair or a new lining can take it away: a missing code doesn’t make a piece a fake.`,
      none: () =>
        'Pieces older than the early 1980s have no code, and since about March 2021 a chip has taken its place. In the years between, a tab can fall off, a code can fade, and a repair or a new lining can take it away. A missing code doesn’t make a piece a fake: look at the whole piece, its receipt, and where it comes from.',
      unreadable: () =>
        'Codes fade with wear, so one that can’t be read doesn’t make a piece a fake. Ask the seller for a photo in good light. If a few characters can’t be read, enter a question mark for each.',
    }),
    chip: Object.freeze<ListingWords['checks']['chip']>({
      fits: () =>
        'Since about March 2021 a chip has taken the place of the date code, so that fits. It doesn’t prove that the piece is authentic, since fakes with chips are on the market too.',
      early: ({ made }) =>
        `Chips took the place of date codes in about March 2021, and one shop dates the first pieces with both to about 2018. A chip in a piece from ${listing.time(made)} is worth a second look.`,
      possible: () =>
        'Since about March 2021 a chip has taken the place of the date code, and some pieces from a few years before have both. A chip doesn’t prove that a piece is authentic, since fakes with chips are on the market too.',
    }),
  }),
  labels: Object.freeze<ListingWords['labels']>({
    'other-goods': () => otherGoods,
    choice: ({ labels }) =>
      `The listing doesn’t say which of these it is: ${listOf(labels)}. We compared none of them with the code.`,
  }),
  unreadScript:
    'Some words of this text are in a script that we don’t read. What they say was not compared.',
  unread: Object.freeze({
    'not-given': 'The text mentions a date code but doesn’t give it.',
    'unknown-form': 'It has no form in which we know date codes.',
    'style-number':
      'That’s a style number. We know of none that was stamped in place of a date code.',
  }),
  noneFits: (stated) => `None of the possible codes fits ${stated.map(quoted).join(' and ')}.`,
  someFit: (stated, fitting, all) =>
    `${fitting} of the ${all} possible codes ${fitting === 1 ? 'fits' : 'fit'} ${stated.map(quoted).join(' and ')}.`,
  unknownLine: (given) => `“${given}” is not a model we know, so nothing was compared.`,
});

/** What a time proves that lies so many years after the code; 0 for at most two. */
function fits(years: number): string {
  return years === 0
    ? 'so that fits.'
    : `${years} years earlier. That’s possible, but any older code would fit too.`;
}

/** What shows that an item existed at a time, in a clause: `Bought in 2008`. */
export function eventClause({ event, stated }: EventTime): string {
  return EVENTS[event](listing.time(stated));
}

type EventTime = Pick<CheckParams['existed-by']['made-later'], 'event' | 'stated'>;

const EVENTS: Readonly<Record<EventId, (time: string) => string>> = {
  bought: (time) => `Bought in ${time}`,
  received: (time) => `Received in ${time}`,
  receipt: (time) => `Receipt from ${time}`,
  owned: (time) => `Owned since ${time}`,
  worn: (time) => `Used in ${time}`,
  repaired: (time) => `Repaired in ${time}`,
  appraised: (time) => `Appraised in ${time}`,
  stocked: (time) => `In stock in ${time}`,
  age: (time) => `Said to date from ${time} or earlier`,
};

/** Why a code is too early for a line, without advice. */
export function tooEarly({ name, year, ...since }: LineParams['too-early']): string {
  return `Sources say ${name} was introduced ${inYear(since)}, and the code says ${year}.`;
}

/** Nothing agrees with a code of a year without codes. */
function noSuchCode(year: number): string {
  return `We know of no date code from ${year}, so nothing agrees with this one.`;
}

/** Why a code is too late for a line, without advice. */
export function afterEnd({ name, year, end, again }: LineParams['after-end']): string {
  const back = again === undefined ? ',' : ` and came back in ${again},`;
  return `Sources say ${name} was discontinued in ${end}${back} and the code says ${year}.`;
}

function inYear({ launch, isAbout }: Pick<LineParams['fits'], 'launch' | 'isAbout'>): string {
  return `in ${isAbout ? 'about ' : ''}${launch}`;
}

function designerYears({ name, from, until }: DesignerYears): string {
  return until === undefined
    ? `${name} has designed for Louis Vuitton since ${from}.`
    : `${name} designed for Louis Vuitton from ${from} to ${until}.`;
}

function inSentence(when: Parameters<ListingWords['stated']>[0]): string {
  return when.week === undefined ? listing.stated(when) : `week ${when.week} of ${when.year}`;
}

function listOf(labels: readonly Label[]): string {
  return labels
    .map(labelName)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
}

/** The outcome of a check in one or two words. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  agrees: 'Agrees',
  conflicts: 'Doesn’t match',
  asks: 'Asked',
  open: 'Not compared',
};
