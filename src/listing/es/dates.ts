import type { DateWords } from '../date-words.ts';
import { labels } from './labels.ts';

export const dates: DateWords = {
  script: 'latin',
  months: [
    ...['enero', 'febrero', 'marzo', 'abril abr', 'mayo', 'junio', 'julio', 'agosto ago'],
    ...['septiembre', 'octubre', 'noviembre', 'diciembre dic'],
  ],
  week: ['semana'],
  weekBeforeShortYear: ['semana'],
  ordinals: ['ª|a|º'],
  first: ['primera'],
  ofMonth: ['de'],
  ofYear: ['de|del|año'],
  inMonth: ['en'],

  made: labels.made,
  making: ['fabricaci[óo]n|producci[óo]n|año'],
  yearNouns: ['año'],
  fill: ['en|de|del|la|el|los|a|al|año|mes|semana|durante|es|fue|francesa|fabricación'],
  fillAfter: ['en|los'],
  year: ['año'],
  from: ['de|del|año'],

  fromCode: ['en|de|del|a|al|es decir|o sea|corresponde|equivale|año|el|la'],
  explanationSubjects: ['nos|y|que'],
  explanationVerbs: ['quiere decir|indica|significa|o sea|es decir'],
  therefore: ['o sea'],

  bought: ['comprad[oa]|compra|compré|adquirid[oa]|regalo|ticket'],
  boughtDate: ['año|de|del'],
  dateNouns: ['año'],
  ofPurchase: ['de|del'],
  purchaseArticles: ['la'],
  otherDated: ['precio|colección|modelo|edición'],
  seasons: ['colección|primavera|verano|otoño|invierno|modelo'],
  ofSeason: ['de|del'],
  seasonsAfter: ['colección'],
  events: ['env[ií]o\\w*|entrega|vacaciones|disponible'],
  rangeTo: ['a|al|y|o'],
  rangeBefore: ['entre|desde|hasta'],
  decades: ['años'],
  about: ['hacia|sobre|alrededor de|aproximadamente'],
  aboutYear: ['año'],
};
