import type { DateWords } from '../date-words.ts';
import { labels } from './labels.ts';

export const dates: DateWords = {
  script: 'latin',
  months: [
    ...['january jan', 'february feb', 'march mar', 'april apr', 'may', 'june jun', 'july jul'],
    ...['august aug', 'september sept sep', 'october oct', 'november nov', 'december dec'],
  ],
  week: ['weeks?|wk|w(?=\\d)'],
  weekBeforeShortYear: ['wk|week'],
  weekNumber: ['no\\.? ?|number '],
  ordinals: ['st|nd|rd|th'],
  first: ['first'],
  dayOrdinals: ['st|nd|rd|th'],
  dayOrdinalsAfter: ['st|nd|rd|th'],
  ofMonth: ['of'],
  ofWeek: ['of'],
  ofYear: ['of|in|the|year'],
  inWeek: ['in'],
  the: ['the'],
  inMonth: ['in'],
  notAfterMonth: ['be|have|need|show|not'],

  made: labels.made,
  making: [
    'manufactur(?:e|ing)|mfg|production|(?:year|yr)(?= ?[:=：]| of | made| manuf| prod)',
    '(?:dates?|dating|dated)(?: back)?(?: from| to)',
    "(?:(?:bag|purse|handbag|wallet|tote|piece)(?: is)?|it['’]s|it is) from",
    '(?:left|leaving|from) the (?:workshop|factory|atelier)',
  ],
  makingAfter: ['manufacture|production'],
  notMakingAfter: ['in|by|of|for'],
  notMakingBefore: [
    'not|model|new|this|last|next|every|per|first|originally|stopped|ceased|repairs?|purchase|payment',
  ],
  a: ['a'],
  yearNouns: ['year|yr'],
  fill: [
    'in|on|the|of|during|year|date|month|week|is|was|been|back|to|from|at|and|manufacture',
    'production|making|french',
  ],
  fillAfter: ['in|the'],
  titleAdjectives: ['rare|vintage|authentic|from'],
  titleFill: ['(?:an? )?(?:authentic |vintage |rare |genuine )?'],
  notInTitle: ['collection|cruise|season|spring|summer|fall|winter|runway|limited'],
  year: ['year'],
  from: ['from'],
  fromYear: ['the year'],

  denials: ['not|never'],
  fromCode: [
    'in|the|of|from|means?|meaning|i\\.?e\\.?|is|which|that|it|was|this|for|so|date ?code|year|vintage',
    'dating|dates?|dated|back|to|indicat(?:es|ing)|corresponds?|corresponding|stands?|translates?',
    'points?|suggests?|tells|shows?|says|saying|equals|equates|reads?|decodes?|makes|puts|places',
    'marks|confirms|us|me|as',
  ],
  explanationSubjects: ['which|that|this|it|and|so'],
  explanationVerbs: [
    '(?:mean|indicat|dat|point|stand|correspond|translat|tell|show|say|equal|equat|decod|read|place|put' +
      '|confirm|suggest|giv|refer|denot|signif|impl|make|trace)(?:s|e|es|ed|ing|y|ies|ied)?',
  ],
  therefore: ['so|hence|thus|therefore|meaning|i\\.e\\.'],

  bought: [
    'purchas(?:ed?|ing)|bought|acquired|receipts?|invoice|gift(?:ed)?|given|received|got|picked up',
    'sold|listed|serviced|repair(?:s|ed)?|replaced|refurbished|restored|authenticated',
  ],
  boughtDate: ['year|date|new|in|of'],
  dateNouns: ['year|date'],
  ofPurchase: ['of'],
  otherDated: [
    'collections?|season|cruise|resort|runway|edition|catalogu?e?|model|style|retail|msrp|prices?',
    'copyright|member|apprais\\w+|insur\\w+|certificat\\w*|warranty|photos?|pictures?|posted|updated',
    'valid|auctions?|estate|lot|closes?|ends?|expos\\w+|exhibition|olympics?|anniversary|trip|holidays?',
  ],
  seasons: [
    'collections?|season|cruise|resort|spring|summer|fall|autumn|winter|ss|fw|aw|pre-fall|edition',
    'model|style|retail(?:ed)?|msrp',
  ],
  ofSeason: ['of|for|from'],
  seasonsAfter: ['runway|collections?|season|cruise|catalogu?e?|fashion show'],
  events: [
    'closes?|closing|ends?|ending|opens?|ships?|shipping|shipped|dispatch\\w*|deliver\\w*|arriv\\w+',
    'expires?|valid|launch\\w*|releas\\w+|available|returns?|returned|holidays?|away|until',
  ],
  rangeTo: ['to|or|and|until'],
  now: ['present|now'],
  rangeBefore: ['until|till|since|before|prior to|after|(?:later|earlier) than|up to|between'],
  rangeBeforeArticles: ['the'],
  decadeParts: ['the|late|early|mid'],
  about: ['circa|around|about|approx(?:\\.|imately)?|est\\.|estimated|roughly'],
  aboutYear: ['year'],
  aboutThe: ['the'],
  aboutAfter: [' or so| circa(?![a-zß-ɏ])| approx(?:imately)?(?=\\.?$|\\.?\\n| ?[,;)])'],
};
