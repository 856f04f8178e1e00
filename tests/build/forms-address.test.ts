import { describe, expect, test } from 'vitest';
import { headerPolicy, pagePolicy } from '../../src/build/csp.ts';
import { formsOrigin } from '../../src/build/forms-origin.ts';
import { buildElsewhere } from '../build-elsewhere.ts';
import { captures, paths, read, table } from './site-files.ts';

describe('The address that forms are delivered to', () => {
  test.each([
    ['https://forms.example.com/heatstamp?list=1', 'https://forms.example.com'],
    ['https://forms.example.com:8443', 'https://forms.example.com:8443'],
    ['HTTPS://Forms.Example.com:443/', 'https://forms.example.com'],
    ['http://localhost:4300/forms', 'http://localhost:4300'],
  ])('may be %s', (address, origin) => {
    expect(formsOrigin(address)).toBe(origin);
  });

  test.each([
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
  ])('may not be "%s"', (address) => {
    expect(() => formsOrigin(address)).toThrow('HEATSTAMP_FORMS_URL must be');
  });

  test('stops the build where it cannot be used, with a message that names the variable', () => {
    const { status, stderr } = buildElsewhere('refused', {
      HEATSTAMP_FORMS_URL: 'http://a.example',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('HEATSTAMP_FORMS_URL must be a whole https address');
  }, 60_000);
});

test('product §2: a policy names the origins that may be sent to, and without any it allows none', () => {
  const origins = ['https://a.example', 'https://b.example'];
  for (const policy of [pagePolicy, headerPolicy]) {
    expect(policy([], origins)).toContain('; connect-src https://a.example https://b.example;');
    expect(policy([], [])).not.toMatch(/https?:/);
  }
});

describe('A build without an address', () => {
  test.each(table)('§7, product §2: allows no other origin in $file', ({ file }) => {
    const [policy] = captures(read(file), /Content-Security-Policy" content="([^"]*)"/g);
    expect(policy).toBeDefined();
    expect(policy).not.toMatch(/https?:/);
  });

  test('§7, product §2: ships nothing that could send a form', () => {
    const scripts = paths().filter((path) => /^assets\/.*\.js$/.test(path));
    expect(scripts.length).toBeGreaterThan(0);
    const senders = /\bfetch\(|sendBeacon|XMLHttpRequest|beforeunload/;
    expect(scripts.filter((path) => senders.test(read(path)))).toEqual([]);
  });
});
