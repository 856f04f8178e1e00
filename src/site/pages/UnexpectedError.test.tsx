import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnexpectedError } from './UnexpectedError.tsx';

test('§2.23: the error screen has its title, the message and a way home', () => {
  const html = renderToStaticMarkup(<UnexpectedError error={new Error('no <room>')} />);
  expect(html).toContain('>Unexpected Application Error!</h1>');
  expect(html).toContain('no &lt;room&gt;');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return Home<\/a>/);
});

test('§8.4: where there is neither status nor message, it says so', () => {
  const html = renderToStaticMarkup(<UnexpectedError error={undefined} />);
  expect(html).toContain('No message was given.');
});
