import type { LabelWords } from '../label-words.ts';

export const labels: LabelWords = {
  script: 'latin',
  // prettier-ignore
  countries: {
    FR: ['Frankrijk'],
    IT: ['Italië'],
    ES: ['Spanje'],
    US: ['Verenigde Staten', 'Verenigde Staten van Amerika', 'VS', 'Amerika'],
    DE: ['Duitsland'],
    CH: ['Zwitserland'],
    RO: ['Roemenië'],
    KR: ['Zuid-Korea'],
    AR: ['Argentinië'],
    BR: ['Brazilië'],
    TR: ['Turkije'],
    BE: ['België'],
    GB: ['Verenigd Koninkrijk', 'Groot-Brittannië', 'Engeland', 'Schotland'],
    YU: ['Joegoslavië'],
    CS: ['Tsjecho-Slowakije', 'Tsjechoslowakije'],
    PH: ['Filipijnen'],
    ID: ['Indonesië'],
    MA: ['Marokko'],
    TN: ['Tunesië'],
    PL: ['Polen'],
    NL: ['Nederland'],
    AT: ['Oostenrijk'],
  },
  // prettier-ignore
  adjectives: {
    FR: ['Frans', 'Franse'],
    IT: ['Italiaans', 'Italiaanse'],
    ES: ['Spaans', 'Spaanse'],
    US: ['Amerikaans', 'Amerikaanse'],
    DE: ['Duits', 'Duitse'],
    CH: ['Zwitsers', 'Zwitserse'],
  },
  beforeCountry: [
    ...['gemaakt', 'vervaardigd', 'geproduceerd', 'gefabriceerd'].flatMap((made) => [
      ...[made, `${made} in`, `${made} in de`, `${made} in het`],
    ]),
    ...['land van herkomst', 'land van oorsprong', 'land van productie', 'productieland'],
    ...['herkomst', 'geproduceerd te', 'gemaakt te'],
  ],
  afterAdjective: ['makelij', 'fabricaat', 'productie'],
  aloneAfter: ['gemaakt', 'vervaardigd', 'geproduceerd'],

  made: ['gemaakt|vervaardigd|geproduceerd|gefabriceerd|genaaid'],
  otherVerbs: [
    'gekocht|aangeschaft|verkocht|verzonden|verstuurd|geleverd|gekregen|ontvangen|gedragen',
    'gebruikt|gerepareerd|verkrijgbaar|winkel|sinds',
  ],
  notMade: ['niet|nooit|geen|zonder'],
  conjunctions: ['maar'],
  parts: ['riem|schouderriem|ketting|doos|stofzak|hangslot|sleutels?|voering|rits'],

  articles: ['de|het'],
  or: ['of'],
  participles: ['gemaakt|vervaardigd|geproduceerd|gefabriceerd'],

  denials: ['niet|nooit|geen|zonder'],
  denialFill: ['een|het|stempel'],
  noAnswer: ['nee'],
  missing: ['ontbreekt'],
};
