import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnexpectedError } from './UnexpectedError.tsx';

test('§2.23: the error screen has its title, the message and a way home', () => {
  const html = renderToStaticMarkup(<UnexpectedError error={new Error('no <room>')} />);
  expect(html).toContain('>Unexpected Application Error!</h1>');
  expect(html).toContain('no &lt;room&gt;');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return Home<\/a>/);
});

test.each([
  ['a message', new Error('no room'), 'no room'],
  ['a status', { status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  ['a status alone', { status: 404 }, '404'],
  ['a status before a message', { status: 500, message: 'boom' }, '500'],
  ['a thrown string', 'torn', 'torn'],
  ['an error without a message', new Error(''), 'No message was given.'],
  ['an empty string', '', 'No message was given.'],
  ['nothing', undefined, 'No message was given.'],
  ['null', null, 'No message was given.'],
  ['a number', 7, 'No message was given.'],
  ['an object without text', { message: 3 }, 'No message was given.'],
])('§8.4: the error screen shows what it can of %s', (_, error, text) => {
  expect(renderToStaticMarkup(<UnexpectedError error={error} />)).toContain(`<code>${text}</code>`);
});
