import {
  ADJECTIVES,
  type Label,
  labelOf,
  MADE,
  MADE_BEHIND,
  MADE_IN,
  MAKING,
  NAMES,
} from '../core/labels.ts';
import { isOfMaking, isOfPart } from './making.ts';
import { folded, oneOf, type Span } from './text.ts';

/** A country that a text says the label names. */
export interface LabelFound extends Span {
  readonly label: Label;
  /** As it stands there: `U.S.A.` */
  readonly text: string;
}

const names = Object.values(NAMES).flat();
const isLatin = (name: string) => /^\p{Script=Latin}/u.test(name);
const latin = names.filter(isLatin);
const others = oneOf(names.filter((name) => !isLatin(name)));

/** Codes count in capitals alone: "made in it" is no Italy. */
const SHORT = ['FR', 'IT', 'ES', 'US', 'DE', 'CH'];

/** A country by a Latin name, which ends where the word ends, or by one in another script. */
export const COUNTRY = `(?:(?:${oneOf([...latin, 'U.S.A.', 'U.S.A', 'U.S.', ...SHORT])}(?![a-zß-ɏ\\d]))|${others})`;

const adjectives = Object.values(ADJECTIVES).flat();

/** `French`, `française`, 法. */
const ADJECTIVE = `(?:${oneOf(adjectives.filter(isLatin))}(?![a-zß-ɏ])|${oneOf(adjectives.filter((name) => !isLatin(name)))})`;

/** What stands between two countries of which only one is meant, or both. */
const OR = `(?: ?(?:[,/&|、・]|${oneOf(['または', '又は', 'もしくは', 'か', '或', '或者', '或是', '和', '또는'])}) ?(?:(?:or|and|ou|et|o|e|u|y|oder|und) )?| (?:or|and|ou|et|o|e|u|y|oder|und|vs\\.?) )(?:(?:made )?in |en |aux? )?(?:the )?`;

/** A town, a month or a year may stand between the words and the country: `made in October 2004 in France`. */
const BETWEEN =
  "(?:\\(?(?:(?:nel|nell['’]|im|in|en|de|del) ?)?(?:the )?(?:\\d{1,2}[a-zß-ɏ]{0,2} )?(?:week )?(?:\\d{1,2} )?(?:of )?(?:[a-zß-ɏ]{3,10}\\.? (?:de |del )?)?(?:19|20)\\d\\d\\)?,? (?:in |en |aux? |negli )?)?(?:[a-zß-ɏ][a-zß-ɏ-]{2,15}, )??";

/** What is made elsewhere than the bag: "with an Italian made strap". */
const NO_PART =
  '(?![ -](?:leather|strap|chain|hardware|zip|lining|insert|organi[sz]er|base|shaper|lace|silk|cotton))';

/** "Country of Manufacture", "place of mfg", "Manufactured Country". */
const COUNTRY_OF =
  "(?:country|place|location|pays|lieu|paese|luogo|país|pais|lugar)(?: ?/ ?region)?(?: (?:of|de|di|d['’]))? ?(?:manufactur[a-zß-ɏ]*|mfg\\.?|production|origin[a-zß-ɏ]*|fabrication|fabricaci[oó]n|producci[oó]n|fabbricazione|produzione|making)|(?:manufactur[a-zß-ɏ]*|production|mfg\\.?|made)(?: in)? (?:country|place|location)|origin of (?:manufactur[a-zß-ɏ]*|production)";

