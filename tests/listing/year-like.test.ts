import { expect, test } from 'vitest';
import { checkListing } from '../../src/listing.ts';

/** What is read, and what is offered, of letters apart from digits that may be a year. */
test.each([
  ['Alma, VI 1905, made in France', 'VI 1905', ''],
  ['Speedy 30 VI 1905, from 1995', 'VI 1905', ''],
  ['Louis Vuitton. Vol. VI 1905', '', ''],
  ['Louis Vuitton Alma. Lot 12, VI 1905', '', ''],
  ['Alma, SR 2018, bought in 2012', '', 'SR 2018'],
  ['Bought in 2012. A Vuitton bag, SR 2018', 'SR 2018', ''],
  ['bought in 2012, SR 2018, and a bag', '', ''],
  ['the fair, SR 2018, 1990s', '', 'SR 2018'],
  ['the fair, SR 2018, hall 3', '', ''],
  ['the hall, VI 1905, hall 3', '', ''],
  ['Alma, VI 1905, VI 1914, made in France', 'VI 1905,VI 1914', ''],
  ['made in France, SR 2018, hall 3', 'SR 2018', ''],
  ['Alma FL 2018', '', 'FL 2018'],
  ['Alma, FL 2018, made in USA', 'FL 2018', ''],
  ['Alma bought in FL 2018', '', ''],
  ['Alma CA 1905, made in Spain', '', 'CA 1905'],
  ['Alma AH 2018', '', ''],
])('of “%s” it reads “%s” and offers “%s”', (text, read, offered) => {
  const { codes, unread } = checkListing(text, { today: '2026-11-22' });
  const said = [codes, unread].map((each) => each.map((code) => code.text).join());
  expect(said).toEqual([read, offered]);
});
