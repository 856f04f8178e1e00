import { monthInterval, weekInterval } from '../calendar.ts';
import type { Reading } from '../digits.ts';
import type { When } from '../notices.ts';
import type { CodeFacts } from '../read.ts';
import { cueOf } from './cues.ts';
import { COUNTRY } from './labels.ts';
import {
  isOfMaking as isOfMakingClause,
  isOfOther as isOfOtherActivity,
  isOfPart,
} from './making.ts';
import { folded, oneOf, type Span } from './text.ts';

/** A date of making as a seller states it: a year, or a month or an ISO 8601 week of one. */
export type Stated =
  When | { readonly year: number; readonly month?: never; readonly week?: never };

/** A date that a text says something was made. */
export interface DateFound extends Span {
  /** As it stands there: `October 2004`. */
  readonly text: string;
  readonly when: Stated;
  /** Which code it is said of, counted from 0: the last one before it, else the first. */
  readonly code: number;
}

/** Names of months in English, French, Italian, Spanish and German, January first; accents and case make no difference. */
const MONTHS = [
  'january jan janvier janv gennaio gen enero januar jänner',
  'february feb février févr fév febbraio febrero februar',
  'march mar mars marzo märz maerz mrz',
  'april apr avril avr aprile abril abr',
  'may mai maggio mag mayo',
  'june jun juin giugno giu junio juni',
  'july jul juillet juil luglio lug julio juli',
  'august aug août agosto ago',
  'september sept sep septembre settembre set septiembre',
  'october oct octobre ottobre ott octubre oktober okt',
  'november nov novembre noviembre',
  'december dec décembre déc dicembre dic diciembre dezember dez',
].map((names) => names.split(' '));

const monthOf: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, at) => names.map((name) => [unaccented(name), at + 1] as const)),
);

function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const MONTH = oneOf([...new Set([...MONTHS.flat(), ...MONTHS.flat().map(unaccented)])]);
const WEEK = 'weeks?|wk|semaine|sem|settimana|sett|semana|kalenderwoche|woche|kw|[sw](?=\\d)';
/** What may stand between the word for a week and its number. */
const NUMBER = '(?:no\\.? ?|number |nr\\.? ?|n[°º.] ?|#)?';
const OF =
  "(?:(?:of|in|de|del|des|du|vom|von|im|the|year|jahr(?:es)?|anno|dell['’]anno|de l['’]année|année|año|l['’]an) )";

/**
 * A year that may be one of making; none in prices, decades and longer numbers. Of two digits only where more makes a date
 * of them: `week 34 of '14`, 08年48週.
 */
