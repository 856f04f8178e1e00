import { cueOf } from './cues.ts';
import { aroundOf, type Around, NEAR, type Stated, type WrittenDate } from './date-forms.ts';
import { COUNTRY } from './labels.ts';
import {
  isOfMaking as isOfMakingClause,
  isOfOther as isOfOtherActivity,
  isOfPart,
  MADE,
} from './making.ts';

/** How a date stands to the codes of its text. */
interface Beside {
  /** Whether the text has a code that it could be the date of. */
  readonly hasCode: boolean;
  readonly isBehind: boolean;
  readonly isBefore: boolean;
}

/**
 * Whether a date of a folded text is one of making.
 *
 * @example
 * const isMaking = (text) => isOfMaking(text, writtenDatesIn(text)[0], { hasCode: false });
 * ['made in 2004', 'bought in 2004', '2004 collection'].map(isMaking) // => [true,false,false]
 */
export function isOfMaking(
  plain: string,
  date: WrittenDate,
  { isBehind, isBefore, hasCode }: Beside,
): boolean {
  const { before, after } = aroundOf(plain, date);
  if (isOfOther(before, after)) return false;
  if (isBehind || isMadeBefore(before)) return !BOUGHT_CLOSE.test(before);
  if (isInTitle(before, after)) return true;
  if ([BOUGHT_BEFORE, EVENT_BEFORE].some((words) => words.test(before))) return false;
  const isToldBefore = isBefore && !SEASON_BEFORE.test(before);
  if (isToldBefore || MADE_BEHIND.test(after)) return true;
  const text = plain.slice(date.from, date.to);
  return hasCode && isOfCode(date.when, text, { before, after });
}

/**
 * Whether what stands between a code and a date makes the date the code's: `SP0065 (2005)`, `SP0065, which means 2005`.
 *
 * @example
 * [' (', ', which means ', ', serviced in '].map((between) => leadsOn(between, { year: 2005 })) // => [true,true,false]
 */
export function leadsOn(text: string, { month, week }: Stated): boolean {
  if (text.length > 2 * NEAR) return false;
  const between = text.replace(/ +/g, ' ');
  if (DENIED.test(between)) return false;
  if (FROM_CODE.test(between)) return true;
  const isFull = month !== undefined || week !== undefined;
  const isSaid = SAYS.test(between) || (isFull && CLOSE.test(between));
  return isSaid && !EVENT_BEFORE.test(between) && !isOfElse(between);
}

/**
 * Whether a date stands directly before the words for a code: `from 1988 (code 8809 SL)`.
 *
 * @example
 * [' (code ', ' (size '].map(leadsTo) // => [true,false]
 */
