import type { CodeWords } from '../code-words.ts';

export const codes: CodeWords = {
  script: 'latin',
  dateCode: [
    'datums?[ -]?codes?|date-?codes?|serien[ -]?(?:nummer|nr)|innen-?(?:nummer|code)',
    'herstellungs-?(?:code|nummer)|produktions-?(?:code|nummer)|prägecode|datumsstempel',
    'präge?stempel|stempel-?code',
  ],
  stamp: ['nummeriert|geprägt|prägung|stempel'],
  cueTail: ['nr|ist|lautet'],
  cueVerb: ['ist'],
  stampedAfter: ['eingeprägt|geprägt'],

  numbered: [
    'postfach|hausnummer|artikel|bestell|modell|rabatt|gutschein|aktions?|rechnung|kunden|telefon',
    'schloss|schlüssel|flug|referenz',
  ],
  numberNouns: ['nr|nummer'],
  ofThe: ['zu[mr]?'],
  discounts: ['rabatt'],
  with: ['mit'],
  use: ['nutze'],
  articles: ['dem'],
  useArticles: ['den'],
  otherNumbers: [
    '(?:artikel|bestell|modell|rabatt|gutschein|aktions|strich|farb|produkt|zolltarif|sendungs|paket|post|schloss|kunden|telefon)' +
      '(?:-?(?:nummer|nr|code|leitzahl|tarifnummer))[\\s:.#=("\'-]*',
  ],
  numberSign: ['nr'],
  abbreviations: ['nr'],

  metals: ['silber'],
  metalsAfter: ['silber|gold'],
  on: ['auf'],
  onArticles: ['dem'],
  locksAfter: ['schloss'],
  locks: ['schloss|schlüssel'],
  lockFill: ['ist|und|nr'],
  lockMarked: ['geprägt'],

  styles: ['modell|artikel|referenz|art|modell-?nr|artikel-?(?:nr|nummer)'],
  orders: [
    'bestellung|bestell-?(?:nr|nummer)|rechnung|rechnungs-?(?:nr|nummer)|sendung|sendungs-?(?:nr|nummer)|flug|zimmer|los|ticket|gutschein|kunden-?(?:nr|nummer)',
  ],
};