/** What says that a country is the label's: words before it, behind it, or both. */
const CLAIMS: readonly {
  readonly before: RegExp;
  readonly behind?: RegExp;
  /** What names the country, where that is no noun. */
  readonly one?: RegExp;
  /** What the clause before it must be. */
  readonly clause?: (before: string) => boolean;
}[] = [
  // Made in France, Country of Manufacture : France
  {
    before: opening(
      `(?<![a-zß-ɏ\\d])(?:${oneOf(MADE_IN)}|${COUNTRY_OF})(?:は|为|為|是|은|는)?[^a-zß-ɏ\\p{N}.;!?,]{0,4}(?:(?:in|en|the|los|gli|den) ){0,2}${BETWEEN}(?:the )?`,
    ),
  },
  // Country: France
  {
    before: opening(
      '(?<=^|[\\n\\r|/•,;.] ?)(?:country|pays|paese|país|land|(?:provenance )?atelier|workshop|factory) ?[:=–-] ?',
    ),
  },
  // fabbricata nella 15a settimana del 2013 in Francia
  {
    before: opening('(?<![a-zß-ɏ])(?:in|en|aux?|negli) (?:the |den |los )?'),
    clause: isOfMaking,
  },
  // フランス製
  {
    before: new RegExp(`(?<![\\p{Script=Katakana}ー])(?=${others})`, 'gu'),
    behind: sticky(
      `(?:の)? ?${oneOf(MADE)}|(?:で|にて|에서) ?[^。、,.;\\n\\r購買]{0,14}?(?:製造|作られ|生産|製作|제조|생산|만들)`,
    ),
  },
  // in Frankreich hergestellt
  {
    before: opening('(?<![a-zß-ɏ])(?:in|en|aux?|negli) (?:den |los )?'),
    behind: sticky(' (?:hergestellt|gefertigt|produziert|fabriqué|fabricad|prodott|gemacht)'),
  },
  // France-made
  {
    before: opening('(?<![a-zß-ɏ])'),
    behind: sticky(
      `[ -](?:made|manufacture|production|produktion|fertigung|herstellung)(?![a-zß-ɏ]|[ -]in)${NO_PART}`,
    ),
  },
  // fabrication française
  {
    before: new RegExp(`(?<![a-zß-ɏ\\d])${oneOf(MAKING)} (?=${ADJECTIVE})`, 'gu'),
    one: sticky(ADJECTIVE),
  },
  // French made
  {
    before: new RegExp(`(?<![a-zß-ɏ\\d])(?=${ADJECTIVE})`, 'gu'),
    one: sticky(ADJECTIVE),
    behind: sticky(`[ -]?${oneOf(MADE_BEHIND)}(?![a-zß-ɏ\\d]|[ -]in(?![a-zß-ɏ]))${NO_PART}`),
  },
];

/** The countries are looked for one by one: a pattern that holds several takes a browser a tenth of a second to prepare. */
const ONE = sticky(COUNTRY);
const BETWEEN_TWO = sticky(`${OR}(?=${COUNTRY})`);

/** `SD1079 = USA`, `SP0065 (France)`, `SP0065 France`: what the seller takes the letters of a code for. */
const OF_CODE = sticky(
  `(?:(?: ?[(=→]| ?[=-]>){1,2} ?(?:the )?(?:[a-zß-ɏ]{3,13},? )?| )(?=${COUNTRY}(?: ?[)\\n\\r,;.]|$))`,
);

/** More countries in a row are no label. */
const MOST_COUNTRIES = 6;

function opening(before: string): RegExp {
  return new RegExp(`${before}(?=${COUNTRY})`, 'gu');
}

function sticky(pattern: string): RegExp {
  return new RegExp(pattern, 'uy');
}

/** How far around a claim is looked, in characters. */
const NEAR = 48;

/** `not made in France`, `no "Made in France" stamp` and `fakes are made in China` name none. */
const DENIED_BEFORE = new RegExp(
  [
    "(?:(?<![a-zß-ɏ])(?:not|never|nor|no|without|missing|lacks?|lacking|cannot|pas|jamais|sans|non|senza|nicht|nie|ohne|kein[a-zß-ɏ]{0,2}|nunca|sin)|n['’]t|不是|并非|非|没有|沒有)",
    '(?: (?:been|was|is|été|stat[oa]|wurde|est[áa]?|es|è|fue|say|have|has|see|find|show|read|state|any|the|an?|une?|un[oa]|de|di|mention|inscription|indication|stamp|label|tag|mark(?:ing)?|scritta|dicitura|etichetta|etiqueta|marca|einen?|stempel|hinweis)){0,4}\\s{0,2}["“„«\'‘(]{0,2}(?:made )?$',
    '|(?<![a-zß-ɏ])(?:first|originally|unlike|confused with|other than|rather than|instead of|should (?:say|read|be)|must (?:say|read|be)|(?:fakes?|replicas?|dupes?|copies|counterfeits?)(?: (?:is|are|were|usually|often|mostly|all|say)){0,2})(?: (?:the|an?|those|ones))? ?["“„«\'‘(]{0,2}(?:made )?$',
  ].join(''),
  'u',
);
const DENIED_BEHIND = new RegExp(
  [
    '^["”’»\')]{0,2} ?(?:\\?+ (?:no|non|nein)(?![a-zß-ɏ])|(?:dupe|fake|replica|cop(?:y|ies)|knock-?offs?)(?![a-zß-ɏ])|',
    '(?:stamp|label|tag|marking|scritta|etichetta|etiqueta|stempel)?(?: (?:is|was|seems))? ?(?:missing|absent|not (?:there|visible|present|shown)|fehlt|manque|manca|falta|no aparece)|',
    'では(?:な|あり|ござ)|でな|じゃ(?:な|あり)|[さし]?れ?て?(?:は|い|お|おり|はい|はおり)?(?:ない|なかっ|ません)|[되하]?지 ?않|とは限|かどうか|の?(?:表記|刻印|記載|文字|タグ)(?:は|が|も)?(?:あり|ござい)ません|の?(?:表記|刻印|記載|文字|タグ)?(?:は|が|も)?(?:ない|なし|無し)|아님|이 아|가 아)',
  ].join(''),
  'u',
);