const YEAR = new RegExp(
  [
    /(?<![a-zß-ɏ\d]|\p{Sc} ?|(?<![a-zß-ɏ]\d{3,4}|(?<![\d.,/-])(?:0?[1-9]|1[0-2]))(?<=\d)[.,])(?:19[5-9]\d|20[0-4]\d)(?!\d|(?!w\d)[a-zß-ɏ]|,\d\d?(?!\d)|\.(?!(?:0[1-9]|1[0-2])(?!\d|[.,]\d))\d|\p{Sc}|['’]?s| ?(?:cm|mm|eur|usd|€)(?!\p{L}))/u,
    /(?<!\d|平成|昭和|令和)(?:[89]\d|[01]\d|2[0-6])(?=[年년] ?(?:の)?(?:第? ?\d{1,2} ?(?:週|周|번째 주|주차)|\d{1,2} ?[月월](?! ?[頃末日经])|製(?!品)))/u,
    /(?<=(?:wk|week|kw|woche|semaine|settimana|semana)\.? ?\d{1,2} ?[/-] ?)(?:[89]\d|[01]\d|2[0-6])(?![\da-zß-ɏ/-]|\.\d)/u,
    new RegExp(
      `(?<=(?<![a-zß-ɏ])${MONTH}\\.?[ -])(?:[89]\\d|0\\d|(?<=-)(?:1\\d|2[0-6]))(?![\\da-zß-ɏ]|[.,/:-]\\d|,? (?:19|20)\\d\\d)`,
      'u',
    ),
    /(?<=(?:[a-zß-ɏ.(/] ?|\d[ /])['’])(?:[89]\d|[01]\d|2[0-6])(?![\da-zß-ɏ]|['’]?s)/u,
    /(?<=(?<![\d/.,-])(?:0[1-9]|1[0-2])\/)(?:[89]\d|[01]\d|2[0-6])(?![\da-zß-ɏ/-]|[.,]\d)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** How a year becomes a month or a week: what stands before it or behind it, tried top to bottom. */
const PARTS: readonly {
  readonly unit: 'week' | 'month';
  readonly side: 'before' | 'after';
  /** Its first group is the week, or the month by number or name. */
  readonly pattern: RegExp;
}[] = [
  // 第22週, 22週目, 22周
  {
    unit: 'week',
    side: 'after',
    pattern: /^ ?[年년]?(?:の)? ?第? ?(\d{1,2}) ?(?:週目?|周|번째 주|주차?)/u,
  },
  // 28週/2009年
  {
    unit: 'week',
    side: 'before',
    pattern: /(?<!\d)(\d{1,2}) ?(?:週目?|周|주차?) ?[/,、・の]? ?$/u,
  },
  // week 22 of 2016, KW 22/2016
  {
    unit: 'week',
    side: 'before',
    pattern: new RegExp(
      `(?<![a-zß-ɏ])(?:${WEEK})\\.? ?${NUMBER}(\\d{1,2})(?:[,/( ‑–-]| of){0,3} ?${OF}*['’]?$`,
      'u',
    ),
  },
  // the 22nd week of 2016, 22e semaine 2016, 22. Woche 2016
  {
    unit: 'week',
    side: 'before',
    pattern: new RegExp(
      `(?<![\\da-zß-ɏ])(\\d{1,2}|first|première|prima|primera|ersten?)(?:st|nd|rd|th|er|re|e|è|i?ème|i?eme|ère|ª|(?:es)?i?m?a|te|ten|º|°|\\.)? ?(?:${WEEK})(?![a-zß-ɏ])\\.?[,/( ]{0,2}${OF}*['’]?$`,
      'u',
    ),
  },
  // 2016, week 22; 2016 (KW 22)
  {
    unit: 'week',
    side: 'after',
    pattern: new RegExp(`^[,/ (:–-]{0,3}(?:in )?(?:${WEEK})\\.? ?${NUMBER}(\\d{1,2})(?!\\d)`, 'u'),
  },
  // 2016, 22nd week
  {
    unit: 'week',
    side: 'after',
    pattern: new RegExp(
      `^[,/ (–-]{1,3}(?:the )?(\\d{1,2})(?:st|nd|rd|th|er|re|e|è|i?ème|i?eme|ère|ª|(?:es)?i?m?a|te|ten|º|°|\\.)? ?(?:${WEEK})(?![a-zß-ɏ])`,
      'u',
    ),
  },
  // 2003年11月
  { unit: 'month', side: 'after', pattern: /^ ?[年년](?:の)? ?(1[0-2]|0?[1-9]) ?[月월]/u },
  // November 2003, 27 novembre 2003, noviembre de 2003
  {
    unit: 'month',
    side: 'before',
    pattern: new RegExp(
      `(?<![a-zß-ɏ\\d])(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:of |de )?)?(${MONTH})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?[,-]? ?${OF}*['’]?$`,
      'u',
    ),
  },
  // 48/2008, 2008/48: no month has such a number
  { unit: 'week', side: 'before', pattern: /(?<![\d/.-])(1[3-9]|[2-4]\d|5[0-3]) ?\/ ?$/u },
  { unit: 'week', side: 'after', pattern: /^\/(1[3-9]|[2-4]\d|5[0-3])(?![\d/])/u },
  // 11月2003年
  { unit: 'month', side: 'before', pattern: /(?<!\d)(1[0-2]|0?[1-9]) ?[月월](?:の)?[ /,、]?$/u },
  // 11/2003
  { unit: 'month', side: 'before', pattern: /(?<![\d/.-])(1[0-2]|0?[1-9]) ?[/.-] ?$/u },
  // 2003/11, 2003-11
  { unit: 'month', side: 'after', pattern: /^[/.-](1[0-2]|0?[1-9])(?![\d/-]|\.\d|[a-zß-ɏ])/u },
  // 2003 November, 2003 (November), 2003 in November
  {
    unit: 'month',
    side: 'after',
    pattern: new RegExp(
      `^[, (/-]{1,3}(?:in |im |en |nel )?(${MONTH})(?![a-zß-ɏ])(?! (?:be|have|need|show|not))`,
      'u',
    ),
  },
];

/** Words of making in seven languages. */
const MADE =
  'made|manufactured?|manufacturing|mfg|mfd|produced|production|crafted|created|built|stitched|fabricated|(?:year|yr)(?= ?[:=：]| of | made| manuf| prod)|' +
  "(?:dates?|dating|dated)(?: back)?(?: from| to)|(?:(?:bag|purse|handbag|wallet|tote|piece)(?: is)?|it['’]s|it is) from|(?:left|leaving|from) the (?:workshop|factory|atelier)|" +
  "fabriquée?s?|fabrication|produite?s?|confectionnée?|réalisée?|sortie? (?:d[’']atelier|de l[’']atelier|des ateliers)|année|millésime|datant|date de|" +
  'prodott[oa]|fabbricat[oa]|fatt[oa](?! (?:il|la|lo|una?) )|realizzat[oa]|confezionat[oa]|produzione|fabbricazione|anno|risale|risalente|' +
  'hech[oa](?! (?:el|la|una?|polvo) )|fabricad[oa]|producid[oa]|elaborad[oa]|confeccionad[oa]|fabricación|fabricacion|producción|produccion|año|' +
  'hergestellt|gefertigt|produziert|genäht|herstellung|produktion|fertigung|(?:herstellungs|produktions|fertigungs|bau)-?(?:jahr|datum|monat|woche|zeit|zeitraum|zeitpunkt)|bj|jahr|jahrgang|stammt';
const MADE_EAST =
  '製造(?:年月?日?|時期|日|週)?|生産(?:年月?|時期|日)?|製作|製|作られ|年式|メイドイン|生产(?:日期|年份|年月)?|出厂(?:日期)?|出廠(?:日期)?|制造(?:日期|年份)?|制作|年份|生產(?:日期|年份)?|制造年月|年份|제조(?:일자?|년도|연도|년월|연월|시기)?|생산(?:일자?|년도|연도|시기|연월)?|만들어진|연식';

/** What may stand between such words and the date: punctuation, small words, the country. */
const FILL = `(?:[ :：;,()（）\\[\\]【】「」=~"'/|–—-]|(?<![a-zß-ɏ])(?:in|on|the|of|during|year|date|month|week|is|was|been|back|to|from|at|and|en|au|aux|le|la|les|de|du|des|d['’]|l['’]|année|cours|mois|semaine|courant|nel|nell['’]|nello|del|dell['’]|di|il|lo|anno|mese|settimana|negli|al|el|los|año|mes|semana|durante|im|jahr|jahre|monat|woche|der|die|das|den|aus|ist|est|è|es|fue|a|manufacture|production|making|fabrication|française|francese|francesa|französischer?|french|fabricación|produzione|sul)(?![a-zß-ɏ])|は|が|に|の|も|で|年|为|是|于|於|在|：|${COUNTRY}\\.?)`;

const MADE_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ]|(?<![a-zß-ɏ])(?:not|model|new|this|last|next|every|per) |(?<![a-zß-ɏ])(?:a|une?) (?=ann|year|yr|año))(?:${MADE})(?![a-zß-ɏ])|${MADE_EAST})(?:[:：][\\n\\r]{1,2})?${FILL}{0,9}$`,
  'u',
);
const MADE_BEHIND = new RegExp(
  `^年?(?:[ ,()・]|(?<![a-zß-ɏ])(?:in|en|aux|negli|den|los|the)(?![a-zß-ɏ])|に|、|の|で|在|于|${COUNTRY}){0,5}(?:(?:${MADE_EAST})|(?:hergestellt|gefertigt|produziert|production|manufactured?|made|produced|fabriqué|prodott|hech[oa](?! (?:el|la|una?|polvo) )|fabricad)(?! (?:in|by|of|for)))`,
  'u',
);

/** Words of buying: the date is that of a receipt. */
const BOUGHT =
  'purchas(?:ed?|ing)|bought|acquired|receipts?|invoice|gift(?:ed)?|given|received|got|sold|listed|serviced|repaired|refurbished|restored|authenticated|acheté(?:e|es)?|achat|facture|offerte?|reçue?|acquistat[oa]|acquisto|comprat[oa]|scontrino|regalat[oa]|ricevut[oa]|comprad[oa]|compra|compré|adquirid[oa]|regalo|ticket|gekauft|kauf|kaufdatum|erworben|rechnung|geschenkt|erhalten';
const BOUGHT_EAST =
  '購入|買|買っ|入手|頂|いただ|レシート|领|购|購|买|買|入手|收到|出品|発売|专柜|專櫃|구매|구입|매입';
const BOUGHT_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST})[^.;!?\\n\\r]{0,28}$`,
  'u',
);
const BOUGHT_BEHIND = new RegExp(
  `^年?月?[ (,に在、]{0,3}(?:(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST})|^年[^\\d。、,;\\n\\r製制产產産]{0,12}(?:${BOUGHT_EAST})|^ ?(?:[-–—]|to|bis|à|a|al|〜|~) ?(?:(?:19|20)\\d\\d|\\d\\d|present|now)(?!\\d)`,
  'u',
);
const RANGE_BEFORE =
  /(?:(?:19|20)\d\d ?(?:[-–—/]|to|bis|à|a|al) ?|(?<![a-zß-ɏ])(?:until|till|since|before|after|between|seit|bis|depuis|jusqu['’]en|desde|hasta|dal|fino al|avant|après)(?: the)? )$/u;

/** What may stand between a code and a date that stands behind it. */
const FROM_CODE = new RegExp(
  `^(?:\\.(?= ?\\()|[ ,:;()\\[\\]=/|–—>→~"'”»-]|(?<![a-zß-ɏ])(?:in|im|nel|en|au|the|of|from|means?|meaning|i\\.?e\\.?|is|which|that|it|was|this|for|so|date ?code|year|vintage|dating|dates?|dated|back|to|indicat(?:es|ing)|corresponds?|corresponding|stands?|translates?|points?|suggests?|tells|shows?|says|saying|equals|equates|reads?|decodes?|makes|puts|places|marks|confirms|us|me|as|soit|donc|est|correspond(?:ant)?|c['’]est|à|à dire|année|de|du|l['’]|d['’]|cioè|ovvero|quindi|corrisponde|corrispondente|equivale|a|al|del|dell['’]|anno|es decir|o sea|corresponde|año|el|la|le|d\\.h\\.|also|entspricht|steht|für|aus|jahr|vom|von|der|dem|das heißt|heißt)(?![a-zß-ɏ])|は|が|＝|→|、|で|なので|ですので|から|つまり|即|代表|表示|对应|對應|为|是|の|より|により|にて|[产產]地|(?:製造|生産|原産)国|제조국|원산지|${COUNTRY}\\.?){0,12}$`,
  'u',
);

/** How far around a date is looked. */
const NEAR = 70;

/**
 * The dates of making that a text states: with words of making near them, or directly behind a code. A date of buying is
 * none.
 *
 * @example
 * datesIn('Made in France, October 2004', []).map(({ when }) => when) // => [{"year":2004,"month":10}]
 * datesIn('SP0065 (2005)', [{ from: 0, to: 6 }])[0].text // => "2005"
 * datesIn('Purchased in France in 2008', []) // => []
 */
export function datesIn(
  plain: string,
  codes: readonly Span[],
  claims: readonly Span[] = [],
): readonly DateFound[] {
  const found = new Map<string, DateFound>();
  const all = folded(plain);
  const rest = without(claims, all);
  let passed = 0;
  for (const date of candidatesIn(all, codes)) {
    passed = countUpTo(date.from, codes, passed);
    const [code, next] = [codes[passed - 1], codes[passed]];
    if (next && next.from < date.to) continue;
    const beside = {
      isBehind: code !== undefined && leadsOn(rest.slice(code.to, date.from), date.when),
      isBefore: next !== undefined && leadsTo(plain.slice(date.to, next.from)),
    };
    if (!isOfMaking(all, date, beside)) continue;
    const { from, to, when } = date;
    const text = plain.slice(from, to);
    const key = JSON.stringify(when);
    if (!found.has(key)) found.set(key, { text, from, to, when, code: code ? passed - 1 : 0 });
  }
  return [...found.values()];
}

/** The years of a text, with what makes a month or a week of them. A week says nothing where there is no code. */
function candidatesIn(plain: string, codes: readonly Span[]): readonly Candidate[] {
  return Array.from(plain.matchAll(YEAR), ({ 0: year, index }) => dateAt(plain, index, year))
    .filter(({ isWhole }) => isWhole)
    .map((date) => ({ ...date, hasCode: codes.length > 0 }));
}

/** A text with blanks for what it says of labels. */
function without(claims: readonly Span[], plain: string): string {
  let [text, end] = ['', 0];
  for (const { from, to } of claims) {
    if (from >= end) text += plain.slice(end, from) + ' '.repeat(to - from);
    end = Math.max(end, to);
  }
  return text + plain.slice(end);
}

/** How many codes end before a place, of which so many are known to. */
function countUpTo(place: number, codes: readonly Span[], known: number): number {
  let count = known;
  while ((codes[count]?.to ?? Infinity) <= place) count += 1;
  return count;
}

/** A year with what makes a month or a week of it. */
interface Sighting extends Omit<DateFound, 'code' | 'text'> {
  /** Two digits alone are no year. */
  readonly isWhole: boolean;
}

interface Candidate extends Sighting {
  /** Whether the text has a code that it could be the date of. */
  readonly hasCode: boolean;
}

/** What stands close before and behind something. */
interface Around {
  readonly before: string;
  readonly after: string;
}

function dateAt(plain: string, index: number, digits: string): Sighting {
  const end = index + digits.length;
  const year = yearOf(digits);
  const around: Around = {
    before: plain.slice(Math.max(0, index - NEAR), index),
    after: plain.slice(end, end + NEAR),
  };
  for (const { unit, side, pattern } of PARTS) {
    const [whole = '', named = ''] = pattern.exec(around[side]) ?? [];
    const count = countOf(named);
    if (count < 1 || count > 53) continue;
    const [from, to] =
      side === 'before' ? [index - whole.length, end] : [index, end + whole.length];
    const when = unit === 'week' ? { year, week: count } : { year, month: count };
    return { from, to, when, isWhole: true };
  }
  return { from: index, to: end, when: { year }, isWhole: isYear(digits, around) };
}

/** Two digits are a year by themselves in "2009年製" and "made in '09". */
function isYear(digits: string, { before, after }: Around): boolean {
  return digits.length === 4 || after.startsWith('年製') || /['’]$/.test(before);
}

/** `14` is 2014, `89` is 1989. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 80 ? 2000 + year : 1900 + year;
}

function countOf(named: string): number {
  if (/^(?:first|prem|prim|erst)/u.test(named)) return 1;
  return monthOf.get(unaccented(named)) ?? Number(named);
}

/** Whether what stands between a code and a date makes the date the code's: `SP0065 (2005)`, `SP0065, which means 2005`. */
function leadsOn(text: string, { month, week }: Stated): boolean {
  if (text.length > 2 * NEAR) return false;
  const between = text.replace(/ +/g, ' ');
  if (FROM_CODE.test(between)) return true;
  const isFull = month !== undefined || week !== undefined;
  const isSaid = SAYS.test(between) || (isFull && CLOSE.test(between));
  return isSaid && !EVENT_BEFORE.test(between) && !isOfElse(between);
}

/** What reads a code for the reader; any words may follow it. */
const SAYS =
  /^[\s)\]"'”»,:;–-]{0,3}(?:(?:which|nous|uns|ci|nos|that|this|it|et|e|y|und|and|so|qui|che|que|der|das) ){0,2}(?:=|→|veut dire|vuol dire|quiere decir|(?:mean|indicat|dat|point|stand|correspond|translat|tell|show|say|equal|equat|decod|read|place|put|confirm|suggest|giv|refer|denot|signif|impl|make|trace)(?:s|e|es|ed|ing)?|indique|signifie|soit|donc|désigne|renvoie|cioè|ovvero|indica|significa|quindi|corrispond\w+|o sea|es decir|d\.h\.|also|steht|bedeutet|entspricht|heißt|verweist)(?![a-zß-ɏ])[^.;!?\d\n\r]{0,50}$|^[^.;!?\d\n\r]{0,40}[,–-] ?(?:so|hence|thus|therefore|meaning|i\.e\.|donc|soit|quindi|cioè|o sea|also)(?![a-zß-ɏ])[^.;!?\d\n\r]{0,20}$/u;

/** A month or a week so close behind a code is hardly about anything else: `892 MI impresso, febbraio 1989`. */
const CLOSE = /^[^.;!?\d\n\r。]{0,28}$/u;

/** Whether a date stands directly before the words for a code: `from 1988 (code 8809 SL)`. */
function leadsTo(between: string): boolean {
  const isClose = between.length <= 30 && /^ ?[,(:[/|–—-]/.test(between);
  return isClose && !/[;!?]|\.(?=\s\p{Lu}\p{Ll})/u.test(between) && cueOf(between, '') !== 'none';
}

/** How a date stands to the codes of its text. */
interface Beside {
  readonly isBehind: boolean;
  readonly isBefore: boolean;
}

function isOfMaking(
  plain: string,
  { from, to, when, hasCode }: Candidate,
  { isBehind, isBefore }: Beside,
): boolean {
  const before = plain.slice(Math.max(0, from - NEAR), from);
  const after = plain.slice(to, to + NEAR);
  if (isOfOther(before, after)) return false;
  if (isBehind || isMadeBefore(before)) return !BOUGHT_CLOSE.test(before);
  if (isInTitle(before, after)) return true;
  if ([BOUGHT_BEFORE, EVENT_BEFORE].some((words) => words.test(before))) return false;
  const isToldBefore = isBefore && !SEASON_BEFORE.test(before);
  if (isToldBefore || MADE_BEHIND.test(after)) return true;
  return hasCode && isOfCode(when, plain.slice(from, to), { before, after });
}

/**
 * Whether a date is a code's although no word says so: hardly anything else has a week; a month, or a year that stands for
 * itself, is one where its sentence is about nothing else.
 */
function isOfCode({ month, week }: Stated, text: string, { before, after }: Around): boolean {
  if (week !== undefined) return true;
  const isClear =
    month === undefined ? OPENING.test(before) && CLOSING.test(after) : !DAY.test(text);
  return (
    isClear &&
    !isOfElse(before.replace(EARLIER_SENTENCES, '')) &&
    !isOfElse(after.replace(LATER_SENTENCES, ''))
  );
}

/** "(2003)", "From 2011.", "Tote del 2004", a line that is a year. */
const OPENING =
  /(?:(?:^|[\n\r([【|•·/]|[.;!?。] )(?:year|année|anno|año|jahr)?[ :]{0,2}|(?<![a-zß-ɏ])(?:from|de|del|von|vom|aus|anno|année|año|jahr)(?: (?:l['’]année|anno|dem jahr|the year))? )['’]?$/u;
const CLOSING = /^年?(?:$|[\n\r)\]】|•·/,;。]|\.(?!\d)| [|•·/–—-] )/u;

/** "12 May 2004" and "May 12, 2004" are the day of a letter or a sale. */
const DAY = /^\d{1,2}\D*[a-zß-ɏ]|[a-zß-ɏ]\D*\d{1,2}\D+\d/u;

/** A full stop ends a sentence, not an abbreviated month. */
const EARLIER_SENTENCES = /^.*(?:[;!?\n\r。]|\d\.\s|[a-zß-ɏ]{4}\.\s)/su;
const LATER_SENTENCES = /(?:[;!?\n\r。]|\.(?:\s|$)).*$/su;

/** Whether a sentence tells of something that happened to a bag after it was made, or of a collection. */
function isOfElse(sentence: string): boolean {
  return isOfOtherActivity(sentence) || BOUGHT_ANY.test(sentence) || ELSE.test(sentence);
}

const BOUGHT_ANY = new RegExp(`(?<![a-zß-ɏ])(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST}`, 'u');

/** What else has a date in a listing. */
const ELSE =
  /(?<![a-zß-ɏ])(?:collections?|season|cruise|resort|runway|edition|catalogu?e?|model|style|retail|msrp|prices?|prix|prezzo|precio|preis|copyright|member|apprais\w+|insur\w+|certificat\w*|warranty|photos?|pictures?|posted|updated|valid|auctions?|estate|lot|closes?|ends?|expos\w+|exhibition|olympics?|anniversary|trip|holidays?|vacances|urlaub|modèle|collezione|modello|colección|modelo|kollektion|modell|édition|edizione|edición)(?![a-zß-ɏ])|©|コレクション|限定|発売|出品|発送|展|系列|限量|专柜|출시|한정/u;

function isMadeBefore(before: string): boolean {
  return MADE_BEFORE.test(before) || isOfMakingClause(before);
}

/** Whether a date is that of a purchase, a collection, a part or a span of years, or no more than about so. */
function isOfOther(before: string, after: string): boolean {
  return (
    [BOUGHT_BEHIND, SEASON_BEHIND, ABOUT_BEHIND].some((words) => words.test(after)) ||
    [RANGE_BEFORE, ABOUT_BEFORE, DECADE_BEFORE].some((words) => words.test(before)) ||
    isOfPart(before)
  );
}

/** "Anni '90" are ten of them. */
const DECADE_BEFORE = /(?<![a-zß-ɏ])(?:anni|années|annees|años|jahren?|the|late|early|mid) ?['’]$/u;

/** A title that begins with a year: `2012 Louis Vuitton Speedy`. */
const TITLE_BEFORE = /(?:^|[\n\r])\s*(?:(?:rare|vintage|authentic|from) )?$/u;
const TITLE_BEHIND =
  /^[:,]? (?:an? )?(?:authentic |vintage |rare |genuine )?(?:louis vuitton|lv)(?![a-zß-ɏ])(?![^.\n\r]{0,50}(?:collection|cruise|season|spring|summer|fall|winter|runway|limited))/u;

function isInTitle(before: string, after: string): boolean {
  return TITLE_BEFORE.test(before) && TITLE_BEHIND.test(after);
}

/** "Circa 2005" is nothing that could be right or wrong. */
const ABOUT_BEFORE =
  /(?:(?<![a-zß-ɏ])(?:circa|cca|ca\.?|c\.|around|about|approx(?:\.|imately)?|est\.|estimated|roughly|environ|vers|autour de|verso(?: il)?|intorno al|attorno al|hacia|sobre|alrededor de|aproximadamente|um|etwa|ungefähr|zirka|gegen)(?: the)?(?: year| l['’]année| jahr| anno| año)? ?|[~≈] ?|約|约|大约|大約|약 ?|대략 ?)$/u;
const ABOUT_BEHIND =
  /^年?(?:頃|ごろ|ころ|前後|あたり|くらい|ぐらい|前后|左右|년?(?: ?경|쯤| ?무렵)| or so| circa(?![a-zß-ɏ])| approx| environ| ca\.)/u;

/** What has years that are none of making: a collection, a style. */
const SEASON_BEFORE =
  /(?<![a-zß-ɏ])(?:collections?|season|cruise|resort|spring|summer|fall|autumn|winter|ss|fw|aw|pre-fall|edition|model|style|retail(?:ed)?|msrp|launch(?:ed)?|released?|printemps|été|automne|hiver|modèle|croisière|collezione|primavera|estate|autunno|inverno|modello|colección|verano|otoño|invierno|modelo|kollektion|frühjahr|sommer|herbst|modell|コレクション|春夏|秋冬|系列)(?:[ /-][a-zß-ɏ]+)? ?(?:of |de |del |von |for |from )?$/u;

const SEASON_BEHIND =
  /^ (?:[a-zß-ɏ]+ )?(?:runway|collections?|season|cruise|catalogu?e?|fashion show|collezione|kollektion|colección|コレクション)(?![a-zß-ɏ])/u;

/** What happens in a week that is none of making: an auction closes, a parcel ships. */
const EVENT_BEFORE =
  /(?:(?<![a-zß-ɏ])(?:closes?|closing|ends?|ending|opens?|ships?|shipping|shipped|dispatch\w*|deliver\w*|arriv\w+|expires?|valid|launch\w*|releas\w+|available|returns?|returned|holidays?|away|until|versand\w*|liefer\w+|urlaub|verfügbar|envoi\w*|expédi\w+|livraison|vacances|disponible|spedi\w+|consegna|ferie|env[ií]o\w*|entrega|vacaciones)(?![a-zß-ɏ])|発送|到着|休業|发货|發貨|배송|발송)[^.;!?\n\r]{0,28}$/u;

/** "Purchase year: 2008". */
const BOUGHT_CLOSE = new RegExp(
  `(?:(?<![a-zß-ɏ])(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST})[ -]?(?:year|date|new|jahr|datum|in|年|年月|日|時期|日期|de|d['’]|année|año|anno|di|del|of)?[ :：]{0,3}$|(?:year|date|année|anno|año|jahr|date) (?:of|d['’]|de|di|del|des)? ?(?:la )?(?:${BOUGHT})[ :]{0,3}$`,
  'u',
);

/** What a code says to a date that a seller states. */
export type DateFindingId = keyof DateParams;

/** `read` is the date that the code says, `stated` the one that the seller states. */
export interface DateParams {
  readonly agrees: { readonly stated: Stated; readonly read: When };
  readonly differs: { readonly stated: Stated; readonly read: When };
  /** It differs, and is what the digits seem to say when they are read straight. */
  readonly straight: { readonly stated: Stated; readonly read: When };
  /** It differs from the answer, and agrees with another reading that the code allows. */
  readonly 'other-reading': { readonly stated: Stated; readonly read: When; readonly other: When };
}

export type DateFinding<Id extends DateFindingId = DateFindingId> = {
  [Each in Id]: {
    readonly verdict: 'agrees' | 'differs';
    readonly id: Each;
    readonly params: DateParams[Each];
  };
}[Id];

/**
 * Holds the date that a seller states against what a code says. A year agrees with any week or month in it.
 *
 * @example
 * dateFindingOn(read('FL1024', readDay('2026-11-21')), { year: 2004, month: 10 }).verdict // => "differs"
 */
export function dateFindingOn(
  { reading, answer }: Pick<CodeFacts, 'reading' | 'answer'>,
  stated: Stated,
): DateFinding {
  const params = { stated, read: whenOf(reading) };
  if (agrees(reading, stated)) return { verdict: 'agrees', id: 'agrees', params };
  if (isStraight(reading, stated)) return { verdict: 'differs', id: 'straight', params };
  const other = answer.others.find(
    (each) => each.standing !== 'undocumented' && agrees(each, stated),
  );
  return other
    ? { verdict: 'differs', id: 'other-reading', params: { ...params, other: whenOf(other) } }
    : { verdict: 'differs', id: 'differs', params };
}

function whenOf({ year, month, week }: Reading): When {
  return week === undefined ? { year, month } : { year, week };
}

/** Weeks lie across the ends of months and years; a day in common is enough. */
function agrees({ year, interval }: Reading, stated: Stated): boolean {
  if (stated.week === undefined && stated.month === undefined && stated.year === year) return true;
  const { from, to } = intervalOf(stated);
  return from <= interval.to && interval.from <= to;
}

function intervalOf({ year, month, week }: Stated): { readonly from: string; readonly to: string } {
  if (week !== undefined) return weekInterval(year, week);
  if (month !== undefined) return monthInterval(year, month);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** 1023 read straight is October 2023: two digits of month or week, two of the year. */
function isStraight({ segments, format }: Reading, { year, month, week }: Stated): boolean {
  if (format !== 'week-year' && format !== 'month-year') return false;
  const digits = segments.map(({ text }) => text).join('');
  if (Number(digits.slice(2)) !== year % 100) return false;
  const front = Number(digits.slice(0, 2));
  return front === (month ?? week ?? front) && 0 < front && front <= 53;
}
