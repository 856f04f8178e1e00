import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { basePathOf, checkSettings } from '../../src/build/settings.ts';
import { buildElsewhere } from '../build-elsewhere.ts';

describe.each([
  [
    'HEATSTAMP_FORMS_URL',
    [
      'https://forms.example.com/heatstamp?list=1',
      'https://forms.example.com:8443',
      'HTTPS://Forms.Example.com:443/',
      'http://localhost:4300/forms',
    ],
    [
      '',
      'forms.example.com',
      '/forms',
      'http://forms.example.com/',
      'http://localhost.example.com/',
      'https:forms.example.com',
      'https://',
      'https://forms.example.com:99999/',
      'https://user:secret@forms.example.com/',
      'https://*.example.com/',
      "https://example.com;script-src'/",
      'https://forms.example.com /',
      'ftp://forms.example.com/',
      'javascript:alert(1)',
    ],
  ],
  [
    'HEATSTAMP_BASE_URL',
    [
      'https://example.com',
      'https://example.com/',
      'http://localhost:4302',
      'https://name.github.io/heatstamp',
      'https://name.github.io/a/b_c/',
    ],
    [
      '',
      ' ',
      'example.com',
      '/heatstamp',
      'https://',
      'https://example.com?x=1',
      'https://example.com/#top',
      'https://user@example.com',
      'https://example.com:99999',
      'https://example.com/a b',
      'https://example.com//a',
      'https://example.com/"x',
      'ftp://example.com',
    ],
  ],

  ['HEATSTAMP_NAME', ['Heatstamp', 'Ma marque'], ['', '  ']],
  ['HEATSTAMP_COMMUNITY', ['250', '10,000+'], ['', 'many']],
  ['HEATSTAMP_AUTHOR', ['Ann Other'], ['', '  ']],
  ['HEATSTAMP_PUBLISHER', ['Jeanne Martin, 1 rue de la Paix, Paris'], ['', ' ', '<b>']],
  ['HEATSTAMP_HOST', ['OVH, 2 rue Kellermann, Roubaix, +33 9 72 10 10 07'], ['', ' ', '<b>']],
  [
    'HEATSTAMP_EMAIL',
    ['hello@example.com', 'a.b+c@mail.example.co.uk'],
    [
      '',
      'hello',
      'hello@',
      '@example.com',
      'a@b',
      'a b@example.com',
      'a@b.com?subject=x',
      'a@b.com,c@d.com',
    ],
  ],
])('%s', (name, right, wrong) => {
  test.each(right)('may be "%s"', (value) => {
    expect(() => {
      checkSettings({ [name]: value });
    }).not.toThrow();
  });

  test.each(wrong)('may not be "%s", and the message names it', (value) => {
    expect(() => {
      checkSettings({ [name]: value });
    }).toThrow(new RegExp(`^${name} must .*it is "`));
  });
});

test('an unknown variable is refused, since it is a typo', () => {
  expect(() => {
    checkSettings({ HEATSTAMP_MAIL: 'hello@example.com' });
  }).toThrow('HEATSTAMP_MAIL is not known');
});

test.each([
  [undefined, '/'],
  ['https://example.com', '/'],
  ['https://example.com/', '/'],
  ['https://name.github.io/heatstamp', '/heatstamp/'],
  ['https://name.github.io/a/b//', '/a/b/'],
])('the address %s puts the site below %s', (HEATSTAMP_BASE_URL, path) => {
  expect(basePathOf({ HEATSTAMP_BASE_URL })).toBe(path);
});

test('a build stops where a variable cannot be used', () => {
  const { status, stderr } = buildElsewhere('refused', { HEATSTAMP_FORMS_URL: 'http://a.example' });
  expect(status).toBe(1);
  expect(stderr).toContain('HEATSTAMP_FORMS_URL must be a whole https address');
});

test('a build leaves a folder alone that holds anything but a site', () => {
  const folder = '.cache/not-a-site/site';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, 'Somebody’s own');
  const { status, stderr } = buildElsewhere('not-a-site', {});
  expect(status).toBe(1);
  expect(stderr).toContain(`${folder} holds other files than a site`);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toBe('Somebody’s own');
});
