import type { CodeWords } from '../code-words.ts';

export const codes: CodeWords = {
  script: 'latin',
  dateCode: [
    '(?:codice|numero|data)(?: (?:di|della|de))? (?:date|data|serie|produzione|fabbricazione|interno|seriale)|codice',
    'n(?:umero|[°º]|r?\\.) (?:di )?(?:serie|seriale|interno|matricola)|seriale|matricola|datacode|data ?code',
  ],
  stamp: ['cod\\.|numerat[oa]|timbr[oe]|stampigliat[oa]|impress[oa]'],
  cueTail: ['è'],
  cueVerb: ['è'],
  stampedAfter: ['stampato|impresso|inciso'],

  numbered: [
    'rif|riferimento|modello|articolo|prodotto|ordine|sconto|lucchetto|chiave|telefono|cap|fattura',
    'tracking|spedizione',
  ],
  numberedAfterOf: ['colore|fiscale|sconto|promozionale'],
  numberNouns: ['numero'],
  codeNouns: ['codice|numero'],
  promoCode: ['codice'],
  ofThe: ["di|del|dell['’]|a"],
  discounts: ['sconto'],
  with: ['con'],
  use: ['usa|usando|inserisci'],
  articles: ['il'],
  abbreviations: ['cod|n|o|rif'],

  metals: ['argento'],
  metalsAfter: ['argento(?![a-zß-ɏ])'],
  on: ['sul'],
  onArticles: ['la'],
  locksAfter: ['lucchetto'],
  locks: ['lucchetto|chiav[ei]'],
  lockFill: ['è|e|chiavi'],
  lockMarked: ['inciso'],

  shortWords: 'DI FA LA LE LO MA SE',
  wordsAfter: ['i|la|le'],

  styles: ['rif|riferimento|modello|articolo|art'],
  orders: ['ordine|fattura|spedizione|tracking|volo|camera|lotto|biglietto|sconto|pratica'],
};
