import { expect, test } from 'vitest';
import { troubleText } from './trouble.ts';

test.each([
  ['a message', new Error('no room'), 'no room'],
  ['a status', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['a status alone', { status: 404 }, '404'],
  ['a status before a message', { status: 500, message: 'boom' }, '500'],
  ['a thrown string', 'torn', 'torn'],
  ['an error without a message', new Error(''), undefined],
  ['an empty string', '', undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['a number', 7, undefined],
  ['an object that says nothing', { message: 3 }, undefined],
])('§8.4: of %s it tells what there is to tell', (_, error, text) => {
  expect(troubleText(error)).toBe(text);
});
