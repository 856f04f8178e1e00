import { COUNTRIES } from '../core/factories.ts';
import { ELSEWHERE, type Label, LABELS } from '../core/labels.ts';
import { LABEL_WORDS, type LabelWords } from './label-words.ts';
import { countryAdjectives, countryNames, labelOf } from './label-of.ts';
import { isMakingClause, isOfPart } from './making.ts';
import { anyPhrase, folded, matchesOf, type TextSpan } from './text.ts';
import { combine } from './vocabulary.ts';

/** A country that a text says the label names. */
export interface LabelMatch extends TextSpan {
  readonly label: Label;
  /** As it stands there: `U.S.A.` */
  readonly text: string;
}

/** A place where a text says what the label names: all of `made in France or Spain`. */
export interface LabelClaim extends TextSpan {
  readonly labels: readonly LabelMatch[];
}

const { latin, cjk } = combine(LABEL_WORDS);

const isLatin = (name: string) => /^\p{Script=Latin}/u.test(name);
const names = [...COUNTRIES, ...ELSEWHERE].flatMap(countryNames);
const cjkNames = anyPhrase(names.filter((name) => !isLatin(name)));

/** A country by a Latin name, which ends where the word ends, or by one in another script. */
export const COUNTRY = `(?:(?:${anyPhrase([...names.filter(isLatin), ...LABELS])}(?![a-zß-ɏ\\d]))|${cjkNames})`;

const adjectives = LABELS.flatMap(countryAdjectives);

/** `French`, `française`, 法. */
const ADJECTIVE = `(?:${anyPhrase(adjectives.filter(isLatin))}(?![a-zß-ɏ])|${anyPhrase(adjectives.filter((name) => !isLatin(name)))})`;

/** What stands between two countries of which only one is meant, or both. */
const OR = `(?: ?(?:[,/&|、・]|${cjk('or')}) ?(?:${latin('or')} )?| (?:${latin('or')}|vs\\.?) )(?:${latin('orIn')} )?(?:${latin('the')} )?`;

/** A town, a month or a year may stand between the words and the country: `made in October 2004 in France`. */
const BETWEEN =
  `(?:\\(?(?:${latin('inDate')} ?)?(?:${latin('the')} )?(?:\\d{1,2}[a-zß-ɏ]{0,2} )?(?:${latin('week')} )?(?:\\d{1,2} )?(?:${latin('ofDate')} )?` +
  `(?:[a-zß-ɏ]{3,10}\\.? (?:${latin('ofYear')} )?)?(?:19|20)\\d\\d\\)?,? (?:${latin('inCountry')} )?)?(?:[a-zß-ɏ][a-zß-ɏ-]{2,15}, )??`;

/** "Country of Manufacture", "place of mfg". */
const COUNTRY_OF = `(?:${latin('placeNouns')}(?: ?/ ?${latin('regions')})?(?: ${latin('of')})? ?${latin('makingNouns')}|${latin('countryOf')})`;

const phrases = (field: 'beforeCountry' | 'afterCountry' | 'beforeAdjective' | 'afterAdjective') =>
  anyPhrase(LABEL_WORDS.flatMap((words: LabelWords) => words[field] ?? []));

const NOT_OF_THE_BAG = `(?![ -]${latin('materials')})`;