/**
 * The countries that a text says the label names, each once, in the order of the text. Where there are several, none is
 * more likely than the others.
 *
 * @example
 * labelsIn(labelClaimsIn('Made: USA')).map(({ label, text }) => [label, text]) // => [["US","USA"]]
 * labelsIn(labelClaimsIn('made in France or Spain')).map(({ label }) => label) // => ["FR","ES"]
 */
export function labelsIn(claims: readonly LabelClaim[]): readonly LabelFound[] {
  const found = new Map<Label, LabelFound>();
  for (const each of claims.flatMap(({ labels }) => labels)) {
    if (!found.has(each.label)) found.set(each.label, each);
  }
  return [...found.values()];
}

/** A place where a text says what a label names: all of `made in France or Spain`. */
export interface LabelClaim extends Span {
  readonly labels: readonly LabelFound[];
}

/**
 * The places where a text says what a label names, in their order.
 *
 * @example
 * labelClaimsIn('SP0065 フランス製').map(({ from, to }) => [from, to]) // => [[7,12]]
 * labelClaimsIn('not made in France') // => []
 */
export function labelClaimsIn(plain: string, codes: readonly Span[] = []): readonly LabelClaim[] {
  const all = folded(plain);
  const claims = [
    ...CLAIMS.flatMap((claim) => claimsOf(all, claim)),
    ...codes.flatMap(({ to }) => claimBehind(all, to)),
  ];
  return claims
    .filter(
      ({ from, to }) =>
        !isOfPart(all.slice(Math.max(0, from - NEAR), from)) &&
        !DENIED_BEFORE.test(all.slice(Math.max(0, from - NEAR), from)) &&
        !DENIED_BEHIND.test(all.slice(to, to + NEAR)),
    )
    .map(({ from, to, countries }) => ({
      from,
      to,
      labels: countries.flatMap((span) => labelAt(plain, span)),
    }))
    .sort((a, b) => a.from - b.from);
}

function labelAt(plain: string, { from, to }: Span): readonly LabelFound[] {
  const text = plain.slice(from, to);
  const label = /^[a-z]{2}$/.test(text) ? undefined : labelOf(text);
  return label === undefined ? [] : [{ from, to, label, text }];
}

/** A claim with the places of its countries. */
interface Claim extends Span {
  readonly countries: readonly Span[];
}

function claimsOf(
  plain: string,
  { before, behind, one, clause }: (typeof CLAIMS)[number],
): readonly Claim[] {
  return [...plain.matchAll(before)].flatMap(({ 0: words, index }) => {
    if (clause && !clause(plain.slice(Math.max(0, index - 110), index))) return [];
    const { countries, end } = countriesAt(plain, index + words.length, one);
    const to = behind ? endOf(behind, plain, end) : end;
    return to === undefined ? [] : [{ from: index, to, countries }];
  });
}

function claimBehind(plain: string, from: number): readonly Claim[] {
  const at = endOf(OF_CODE, plain, from);
  if (at === undefined) return [];
  const { countries, end } = countriesAt(plain, at);
  return [{ from, to: end, countries }];
}

/** The countries that stand there one after the other, as alternatives; the first is there. */
function countriesAt(
  plain: string,
  at: number,
  one = ONE,
): { readonly countries: readonly Span[]; readonly end: number } {
  const countries: Span[] = [];
  let from: number | undefined = at;
  let end = at;
  while (from !== undefined && countries.length < MOST_COUNTRIES) {
    const pattern = countries.length === 0 ? one : ONE;
    pattern.lastIndex = from;
    pattern.test(plain);
    end = pattern.lastIndex;
    countries.push({ from, to: end });
    from = endOf(BETWEEN_TWO, plain, end);
  }
  return { countries, end };
}

/** Where a pattern ends that stands at this place; undefined where it does not. */
function endOf(pattern: RegExp, plain: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(plain) ? pattern.lastIndex : undefined;
}
