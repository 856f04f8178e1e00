import { folded } from './text.ts';

/**
 * What announces a code: words that only a date code has, words that other things have too, or nothing.
 */
export type Cue = 'date-code' | 'stamp' | 'none';

/** Words for a date code and what people call it in seven languages; "serial number" is wrong, and the commonest. */
const DATE_CODE = [
  // English
  'date[ -]?codes?|data ?codes?|date ?stamps?|code ?stamps?|(?:heat|hot|foil)[ -]?stamp(?:ed|s)?',
  '(?:date|authenticity|manufactur(?:e|ing)|production|factory)(?: ?[/&] ?| and | or )?(?:authenticity|serial|date)? ?(?:codes?|numbers?)',
  'serials?(?: ?(?:/|and|or|&) ?date(?: ?codes?)?)?(?: ?(?:numbers?|codes?|num|nos?|nr|#))?|d/?c(?=:)|made ?codes?|datecodes?',
  // French, Italian, Spanish, German
  '(?:code|cachet)(?: de)? (?:date|fabrication|série|serie|production)|n(?:uméro|umero|[°ºo]\\.?) (?:de )?(?:s[ée]rie|intérieure?|interne)|référence intérieure|code (?:intérieur|interne)|série|code-date',
  '(?:codice|numero|data)(?: (?:di|della|de))? (?:date|data|serie|produzione|fabbricazione|interno|seriale)|codice|n(?:umero|[°º]|r?\\.) (?:di )?(?:serie|seriale|interno|matricola)|seriale|matricola|datacode|data ?code',
  'código (?:de )?(?:fecha|fabricación|serie|producción|interno|interior)|n(?:úmero|umero|[º°]|\\.º) (?:de )?(?:interno|interior|fabricación)|c[óo]d\\. (?:interno|interior|de fecha)|codigo (?:de )?(?:fecha|fabricacion|serie)|n(?:úmero|umero|[º°]|\\.º) (?:de )?serie|número serial|serie',
  'datums?[ -]?codes?|date-?codes?|serien[ -]?(?:nummer|nr)|innen-?(?:nummer|code)|herstellungs-?(?:code|nummer)|produktions-?(?:code|nummer)|prägecode|datumsstempel|präge?stempel|stempel-?code',
].join('|');

const DATE_CODE_EAST = [
  '製造(?:番号|刻印|コード|記号|№|ナンバー)|シリアル(?:ナンバー|番号|コード|№|no)?|デイトコード|デートコード|データコード|製番|刻印番号',
  '(?:日期|年份|序列|出厂|生产|制造|製造|产地|內部|内部|烫印|刻印)?(?:编码|編碼|编号|編號)|(?:日期|年份|产地)[码碼标标記记]|序列[号號]|系列号|年份标|日期碼|date ?code码',
  '제조 ?번호|시리얼(?: ?(?:넘버|번호|코드))?|데이트 ?코드|제조 ?코드',
].join('|');

/** Words that announce a date code, but prices, silver and padlocks too. */
const STAMP =
  'codes?|cod\\.|coded|numbered|stamp(?:ed|s)?|tampon(?:né)?e?|numérotée?|numerat[oa]|numerad[oa]|nummeriert|estampad[oa]|timbr[oe]|stampigliat[oa]|impress[oa]|gravée?|grabad[oa]|código|codigo|geprägt|prägung|stempel';
const STAMP_EAST = '刻印|コード|代码|代碼|钢印|鋼印|烫印|燙印|각인';

/** What can stand between such words and the code. */
const TAIL = `(?:[\\s:.,=#*"'“”‘’«»()\\[\\]–—>~|/№「『【（は が为為是の：-]|(?<![a-zß-ɏ])(?:is|no|nr|num|number|nos|n[°º]|reads?|says|are|est|es|è|ist|lautet|lv|in|code|stamp(?:ed)?)(?![a-zß-ɏ])){0,10}`;

/** A few words more may stand there where a colon or a verb ends them: "date code inside the pocket reads SP0065". */
const ASIDE = `(?<aside>[^\\d\\n\\r.;!?]{0,40}?)(?::|=|(?<![a-zß-ɏ])(?:is|reads|says|est|ist|è|es)(?![a-zß-ɏ])|は|：)[\\s"'“«(]{0,3}`;

const ANNOUNCED = new RegExp(
  `(?:(?<![a-zß-ɏ\\d])(?:${DATE_CODE})(?![a-zß-ɏ])|${DATE_CODE_EAST})(?:${TAIL}|${ASIDE})$`,
  'u',
);
const STAMPED = new RegExp(
  `(?:(?<![a-zß-ɏ\\d]|(?:promo|discount|coupon|voucher|zip|post|hs|lock|bar|area|item|style|product|model|colou?r|qr)[ -]?)(?:${STAMP})(?![a-zß-ɏ])|${STAMP_EAST})(?:${TAIL}|${ASIDE})$`,
  'u',
);