/** Ways to say that a country is the label's. */
const PARSERS: readonly {
  /** What stands before the country. */
  readonly prefix: RegExp;
  /** How the country is written, where that is not its name. */
  readonly country?: RegExp;
  /** What stands after it. */
  readonly suffix?: RegExp;
  /** What the clause before all of it must be. */
  readonly clause?: (before: string) => boolean;
}[] = [
  // Made in France, Country of Manufacture : France
  {
    prefix: beforeName(
      `(?<![a-zß-ɏ\\d])(?:${phrases('beforeCountry')}|${COUNTRY_OF})${cjk('topicParticles')}?[^a-zß-ɏ\\p{N}.;!?,]{0,4}(?:${latin('inThe')} ){0,2}${BETWEEN}(?:${latin('the')} )?`,
    ),
  },
  // Country: France
  { prefix: beforeName(`(?<=^|[\\n\\r|/•,;.] ?)${latin('headings')} ?[:=–-] ?`) },
  // fabbricata nella 15a settimana del 2013 in Francia
  {
    prefix: beforeName(
      `(?<![a-zß-ɏ])${latin('inCountry')} (?:${latin('the')} |${latin('articles')} )?`,
    ),
    clause: isMakingClause,
  },
  // フランス製, 「フランス」製
  {
    prefix: new RegExp(`(?<![\\p{Script=Katakana}ー])(?=${cjkNames})`, 'gu'),
    suffix: sticky(
      `[」』】]?(?:${cjk('possessive')}? ?${phrases('afterCountry')}|${cjk('afterIn')} ?[^。、,.;\\n\\r${LABEL_WORDS.flatMap(({ notAfterIn }) => notAfterIn ?? []).join('')}]{0,14}?${cjk('madeAfterIn')})`,
    ),
  },
  // in Frankreich hergestellt
  {
    prefix: beforeName(`(?<![a-zß-ɏ])${latin('inCountry')} (?:${latin('articles')} )?`),
    suffix: sticky(` ${latin('participles')}`),
  },
  // France-made
  {
    prefix: beforeName('(?<![a-zß-ɏ])'),
    suffix: sticky(`[ -]${latin('madeAfter')}(?![a-zß-ɏ]|[ -]in)${NOT_OF_THE_BAG}`),
  },
  // fabrication française
  {
    prefix: new RegExp(`(?<![a-zß-ɏ\\d])${phrases('beforeAdjective')} (?=${ADJECTIVE})`, 'gu'),
    country: sticky(ADJECTIVE),
  },
  // French made
  {
    prefix: new RegExp(`(?<![a-zß-ɏ\\d])(?=${ADJECTIVE})`, 'gu'),
    country: sticky(ADJECTIVE),
    suffix: sticky(
      `[ -]?${phrases('afterAdjective')}(?![a-zß-ɏ\\d]|[ -]in(?![a-zß-ɏ]))${NOT_OF_THE_BAG}`,
    ),
  },
];

/** Countries are matched one by one: a pattern for several of them takes a browser a tenth of a second to compile. */
const NAME = sticky(COUNTRY);
const NEXT_COUNTRY = sticky(`${OR}(?=${COUNTRY})`);

/** `SD1079 = USA`, `SP0065 (France)`, `SP0065 France`: what the seller takes the letters of a code for. */
const AFTER_CODE = sticky(
  `(?:(?: ?[(=→]| ?[=-]>){1,2} ?(?:${latin('the')} )?(?:[a-zß-ɏ]{3,13},? )?| )(?=${COUNTRY}(?: ?[)\\n\\r,;.]|$))`,
);

/** More countries in a row are no label. */
const MOST_COUNTRIES = 6;

function beforeName(prefix: string): RegExp {
  return new RegExp(`${prefix}(?=${COUNTRY})`, 'gu');
}

function sticky(pattern: string): RegExp {
  return new RegExp(pattern, 'uy');
}

/** How far around a claim its denial is looked for, in characters. */
const NEAR = 48;

/** `not made in France`, `no "Made in France" stamp` and `fakes are made in China` name none. */
const DENIED_BEFORE = new RegExp(
  [
    `(?:(?<![a-zß-ɏ])${latin('denials')}|${cjk('denials')})(?: ${latin('denialFill')}){0,4}\\s{0,2}["“„«'‘(]{0,2}(?:${latin('denialVerb')} )?$`,
    `(?<![a-zß-ɏ])${latin('notThisBag')} ?["“„«'‘(]{0,2}(?:${latin('denialVerb')} )?$`,
  ].join('|'),
  'u',
);
const DENIED_AFTER = new RegExp(
  [
    `^["”’»')]{0,2} ?(?:\\?+ ${latin('noAnswer')}(?![a-zß-ɏ])|${latin('fakes')}(?![a-zß-ɏ])`,
    `${latin('stampNouns')}?(?: ${latin('stampVerbs')})? ?${latin('missing')}|${cjk('denialsAfter')})`,
  ].join('|'),
  'u',
);

