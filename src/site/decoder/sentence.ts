import { daysOf, isCountry, type ValidResult, withArticle } from '../../core/index.ts';

/** The answer in one plain sentence: `Made in week 22 of 2016 (30 May - 5 June 2016), in France.` */
export function sentenceOf({ country, date, interval, week, year }: ValidResult): string {
  const when = week === undefined ? date : `week ${week} of ${year} (${daysOf(interval)})`;
  if (country === 'Re-Lined') return `Repaired or relined in ${when}.`;
  const where = isCountry(country) ? `, in ${withArticle(country)}` : '';
  return `Made in ${when}${where}.`;
}
