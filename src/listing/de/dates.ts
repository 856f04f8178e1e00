import type { DateWords } from '../date-words.ts';
import { labels } from './labels.ts';

export const dates: DateWords = {
  script: 'latin',
  months: [
    ...['januar jänner', 'februar', 'märz maerz mrz', 'april', 'mai', 'juni', 'juli', 'august'],
    ...['september', 'oktober okt', 'november', 'dezember dez'],
  ],
  week: ['kalenderwoche|woche|kw'],
  weekBeforeShortYear: ['kw|woche'],
  weekNumber: ['nr\\.? ?'],
  ordinals: ['te|ten'],
  first: ['ersten?'],
  ofYear: ['vom|von|im|jahr(?:es)?'],
  inMonth: ['im'],

  made: labels.made,
  making: [
    'herstellung|produktion|fertigung',
    '(?:herstellungs|produktions|fertigungs|bau)-?(?:jahr|datum|monat|woche|zeit|zeitraum|zeitpunkt)',
    'bj|jahr|jahrgang|stammt',
  ],
  fill: ['im|jahr|jahre|monat|woche|der|die|das|den|aus|ist|französischer?'],
  fillAfter: ['in|den'],
  year: ['jahr'],
  from: ['von|vom|aus|jahr'],
  fromYear: ['dem jahr'],

  denials: ['nicht|kein(?:e|en)?'],
  fromCode: ['im|d\\.h\\.|also|entspricht|steht|für|aus|jahr|vom|von|der|dem|das heißt|heißt'],
  explanationSubjects: ['uns|und|der|das'],
  explanationVerbs: ['d\\.h\\.|also|steht|bedeutet|entspricht|heißt|verweist'],
  therefore: ['also'],

  bought: ['gekauft|kauf|kaufdatum|erworben|rechnung|geschenkt|erhalten'],
  boughtDate: ['jahr|datum|in'],
  dateNouns: ['jahr'],
  otherDated: ['preis|urlaub|kollektion|modell'],
  seasons: ['kollektion|frühjahr|sommer|herbst|modell'],
  ofSeason: ['von'],
  seasonsAfter: ['kollektion'],
  events: ['versand\\w*|liefer\\w+|urlaub|verfügbar'],
  rangeTo: ['bis|oder|und'],
  rangeBefore: ['seit|bis|vor|nach|zwischen'],
  decades: ['jahren'],
  decadeParts: ['jahre'],
  about: ['um|etwa|ungefähr|zirka|gegen'],
  aboutYear: ['jahr'],
};
