import { expect, test } from 'vitest';
import { checkListing } from '../../src/listing.ts';

/** What is read, and what is offered, of letters apart from digits that may be a year. */
test.each([
  ['Alma, VI 1905, made in France', 'VI 1905', ''],
  ['Speedy 30 VI 1905, from 1995', 'VI 1905', ''],
  ['Louis Vuitton. Vol. VI 1905', '', ''],
  ['Louis Vuitton Alma. Lot 12, VI 1905', '', ''],
  ['bought in 2012, SR 2018, and a bag', '', ''],
  ['the fair, SR 2018, hall 3', '', ''],
  ['Alma, VI 1905, VI 1914, made in France', 'VI 1905,VI 1914', ''],
  ['Alma, FL 2018, made in USA', 'FL 2018', ''],
  ['Alma bought in FL 2018', '', ''],
  ['Alma AH 2018', '', ''],
])('of “%s” it reads “%s” and offers “%s”', (text, read, offered) => {
  const { codes, unread } = checkListing(text, { today: '2026-11-22' });
  const said = [codes, unread].map((each) => each.map((code) => code.text).join());
  expect(said).toEqual([read, offered]);
});
