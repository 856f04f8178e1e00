import { core, withArticle } from '#words/core.ts';
import { sentence } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';

/** The answer in one plain sentence: `Made in week 22 of 2016 (30 May - 5 June 2016), in France.` */
export function sentenceOf(result: ValidResult): string {
  const { countries, country, date, interval, places, week, year } = result;
  const when = week === undefined ? date : sentence.week(week, year, core.days(interval));
  if (places.some(({ id }) => id === 're-lined')) return sentence.relined(when);
  // Without letters a country is assumed; some letters stand for no country.
  const hasPlace = countries.length > 0 || places.length === 0;
  return hasPlace ? sentence.madeIn(when, withArticle(country)) : sentence.made(when);
}
