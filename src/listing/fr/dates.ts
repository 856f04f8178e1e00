import type { DateWords } from '../date-words.ts';
import { labels } from './labels.ts';

export const dates: DateWords = {
  script: 'latin',
  months: [
    ...['janvier janv', 'février févr fév', 'mars', 'avril avr', 'mai', 'juin', 'juillet juil'],
    ...['août', 'septembre', 'octobre', 'novembre', 'décembre déc'],
  ],
  week: ['semaine|sem|s(?=\\d)'],
  weekBeforeShortYear: ['semaine'],
  weekNumber: ['n[°º.] ?'],
  ordinals: ['er|re|e|è|i?ème|i?eme|ère'],
  first: ['première'],
  dayOrdinals: ['er'],
  ofMonth: ['de'],
  ofYear: ["de|des|du|de l['’]année|année|l['’]an"],
  inMonth: ['en'],

  made: labels.made,
  making: [
    "fabrication|sortie? (?:d[’']atelier|de l[’']atelier|des ateliers)|année|millésime|datant|date de",
  ],
  a: ['une?'],
  yearNouns: ['ann'],
  fill: [
    "en|au|aux|le|la|les|de|du|des|d['’]|l['’]|année|cours|mois|semaine|courant|est|fabrication|française",
  ],
  fillAfter: ['en|aux'],
  year: ['année'],
  from: ['de|année'],
  fromYear: ["l['’]année"],

  denials: ['pas|non'],
  fromCode: [
    "en|au|soit|donc|est|correspond(?:ant)?|c['’]est|à|à dire|année|de|du|l['’]|d['’]|la|le",
  ],
  explanationSubjects: ['nous|et|qui|que'],
  explanationVerbs: ['veut dire|indique|signifie|soit|donc|désigne|renvoie'],
  therefore: ['donc|soit'],

  bought: ['acheté(?:e|es)?|achat|facture|offerte?|reçue?'],
  boughtDate: ["de|d['’]|année"],
  dateNouns: ['année|date'],
  ofPurchase: ["d['’]|de|des"],
  purchaseArticles: ['la'],
  otherDated: ['prix|vacances|modèle|édition'],
  seasons: ['printemps|été|automne|hiver|modèle|croisière'],
  ofSeason: ['de'],
  events: ['envoi\\w*|expédi\\w+|livraison|vacances|disponible'],
  rangeTo: ['à|et|ou'],
  rangeBefore: ["depuis|jusqu['’]en|entre|avant|après"],
  decades: ['années|annees'],
  about: ['environ|vers|autour de'],
  aboutYear: ["l['’]année"],
  aboutAfter: [' environ'],
};
