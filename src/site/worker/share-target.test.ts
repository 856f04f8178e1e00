import { expect, test } from 'vitest';
import { addressOfShared } from './share-target.ts';

function form(fields: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test.each([
  [{ text: 'code SD1013' }, '/#text=code%20SD1013'],
  [
    { title: 'Speedy', text: 'code SD1013 & 100%+' },
    '/#text=Speedy%0Acode%20SD1013%20%26%20100%25%2B',
  ],
  [{ title: 'Speedy', text: 'Speedy, code SD1013' }, '/#text=Speedy%2C%20code%20SD1013'],
  [{ title: ' Speedy SD1013 ', text: '' }, '/#text=Speedy%20SD1013'],
  [
    { text: 'code SD1013', url: 'https://example.com/1' },
    '/#text=code%20SD1013%0Ahttps%3A%2F%2Fexample.com%2F1',
  ],
  [
    { text: 'code SD1013 https://example.com/1', url: 'https://example.com/1' },
    '/#text=code%20SD1013%20https%3A%2F%2Fexample.com%2F1',
  ],
  [{ url: 'https://example.com/1' }, '/#text=https%3A%2F%2Fexample.com%2F1'],
  [{ title: '', text: ' ' }, '/tools#share'],
  [{}, '/tools#share'],
  [{ text: new Blob(['SD1013']) }, '/tools#share'],
])('what is shared is checked: %o', (fields, address) => {
  expect(addressOfShared(form(fields), '/')).toBe(address);
});

test('a shared text is kept whole up to 200,000 characters, and below a path', () => {
  const text = 'あ'.repeat(200_000);
  const address = addressOfShared(form({ text: `${text}more` }), '/heatstamp/');
  expect(address).toBe(`/heatstamp/#text=${encodeURIComponent(text)}`);
  expect(address.length).toBeLessThan(2 * 1024 * 1024);
  expect(addressOfShared(form({ text: `${'a'.repeat(199_999)}👜` }), '/')).toMatch(/a%EF%BF%BD$/);
});
