import type { DateWords } from '../date-words.ts';
import { labels } from './labels.ts';

export const dates: DateWords = {
  script: 'latin',
  months: [
    ...['gennaio gen', 'febbraio', 'marzo', 'aprile', 'maggio mag', 'giugno giu', 'luglio lug'],
    ...['agosto ago', 'settembre set', 'ottobre ott', 'novembre', 'dicembre dic'],
  ],
  week: ['settimana|sett'],
  weekBeforeShortYear: ['settimana'],
  ordinals: ['ª|(?:es)?i?m?a|º'],
  first: ['prima'],
  ofYear: ["in|del|anno|dell['’]anno"],
  inMonth: ['nel'],

  made: labels.made,
  making: ['produzione|fabbricazione|anno|risale|risalente'],
  yearNouns: ['ann'],
  fill: [
    "in|nel|nell['’]|nello|del|dell['’]|di|il|lo|anno|mese|settimana|negli|a|al|è|francese|produzione|sul",
  ],
  fillAfter: ['in|negli'],
  year: ['anno'],
  from: ['del|anno'],
  fromYear: ['anno'],

  denials: ['non'],
  fromCode: [
    "in|nel|cioè|ovvero|quindi|corrisponde|corrispondente|equivale|a|al|del|dell['’]|anno|la|le",
  ],
  explanationSubjects: ['ci|e|che'],
  explanationVerbs: ['vuol dire|cioè|ovvero|indica|significa|quindi|corrispond\\w+'],
  therefore: ['quindi|cioè'],

  bought: ['acquistat[oa]|acquisto|comprat[oa]|scontrino|regalat[oa]|ricevut[oa]'],
  boughtDate: ['in|anno|di|del'],
  dateNouns: ['anno'],
  ofPurchase: ['di|del'],
  purchaseArticles: ['la'],
  otherDated: ['prezzo|collezione|modello|edizione'],
  seasons: ['collezione|primavera|estate|autunno|inverno|modello'],
  ofSeason: ['del'],
  seasonsAfter: ['collezione'],
  events: ['spedi\\w+|consegna|ferie'],
  rangeTo: ['a|al|o|e'],
  rangeArticles: ['il'],
  rangeBefore: ['dal|tra|fra|fino al'],
  rangeBeforeArticles: ['il'],
  decades: ['anni'],
  about: ['verso(?: il)?|intorno al|attorno al'],
  aboutYear: ['anno'],
};
