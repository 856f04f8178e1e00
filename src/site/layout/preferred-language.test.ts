import { expect, test } from 'vitest';
import { preferredLanguage } from './Notices.tsx';

test.each([
  [['en-US', 'en'], 'en'],
  [['ja'], 'ja'],
  [['JA-JP', 'en'], 'ja'],
  [['de-DE', 'fr-CA', 'en'], 'fr'],
  [['de', 'zh-Hant-TW'], undefined],
  [['jav', 'fra'], undefined],
  [[], undefined],
])('of the languages %j the site is offered in %s', (tags, id) => {
  expect(preferredLanguage(tags)?.id).toBe(id);
});