/**
 * The countries that claims name, each once, in the order of the text. Where there are several, none is more likely than the
 * others.
 *
 * @example
 * labelsIn(labelClaimsIn('Made: USA')).map(({ label, text }) => [label, text]) // => [["US","USA"]]
 * labelsIn(labelClaimsIn('made in France or Spain')).map(({ label }) => label) // => ["FR","ES"]
 */
export function labelsIn(claims: readonly LabelClaim[]): readonly LabelMatch[] {
  const matches = new Map<Label, LabelMatch>();
  for (const match of claims.flatMap(({ labels }) => labels)) {
    if (!matches.has(match.label)) matches.set(match.label, match);
  }
  return [...matches.values()];
}

/**
 * The places where a text says what the label names, in their order.
 *
 * @example
 * labelClaimsIn('SP0065 フランス製').map(({ from, to }) => [from, to]) // => [[7,12]]
 * labelClaimsIn('not made in France') // => []
 */
export function labelClaimsIn(
  plain: string,
  codes: readonly TextSpan[] = [],
): readonly LabelClaim[] {
  const text = folded(plain);
  const claims: LabelClaim[] = [];
  const add = (from: number, to: number, countries: readonly TextSpan[]) => {
    const before = text.slice(Math.max(0, from - NEAR), from);
    const after = text.slice(to, to + NEAR);
    if (isOfPart(before) || DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return;
    claims.push({ from, to, labels: countries.flatMap((span) => labelAt(plain, span)) });
  };
  for (const { prefix, country = NAME, suffix, clause } of PARSERS) {
    for (const { 0: words, index } of matchesOf(text, prefix)) {
      if (clause && !clause(text.slice(Math.max(0, index - 110), index))) continue;
      const { countries, end } = countriesAt(text, index + words.length, country);
      const to = suffix ? endOf(suffix, text, end) : end;
      if (to !== undefined) add(index, to, countries);
    }
  }
  for (const { to: from } of codes) {
    const start = endOf(AFTER_CODE, text, from);
    if (start === undefined) continue;
    const { countries, end } = countriesAt(text, start, NAME);
    add(from, end, countries);
  }
  return claims.sort((a, b) => a.from - b.from);
}

/** Codes of countries count in capitals alone: "made in it" is no Italy. */
function labelAt(plain: string, { from, to }: TextSpan): readonly LabelMatch[] {
  const text = plain.slice(from, to);
  const label = /^[a-z]{2}$/.test(text) ? undefined : labelOf(text);
  return label === undefined ? [] : [{ from, to, label, text }];
}

/** The countries that stand there one after the other, as alternatives; the first is known to stand there. */
function countriesAt(
  text: string,
  start: number,
  first: RegExp,
): { readonly countries: readonly TextSpan[]; readonly end: number } {
  const countries: TextSpan[] = [];
  let from: number | undefined = start;
  let end = start;
  while (from !== undefined && countries.length < MOST_COUNTRIES) {
    const pattern = countries.length === 0 ? first : NAME;
    pattern.lastIndex = from;
    pattern.test(text);
    end = pattern.lastIndex;
    countries.push({ from, to: end });
    from = endOf(NEXT_COUNTRY, text, end);
  }
  return { countries, end };
}

/** Where a pattern ends that begins at this index; undefined where it does not. */
function endOf(pattern: RegExp, text: string, index: number): number | undefined {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