/** Such words behind it: SD1013刻印, 836 (date code). */
const ANNOUNCED_BEHIND =
  /^[\s"'”»)）」』】]{0,3}(?:\(?(?:date ?code|code ?stamp|date ?stamp)(?!s?\s?:|s?\s?\w)|(?:と|の|が)?(?:製造)?刻印|编码|编号|각인)/u;

/** "891 AN embossed on leather". */
const STAMPED_BEHIND =
  /^["'”»)]{0,2} (?:is |was |are )?(?:(?:heat[ -]?)?stamped|embossed|imprinted|printed|pressed|eingeprägt|geprägt|gravée?|estampillé|stampato|impresso|inciso|grabado|estampado)(?![a-zß-ɏ])(?! (?:on|in) (?:the )?(?:brass )?(?:pad)?(?:lock|key))/u;

/** What else has numbers, where `code`, `number` or the like may follow: `SKU: …`, `promo code …`, `réf. …`. */
const OTHER = [
  'sku|upc|ean|gtin|isbn|asin|hs|hts|zip|zipcode|postcode|p\\.?o\\.? ?box|post|postal|plz|area|promo|promotion|promotional|discount|coupon|voucher|referral|gift ?card|style|product|item|article|art|model|catalogu?e?|stock|inventory|inv|lot|order|invoice|tracking|shipment|parcel|bar|barcode|qr|colou?r|ref|refs|reference|flight|room|gate|licen[sc]e|licen[sc]e plate|plate|locker|seat|parking|booking|ticket|pin|lock|padlock|key|combination|phone|telephone|tel|fax|whatsapp|mobile|account|iban|vat|customs?|tariff|certificate|cert|listing|auction|receipt|permit|report|policy|claim|tracking|mail|pantone|id|user|login|apartment|doorbell',
  'réf|réf\\.? interne|siège|référence|modèle|commande|suivi|téléphone|postal|promo|réduction|cadenas|clé|vol|colis|facture|envoi|porte',
  'rif|riferimento|modello|articolo|prodotto|ordine|sconto|lucchetto|chiave|telefono|cap|fattura|tracking|spedizione',
  'referencia|modelo|artículo|articulo|producto|pedido|descuento|candado|llave|teléfono|telefono|seguimiento|envío|cupón|cupon|vuelo',
  'postfach|hausnummer|artikel|bestell|modell|rabatt|gutschein|aktions?|rechnung|kunden|telefon|schloss|schlüssel|flug|referenz',
].join('|');

const OTHER_NUMBER: readonly RegExp[] = [
  `(?<![a-zß-ɏ\\d])(?:${OTHER})\\.?[ -]?(?:numbers?|nos?|num|nr|n[°º.]|#|codes?|code nr|ids?|nummer|numéro|numero|número)?[\\s:.#=("'’«–-]*(?:is[\\s:"']{1,3}|no\\.? ?)?$`,
  `(?<![a-zß-ɏ])(?:discount|sconto|descuento|rabatt|réduction|remise)(?: con| with| mit| avec)? (?:il |le |el |dem |the )?(?:code|codice|código)[\\s:"'«(]*$`,
  `(?<![a-zß-ɏ])(?:use|using|enter|apply|utilise[rz]?|usa|usar|usando|inserisci|nutze)(?: (?:the|my|our|le|il|el|den|dem))? (?:promo |discount )?(?:code|codice|código)[\\s:"'«(]*$`,
  `(?<![a-zß-ɏ])(?:code|codice|código|codigo|numéro|numero|número|n[°º])[ -](?:(?:de|d['’]|di|del|dell['’]|de la|a|à|zu[mr]?|on|on the|for the) ?)?(?:${OTHER}|barres?|barras|couleur|colore|color|fiscale|hs|sconto|promozionale|promocional)[\\s:.#=("'-]*$`,
  `(?<![a-zß-ɏ])(?:numbers?|code)(?: is)?(?: stamped)? (?:on|for|of) (?:the |its )?(?:brass )?(?:pad)?(?:lock|key|box|receipt|dust ?bag)[\\s:.#=("'-]*$`,
  `(?:artikel|bestell|modell|rabatt|gutschein|aktions|strich|farb|produkt|zolltarif|sendungs|paket|post|schloss|kunden|telefon)(?:-?(?:nummer|nr|code|leitzahl|tarifnummer))[\\s:.#=("'-]*$`,
  '(?:型番|品番|商品番号|商品コード|商品id|管理番号|管理no|注文番号|郵便番号|電話番号|追跡番号|問い?合わ?せ番号|クーポン(?:コード)?|割引コード|プロモ(?:ーション)?コード|バーコード|janコード|hsコード|カラーコード|カラー番号|鍵(?:番号)?|キーナンバー|南京錠|パドロック(?:番号)?|カデナ|在庫番号|整理番号|伝票番号|品名コード|便名|〒)[\\s:.#=：（("は-]*$',
  '(?:货号|貨號|款号|款號|型号|型號|商品(?:编|編)?[号號码碼]|商品编码|产品编[号码]|订单(?:编)?号|訂單(?:編)?號|快[递遞](?:[单單]?[号號])?|邮编|邮政编码|郵遞區號|优惠[码券]|優惠碼|折扣码|条[形]?码|库存(?:编)?号|海关编码|锁(?:头)?(?:编)?号|钥匙(?:编)?号|电话|手机|航班(?:号)?|店内编号)[\\s:.#=：（(为是-]*$',
  '(?:할인 ?코드|쿠폰(?: ?코드)?|우편 ?번호|품번|모델 ?번호|상품 ?(?:번호|코드)|주문 ?번호|전화)[\\s:.#=-]*$',
].map((pattern) => new RegExp(pattern, 'u'));

/** What, behind a code, says that it is one of a shop or a parcel. */
const OFFER_BEHIND =
  /^["'”»)]{0,2} ?(?:[-–,] ?)?(?:at checkout|for \d+ ?%|for free shipping|gets you|pour (?:-?\d+|obtenir)|off(?![a-zß-ɏ])|% off|promo|discount|coupon|tracking)/u;

/** What, behind digits, makes them a mark of silver, or the number of a lock. */
const METAL_BEHIND =
  /^["'”»)]{0,2} ?(?:[-–,] ?)?(?:\(?(?:sterling|silver|argento?(?![a-zß-ɏ])|plata|silber|gold|sv|シルバー|銀|银)|(?:on|sur|sul|auf|en) (?:the |its |le |la |dem |el )?(?:brass )?(?:padlock|lock(?!it)|key|cadenas|lucchetto|candado|schloss))/u;
const SILVER_BEFORE =
  /(?:sterling|silver|argent|argento|plata|silber|シルバー|銀|银)[\s:(]{0,2}(?:stamp(?:ed)?|mark(?:ed)?|hallmark(?:ed)?|code|刻印)?[\s:(]{0,2}$/u;
/** "The padlock is stamped 836", "パドロック刻印 836". */
const LOCK_BEFORE =
  /(?<![a-zß-ɏ])(?:(?:pad)?lock|keys?|cadenas|clés?|lucchetto|chiav[ei]|candado|llaves?|schloss|schlüssel|パドロック|カデナ|鍵|锁|钥匙)(?: (?:is|are|both|has|with|est|è|es|ist|und|and|et|e|y|keys?|clés?|chiavi|number(?:ed)?|code|n[°º]|nr|no)){0,4}[\s.:-]{0,2}(?:stamp(?:ed)?|engraved|marked|code|刻印|gravé|inciso|grabado|geprägt)?[\s:#(は]{0,3}$/u;

/** All up to the last end of a sentence or a line; a full stop behind "art" or "no" is none, a line goes on behind a colon. */
const EARLIER =
  /^.*(?:[;!?。]|(?<![:：])[\n\r]|(?<!(?<![a-zß-ɏ])(?:art|cat|cert|cod|inv|mod|n|nos?|nr|num|ord|o|r[ée]fs?|rif|tel))\.\s)/su;

/** What is known of a code before the words beside it are read. */
interface Announced {
  readonly cue: Cue;
  /** Whether it has no letters, as marks of silver and numbers of locks have none. */
  readonly isDigits: boolean;
}

/**
 * Whether words beside a code say that it is something else than a date code: a price code, a model, a lock, silver.
 *
 * @example
 * const digits = { cue: 'stamp', isDigits: true };
 * [isAboutOther('promo code ', '', digits), isAboutOther('stamped ', ' silver', digits)] // => [true,true]
 * isAboutOther('date code ', ' silver', { cue: 'date-code', isDigits: true }) // => false
 */
export function isAboutOther(before: string, after: string, { cue, isDigits }: Announced): boolean {
  const [near, next] = [folded(before).replace(EARLIER, ''), folded(after)];
  if (OTHER_NUMBER.some((pattern) => pattern.test(near))) return true;
  if (isDigits && (SILVER_BEFORE.test(near) || LOCK_BEFORE.test(near))) return true;
  if (cue === 'date-code') return false;
  return OFFER_BEHIND.test(next) || (isDigits && METAL_BEHIND.test(next));
}

/**
 * What announces a code that stands between two pieces of text.
 *
 * @example
 * [cueOf('製造番号', ''), cueOf('stamped ', ''), cueOf('Speedy ', '')] // => ["date-code","stamp","none"]
 */
export function cueOf(before: string, after: string): Cue {
  const [near, next] = [folded(before), folded(after)];
  if (announces(ANNOUNCED, near) || ANNOUNCED_BEHIND.test(next)) return 'date-code';
  return announces(STAMPED, near) || STAMPED_BEHIND.test(next) ? 'stamp' : 'none';
}

function announces(words: RegExp, before: string): boolean {
  const match = words.exec(before);
  return match !== null && !isAside(match.groups?.aside);
}

/** What stands between cue and colon can be another thing: "serial number, style: 836". */
function isAside(text: string | undefined): boolean {
  return (
    text !== undefined &&
    /lock|key|price|size|style|model|silver|sku|promo|zip|ref|item|stock|phone|tel|鍵|型番|品番/u.test(
      text,
    )
  );
}
