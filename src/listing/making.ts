import { folded } from './text.ts';

/** Verbs of making in five languages, as a person writes them of a bag. */
export const MADE = [
  '(?:hand[ -]?)?(?:made|crafted|stitched|sewn|manufactured|produced|fabricated|constructed|assembled|built|created)(?! (?:with|up|to|popular|famous|my|your|me|an?|it|sure|clear|fun|money))|mfd',
  '(?:fabriqu|confectionn|réalis|assembl)ée?s?|produite?s?|faite?s?(?! partie)|cousue?s?',
  '(?:prodott|fabbricat|fatt(?![oa] (?:il|la|lo|una?) )|realizzat|confezionat|cucit|assemblat)[oaie]',
  'fabric(?:ó|aron)|produjo|se hizo|(?:hech(?![oa] (?:el|la|una?|polvo) )|fabricad|producid|elaborad|confeccionad|cosid)[oa]s?',
  'hergestellt|gefertigt|produziert|genäht|gemacht|entstanden',
].join('|');

/** What else may have a date or a country of its own; it need not be complete, because it only has to stand nearer. */
const OTHER = [
  'bought|purchased|acquired|sold|sells?|sales?|ship(?:s|ped|ping)?|sent|deliver\\w*|return\\w*|order\\w*|worn|wore|used|carried|kept|stored|owned|inherited|gifted|received|got|won|found|repaired|serviced|restored|refurbished|relined|cleaned|authenticated|popular|famous|known|launched|released|introduced|discontinued|retired|featured|seen|designed|inspired|available|allow|store|stores|shop|boutique|market|until|since',
  'commencée?s?|achet\\w+|vend\\w+|envoy\\w+|expédi\\w+|livr\\w+|offerte?s?|reçue?s?|portée?s?|utilis\\w+|répar\\w+|disponible|boutique|magasin|lancée?s?|depuis',
  'comprat\\w+|acquist\\w+|vendut\\w+|spedi\\w+|regalat\\w+|ricevut\\w+|usat\\w+|indossat\\w+|riparat\\w+|disponibile|negozio|lanciat\\w+|dal',
  'comprad\\w+|compr[eéó]|vendid\\w+|envi\\w+|regalad\\w+|recibid\\w+|usad\\w+|llevad\\w+|reparad\\w+|disponible|tienda|lanzad\\w+|desde',
  'gekauft|verkauft|versendet|verschickt|geliefert|geschenkt|getragen|benutzt|repariert|erhältlich|laden|seit',
].join('|');

const ACTIVITY = new RegExp(`(?<![a-zß-ɏ])(?:(?<made>${MADE})|(?:${OTHER}))(?![a-zß-ɏ])`, 'gu');

/** "Never made in France"; "first made in 1930" is said of a line, "repairs made in 2018" of no making. */
const DENIAL =
  /(?<![a-zß-ɏ])(?:first|originally|stopped|ceased|ended|repairs?|purchase|payment|not|never|nor|pas|jamais|non|mai|no|nunca|nicht|nie|kein[a-zß-ɏ]*)(?![a-zß-ɏ])|n['’]t(?![a-zß-ɏ])/u;

/** All up to what ends a clause or begins another. */
const EARLIER =
  /^.*(?:[,;:!?()\n\r。、！？|•·]|\.(?=\s)|(?<![a-zß-ɏ])(?:and|but|et|mais|e|ma|y|pero|und|aber)(?![a-zß-ɏ]))/su;

/** A bracket within a clause: "made in 2006 (TH0046) in France". */
const ASIDE = / ?\([^()]{0,40}\)/gu;

/** How far back a verb is looked for, in characters. */
const NEAR = 64;

/**
 * Whether the clause that leads up to a place is one of making: the verb that stands nearest decides.
 *
 * @example
 * ['was stitched by hand in ', 'made of canvas, bought in ', 'never made in '].map(isOfMaking) // => [true,false,false]
 */
export function isOfMaking(before: string): boolean {
  const clause = folded(before).replace(ASIDE, '').slice(-NEAR).replace(EARLIER, '');
  if (DENIAL.test(clause)) return false;
  const [nearest] = [...clause.matchAll(ACTIVITY)].slice(-1);
  return nearest?.groups?.made !== undefined;
}

/**
 * Whether a folded text tells of anything but making.
 *
 * @example
 * [isOfOther('bought and made in'), isOfOther('made in')] // => [true,false]
 */
export function isOfOther(text: string): boolean {
  return Array.from(text.matchAll(ACTIVITY)).some(({ groups }) => groups?.made === undefined);
}

/** What comes with a bag, or is put on it later. */
const PARTS = [
  'straps?|chain|charm|(?:pad)?lock|keys?|box|dust ?bag|dustbag|insert|organi[sz]er|shaper|lining|zipper(?: pull)?|zip|buckle|handles?|hardware|receipt|booklet|twilly',
  'sangle|bandoulière|chaîne|boîte|cadenas|clés?|pochon|tracolla|catena|scatola|lucchetto|chiavi|sacchetto|correa|cadena|caja|candado|guardapolvo|riemen|kette|karton|schloss|schlüssel|staubbeutel',
].join('|');
const PARTS_EAST =
  '箱|保存袋|布袋|巾着|ストラップ|パドロック|カデナ|鍵|防[尘塵]袋|盒子?|肩[带帶]|锁|鎖|钥匙|더스트 ?백|박스|상자|스트랩|자물쇠';

const PART_BEFORE = new RegExp(
  `(?:(?<![a-zß-ɏ])(?:${PARTS})(?: ?[:：(]| (?:is|was|are|says?|reads?|stamped|engraved|marked|est|è|es|ist)){0,2} ?["“„«]?(?:louis vuitton )?(?:paris )?(?: ?(?:${MADE}))?(?: (?:in|en|im|nel)(?: [a-zß-ɏ]{4,13})?(?: (?:in|en|im|nel))?)? ?|(?:${PARTS_EAST})(?:は|が|も|:|：|은|는|이|가)? ?)$`,
  'u',
);

/**
 * Whether what stands before a country or a date makes it that of a part: `strap made in Italy`.
 *
 * @example
 * ['strap made in ', 'with a strap, made in '].map(isOfPart) // => [true,false]
 */
export function isOfPart(before: string): boolean {
  return PART_BEFORE.test(before);
}
