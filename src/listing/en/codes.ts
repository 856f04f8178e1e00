import type { CodeWords } from '../code-words.ts';

export const codes: CodeWords = {
  script: 'latin',
  dateCode: [
    'date[ -]?codes?|data ?codes?|date ?stamps?|code ?stamps?|(?:heat|hot|foil)[ -]?stamp(?:ed|s)?',
    '(?:date|authenticity|manufactur(?:e|ing)|production|factory)(?: ?[/&] ?| and | or )?(?:authenticity|serial|date)? ?(?:codes?|numbers?)',
    'serials?(?: ?(?:/|and|or|&) ?date(?: ?codes?)?)?(?: ?(?:numbers?|codes?|num|nos?|nr|#))?',
    'd/?c(?=:)|made ?codes?|datecodes?',
  ],
  stamp: ['codes?|coded|numbered|stamp(?:ed|s)?'],
  otherStamps: [
    'promo|discount|coupon|voucher|zip|post|hs|lock|bar|area|error|access|door|item|style|product|model|colou?r|qr',
  ],
  cueTail: ['is|no|num|number|nos|reads?|says|are|in|code|stamp(?:ed)?'],
  cueVerb: ['is|reads|says'],
  otherRemarks: ['lock|key|price|size|style|model|silver|sku|promo|zip|ref|item|stock|phone|tel'],
  dateCodeAfter: ['\\(?(?:date ?code|code ?stamp|date ?stamp)(?!s?\\s?:|s?\\s?\\w)'],
  stampedAfter: ['(?:heat[ -]?)?stamped|embossed|imprinted|printed|pressed'],
  stampedVerb: ['is|was|are'],
  onTheLock: ['(?:on|in) (?:the )?(?:brass )?(?:pad)?(?:lock|key)'],

  numbered: [
    'sku|upc|ean|gtin|isbn|asin|hs|hts|zip|zipcode|postcode|p\\.?o\\.? ?box|post|postal|plz|area',
    'promo|promotion|promotional|discount|coupon|voucher|referral|gift ?card|style|product|item',
    'article|art|model|catalogu?e?|stock|inventory|inv|lot|order|invoice|tracking|shipment|parcel',
    'bar|barcode|qr|colou?r|ref|refs|reference|flight|room|gate|licen[sc]e|licen[sc]e plate|plate',
    'locker|seat|parking|booking|ticket|pin|lock|padlock|key|combination|phone|telephone|tel|fax',
    'whatsapp|mobile|account|iban|vat|customs?|tariff|certificate|cert|listing|auction|receipt',
    'permit|report|policy|claim|mail|pantone|id|user|login|apartment|doorbell',
  ],
  numberNouns: ['numbers?|nos?|num|#|codes?|code nr|ids?'],
  numberVerb: ['is[\\s:"\']{1,3}|no\\.? ?'],
  codeNouns: ['code'],
  promoCode: ['code'],
  ofThe: ['on|on the|for the'],
  discounts: ['discount'],
  with: ['with'],
  use: ['use|using|enter|apply'],
  articles: ['the'],
  useArticles: ['my|our'],
  promo: ['promo|discount'],
  otherNumbers: [
    '(?<![a-zß-ɏ])(?:numbers?|code)(?: is)?(?: stamped)? (?:on|for|of) (?:the |its )?(?:brass )?(?:pad)?(?:lock|key|box|receipt|dust ?bag)[\\s:.#=("\'-]*',
  ],
  offerAfter: [
    'at checkout|for \\d+ ?%|for free shipping|gets you|off(?![a-zß-ɏ])|% off|promo|discount|coupon|tracking',
  ],
  numberSign: ['no|num|number'],
  abbreviations: ['art|cat|cert|cod|inv|mod|nos?|num|ord|r[ée]fs?|tel'],

  metals: ['sterling|silver'],
  metalsAfter: ['sterling|silver|gold|sv'],
  marked: ['stamp(?:ed)?|mark(?:ed)?|hallmark(?:ed)?|code'],
  on: ['on'],
  onArticles: ['the|its'],
  locksAfter: ['(?:brass )?(?:padlock|lock(?!it)|key)'],
  locks: ['(?:pad)?lock|keys?'],
  lockFill: ['is|are|both|has|with|and|keys?|number(?:ed)?|code|no'],
  lockMarked: ['stamp(?:ed)?|engraved|marked|code'],

  units: ['inch(?:es)?|lbs?|euros?|dollars?'],
  shortWords: 'AN AS AT BE I IS LA NO RE US USA',
  wordsAfter: ['at|i|is|no|us|as|an|be|so'],

  styles: ['style|model|ref|reference|product|article|art|sku'],
  orders: [
    'order|invoice|receipt|tracking|parcel|room|gate|seat|flight|locker|lot|ticket|booking|permit|licen[sc]e|plate|promo|coupon|voucher|discount|postcode|zip|phone|case|claim|policy|account|user|id|highway|route|road',
  ],
};
