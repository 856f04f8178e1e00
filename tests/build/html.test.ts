import { expect, test } from 'vitest';
import { escapeText, tag } from '../../src/build/html.ts';

test('text cannot leave its element or its attribute', () => {
  expect(escapeText('<b> & "it"')).toBe('&lt;b&gt; &amp; &quot;it&quot;');
  expect(tag('meta', { name: 'a"b', content: '$$ < 1' })).toBe(
    '<meta name="a&quot;b" content="$$ &lt; 1">',
  );
});

test('an attribute that is true has no value', () => {
  expect(tag('link', { crossorigin: true })).toBe('<link crossorigin>');
});
