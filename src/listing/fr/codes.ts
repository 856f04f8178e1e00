import type { CodeWords } from '../code-words.ts';

export const codes: CodeWords = {
  script: 'latin',
  dateCode: [
    '(?:code|cachet)(?: de)? (?:date|fabrication|série|serie|production)',
    'n(?:uméro|umero|[°ºo]\\.?) (?:de )?(?:s[ée]rie|intérieure?|interne)',
    'référence intérieure|code (?:intérieur|interne)|série|code-date',
  ],
  stamp: ['tampon(?:né)?e?|numérotée?|timbre|gravée?'],
  cueTail: ['n[°º]|est'],
  cueVerb: ['est'],
  stampedAfter: ['gravée?|estampillé'],

  numbered: [
    'réf|réf\\.? interne|siège|référence|modèle|commande|suivi|téléphone|postal|promo|réduction',
    'cadenas|clé|vol|colis|facture|envoi|porte',
  ],
  numberedAfterOf: ['barres?|couleur'],
  numberNouns: ['n[°º.]|numéro'],
  codeNouns: ['numéro|n[°º]'],
  ofThe: ["de|d['’]|de la|à"],
  discounts: ['réduction|remise'],
  with: ['avec'],
  use: ['utilise[rz]?'],
  articles: ['le'],
  offerAfter: ['pour (?:-?\\d+|obtenir)'],
  numberSign: ['n[°º]'],

  metals: ['argent'],
  metalsAfter: ['argent(?![a-zß-ɏ])'],
  on: ['sur'],
  onArticles: ['le|la'],
  locksAfter: ['cadenas'],
  locks: ['cadenas|clés?'],
  lockFill: ['est|et|clés?|n[°º]'],
  lockMarked: ['gravé'],

  shortWords: 'CE DU ET LA LE MA SA SE TA',
  wordsAfter: ['et|la|le'],

  styles: ['réf|référence|modèle|article|style'],
  orders: ['commande|facture|colis|suivi|vol|chambre|porte|lot|ticket|billet|promo|dossier'],
};