export function leadsTo(between: string): boolean {
  const isClose = between.length <= 30 && /^ ?[,(:[/|–—-]/.test(between);
  return isClose && !/[;!?]|\.(?=\s\p{Lu}\p{Ll})/u.test(between) && cueOf(between, '') !== 'none';
}

function isMadeBefore(before: string): boolean {
  return MADE_BEFORE.test(before) || isOfMakingClause(before);
}

function isInTitle(before: string, after: string): boolean {
  return TITLE_BEFORE.test(before) && TITLE_BEHIND.test(after);
}

/**
 * Whether a date is a code's although no word says so: hardly anything else has a week; a month or a year is one where it
 * stands for itself. The sentences around it are about nothing else.
 */
function isOfCode({ month, week }: Stated, text: string, { before, after }: Around): boolean {
  const isAlone = OPENING.test(before) && CLOSING.test(after);
  const isClear = week !== undefined || (isAlone && (month === undefined || !DAY.test(text)));
  return (
    isClear &&
    !isOfElse(before.replace(EARLIER_SENTENCES, '')) &&
    !isOfElse(after.replace(LATER_SENTENCES, ''))
  );
}

/** Whether a date is that of a purchase, a collection, a part or a span of years, or no more than about so. */
function isOfOther(before: string, after: string): boolean {
  return (
    [BOUGHT_BEHIND, SEASON_BEHIND, ABOUT_BEHIND, DAY_BEHIND].some((words) => words.test(after)) ||
    [RANGE_BEFORE, ABOUT_BEFORE, DECADE_BEFORE, DAY_BEFORE].some((words) => words.test(before)) ||
    isOfPart(before)
  );
}

/** Whether a sentence tells of something that happened to a bag after it was made, or of a collection. */
function isOfElse(sentence: string): boolean {
  return isOfOtherActivity(sentence) || BOUGHT_ANY.test(sentence) || ELSE.test(sentence);
}

/** What else speaks of making, in seven languages. */
const MAKING =
  'manufactur(?:e|ing)|mfg|production|(?:year|yr)(?= ?[:=：]| of | made| manuf| prod)|' +
  "(?:dates?|dating|dated)(?: back)?(?: from| to)|(?:(?:bag|purse|handbag|wallet|tote|piece)(?: is)?|it['’]s|it is) from|(?:left|leaving|from) the (?:workshop|factory|atelier)|" +
  "fabrication|sortie? (?:d[’']atelier|de l[’']atelier|des ateliers)|année|millésime|datant|date de|" +
  'produzione|fabbricazione|anno|risale|risalente|' +
  'fabricaci[óo]n|producci[óo]n|año|' +
  'herstellung|produktion|fertigung|(?:herstellungs|produktions|fertigungs|bau)-?(?:jahr|datum|monat|woche|zeit|zeitraum|zeitpunkt)|bj|jahr|jahrgang|stammt';
const MAKING_EAST =
  '製造(?:年月?日?|時期|日|週)?|生産(?:年月?|時期|日)?|製作|製|作られ|年式|メイドイン|生产(?:日期|年份|年月)?|出厂(?:日期)?|出廠(?:日期)?|制造(?:日期|年份)?|制作|年份|生產(?:日期|年份)?|制造年月|年份|제조(?:일자?|년도|연도|년월|연월|시기)?|생산(?:일자?|년도|연도|시기|연월)?|만들어진|연식';

/** What may stand between such words and the date: punctuation, small words, the country. */
const FILL = `(?:[ :：;,()（）\\[\\]【】「」=~"'/|–—-]|(?<![a-zß-ɏ])(?:in|on|the|of|during|year|date|month|week|is|was|been|back|to|from|at|and|en|au|aux|le|la|les|de|du|des|d['’]|l['’]|année|cours|mois|semaine|courant|nel|nell['’]|nello|del|dell['’]|di|il|lo|anno|mese|settimana|negli|al|el|los|año|mes|semana|durante|im|jahr|jahre|monat|woche|der|die|das|den|aus|ist|est|è|es|fue|a|manufacture|production|making|fabrication|française|francese|francesa|französischer?|french|fabricación|produzione|sul)(?![a-zß-ɏ])|は|が|に|の|も|で|年|为|是|于|於|在|：|${COUNTRY}\\.?)`;

const MADE_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ]|(?<![a-zß-ɏ])(?:not|model|new|this|last|next|every|per|first|originally|stopped|ceased|repairs?|purchase|payment) |(?<![a-zß-ɏ])(?:a|une?) (?=ann|year|yr|año))(?:${MADE}|${MAKING})(?![a-zß-ɏ])|${MAKING_EAST})(?:[:：][\\n\\r]{1,2})?${FILL}{0,9}$`,
  'u',
);
const MADE_BEHIND = new RegExp(
  `^年?(?:[ ,()・]|(?<![a-zß-ɏ])(?:in|en|aux|negli|den|los|the)(?![a-zß-ɏ])|に|、|の|で|在|于|${COUNTRY}){0,5}(?:(?:${MAKING_EAST})|(?:${MADE}|manufacture|production)(?! (?:in|by|of|for)))`,
  'u',
);

/** `SD1013 (not October 2013)` is what the seller warns of. */
const DENIED = /(?<![a-zß-ɏ])(?:not|never|pas|non|nicht|kein(?:e|en)?)(?![a-zß-ɏ])|ではな/u;

/** What may stand between a code and a date that stands behind it. */
const FROM_CODE = new RegExp(
  `^(?:\\.(?= ?\\()|[ ,:;()\\[\\]=/|–—>→~"'”»-]|(?<![a-zß-ɏ])(?:in|im|nel|en|au|the|of|from|means?|meaning|i\\.?e\\.?|is|which|that|it|was|this|for|so|date ?code|year|vintage|dating|dates?|dated|back|to|indicat(?:es|ing)|corresponds?|corresponding|stands?|translates?|points?|suggests?|tells|shows?|says|saying|equals|equates|reads?|decodes?|makes|puts|places|marks|confirms|us|me|as|soit|donc|est|correspond(?:ant)?|c['’]est|à|à dire|année|de|du|l['’]|d['’]|cioè|ovvero|quindi|corrisponde|corrispondente|equivale|a|al|del|dell['’]|anno|es decir|o sea|corresponde|año|el|la|le|d\\.h\\.|also|entspricht|steht|für|aus|jahr|vom|von|der|dem|das heißt|heißt)(?![a-zß-ɏ])|は|が|＝|→|、|で|なので|ですので|から|つまり|即|代表|表示|对应|對應|为|是|の|より|により|にて|[产產]地|(?:製造|生産|原産)国|제조국|원산지|${COUNTRY}\\.?){0,12}$`,
  'u',
);

/** What reads a code for the reader; any words may follow it. */
const SAYS =
  /^[\s)\]"'”»,:;–-]{0,3}(?:(?:which|nous|uns|ci|nos|that|this|it|et|e|y|und|and|so|qui|che|que|der|das) ){0,2}(?:=|→|veut dire|vuol dire|quiere decir|(?:mean|indicat|dat|point|stand|correspond|translat|tell|show|say|equal|equat|decod|read|place|put|confirm|suggest|giv|refer|denot|signif|impl|make|trace)(?:s|e|es|ed|ing|y|ies|ied)?|indique|signifie|soit|donc|désigne|renvoie|cioè|ovvero|indica|significa|quindi|corrispond\w+|o sea|es decir|d\.h\.|also|steht|bedeutet|entspricht|heißt|verweist)(?![a-zß-ɏ])[^.;!?\d\n\r]{0,50}$|^[^.;!?\d\n\r]{0,40}[,–-] ?(?:so|hence|thus|therefore|meaning|i\.e\.|donc|soit|quindi|cioè|o sea|also)(?![a-zß-ɏ])[^.;!?\d\n\r]{0,20}$/u;

/** A month or a week so close behind a code is hardly about anything else: `892 MI impresso, febbraio 1989`. */
const CLOSE = /^[^.;!?\d\n\r。]{0,28}$/u;

/** Words of buying: the date is that of a receipt. */
const BOUGHT =
  'purchas(?:ed?|ing)|bought|acquired|receipts?|invoice|gift(?:ed)?|given|received|got|picked up|sold|listed|serviced|repair(?:s|ed)?|replaced|refurbished|restored|authenticated|acheté(?:e|es)?|achat|facture|offerte?|reçue?|acquistat[oa]|acquisto|comprat[oa]|scontrino|regalat[oa]|ricevut[oa]|comprad[oa]|compra|compré|adquirid[oa]|regalo|ticket|gekauft|kauf|kaufdatum|erworben|rechnung|geschenkt|erhalten';
const BOUGHT_EAST =
  '修理|リペア|クリーニング|メンテナンス|まで|使用|撮影|[製生][造産](?:開始|終了)|送的|수선|수리|購入|買|買っ|入手|頂|いただ|レシート|领|购|購|买|買|入手|收到|出品|発売|专柜|專櫃|구매|구입|매입';
const BOUGHT_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST})[^.;!?\\n\\r]{0,28}$`,
  'u',
);
const BOUGHT_BEHIND = new RegExp(
  `^年?月?[ (,に在、에]{0,3}(?:(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST})|^年[^\\d。、,;\\n\\r製制产產産]{0,12}(?:${BOUGHT_EAST})|^年? ?(?:[-–—/〜~か]|to|or|and|until|bis|oder|und|à|et|ou|a|al|y|o|e) ?(?:il )?(?:(?:19|20)\\d\\d|\\d\\d|present|now)(?!\\d)`,
  'u',
);

const BOUGHT_ANY = new RegExp(`(?<![a-zß-ɏ])(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST}`, 'u');

/** "Purchase year: 2008". */
const BOUGHT_CLOSE = new RegExp(
  `(?:(?<![a-zß-ɏ])(?:${BOUGHT})(?![a-zß-ɏ])|${BOUGHT_EAST})[ -]?(?:year|date|new|jahr|datum|in|年|年月|日|時期|日期|de|d['’]|année|año|anno|di|del|of)?[ :：]{0,3}$|(?:year|date|année|anno|año|jahr|date) (?:of|d['’]|de|di|del|des)? ?(?:la )?(?:${BOUGHT})[ :]{0,3}$`,
  'u',
);

/** What else has a date in a listing. */
const ELSE =
  /(?<![a-zß-ɏ])(?:collections?|season|cruise|resort|runway|edition|catalogu?e?|model|style|retail|msrp|prices?|prix|prezzo|precio|preis|copyright|member|apprais\w+|insur\w+|certificat\w*|warranty|photos?|pictures?|posted|updated|valid|auctions?|estate|lot|closes?|ends?|expos\w+|exhibition|olympics?|anniversary|trip|holidays?|vacances|urlaub|modèle|collezione|modello|colección|modelo|kollektion|modell|édition|edizione|edición)(?![a-zß-ɏ])|©|コレクション|限定|発売|出品|発送|展|系列|限量|专柜|출시|한정/u;

/** What has years that are none of making: a collection, a style. */
const SEASON_BEFORE =
  /(?<![a-zß-ɏ])(?:collections?|season|cruise|resort|spring|summer|fall|autumn|winter|ss|fw|aw|pre-fall|edition|model|style|retail(?:ed)?|msrp|printemps|été|automne|hiver|modèle|croisière|collezione|primavera|estate|autunno|inverno|modello|colección|verano|otoño|invierno|modelo|kollektion|frühjahr|sommer|herbst|modell|コレクション|春夏|秋冬|系列)(?:[ /-][a-zß-ɏ]+)? ?(?:of |de |del |von |for |from )?$/u;
const SEASON_BEHIND =
  /^ (?:[a-zß-ɏ]+ )?(?:runway|collections?|season|cruise|catalogu?e?|fashion show|collezione|kollektion|colección|コレクション)(?![a-zß-ɏ])/u;

/** What happens in a week that is none of making: an auction closes, a parcel ships. */
const EVENT_BEFORE =
  /(?:(?<![a-zß-ɏ])(?:closes?|closing|ends?|ending|opens?|ships?|shipping|shipped|dispatch\w*|deliver\w*|arriv\w+|expires?|valid|launch\w*|releas\w+|available|returns?|returned|holidays?|away|until|versand\w*|liefer\w+|urlaub|verfügbar|envoi\w*|expédi\w+|livraison|vacances|disponible|spedi\w+|consegna|ferie|env[ií]o\w*|entrega|vacaciones)(?![a-zß-ɏ])|発送|到着|休業|发货|發貨|배송|발송)[^.;!?\n\r]{0,28}$/u;

/** Of several years none is that of making. */
const RANGE_BEFORE =
  /(?:(?:19|20)\d\d年? ?(?:[-–—/〜~か]|to|or|and|until|bis|oder|und|à|et|ou|a|al|y|o|e) ?(?:il )?|(?<![a-zß-ɏ])(?:until|till|since|before|prior to|after|(?:later|earlier) than|up to|between|seit|bis|vor|nach|zwischen|depuis|jusqu['’]en|entre|desde|hasta|dal|tra|fra|fino al|avant|après)(?: the| il)? )$/u;

/** "Anni '90" and "années 2000" are ten of them. */
const DECADE_BEFORE =
  /(?<![a-zß-ɏ])(?:(?:anni|années|annees|años|jahren) ?['’]?|(?:jahre|the|late|early|mid) ?['’])$/u;

/** A day in figures, which may be written in several orders: 30/09/2016. */
const DAY_BEFORE = /(?<!\d)\d{1,2}([./-])\d{1,2}\1$/u;
const DAY_BEHIND = /^([./-])\d{1,2}\1\d{1,2}(?!\d)/u;

/** "Circa 2005" is nothing that could be right or wrong. */
const ABOUT_BEFORE =
  /(?:(?<![a-zß-ɏ])(?:circa|cca|ca\.?|c\.|around|about|approx(?:\.|imately)?|est\.|estimated|roughly|environ|vers|autour de|verso(?: il)?|intorno al|attorno al|hacia|sobre|alrededor de|aproximadamente|um|etwa|ungefähr|zirka|gegen)(?: the)?(?: year| l['’]année| jahr| anno| año)? ?|[~≈] ?|約|约|大约|大約|약 ?|대략 ?)$/u;
const ABOUT_BEHIND =
  /^年?(?:頃|ごろ|ころ|前後|あたり|くらい|ぐらい|前后|左右|년?(?: ?경|쯤| ?무렵)| or so| circa(?![a-zß-ɏ])| approx| environ| ca\.)/u;

/** A title that begins with a year: `2012 Louis Vuitton Speedy`. */
const TITLE_BEFORE = /(?:^|[\n\r])\s*(?:(?:rare|vintage|authentic|from) )?$/u;
const TITLE_BEHIND =
  /^[:,]? (?:an? )?(?:authentic |vintage |rare |genuine )?(?:louis vuitton|lv)(?![a-zß-ɏ])(?![^.\n\r]{0,50}(?:collection|cruise|season|spring|summer|fall|winter|runway|limited))/u;

/** "(2003)", "From 2011.", "Tote del 2004", a line that is a year. */
const OPENING =
  /(?:(?:^|[\n\r([【|•·/]|[.;!?。] )(?:year|année|anno|año|jahr)?[ :]{0,2}|(?<![a-zß-ɏ])(?:from|de|del|von|vom|aus|anno|année|año|jahr)(?: (?:l['’]année|anno|dem jahr|the year))? )['’]?$/u;
const CLOSING = /^年?(?:$|[\n\r)\]】|•·/,;。]|\.(?!\d)| [|•·/–—-] )/u;

/** "12 May 2004" and "May 12, 2004" are the day of a letter or a sale. */
const DAY = /^\d{1,2}\D*[a-zß-ɏ]|[a-zß-ɏ]\D*\d{1,2}\D+\d/u;

/** A full stop ends a sentence, not an abbreviated month. */
const EARLIER_SENTENCES = /^.*(?:[;!?\n\r。(]|\d\.{1,3}\s|[a-zß-ɏ]{4}\.\s)/su;
const LATER_SENTENCES = /(?:[;!?\n\r。]|\.(?:\s|$)).*$/su;
