import { describe, expect, test } from 'vitest';
import { headerPolicy, pagePolicy } from '../../src/build/csp.ts';
import { captures, paths, read, sample } from './site-files.ts';

test('a policy allows only the origins it is given, or none', () => {
  const origins = ['https://a.example', 'https://b.example'];
  const none = { scripts: [], styles: [] };
  for (const policy of [pagePolicy, headerPolicy]) {
    expect(policy(none, origins)).toContain('; connect-src https://a.example https://b.example;');
    expect(policy(none, [])).not.toMatch(/https?:/);
  }
});

describe('A build without an address', () => {
  test.each(sample)('§7: allows no other origin in $file', ({ file }) => {
    const [policy] = captures(read(file), /Content-Security-Policy" content="([^"]*)"/g);
    expect(policy).toBeDefined();
    expect(policy).not.toMatch(/https?:/);
  });

  test('§7: ships nothing that could send a form', () => {
    const scripts = paths().filter((path) => /^assets\/.*\.js$/.test(path));
    expect(scripts.length).toBeGreaterThan(0);
    const senders = /\bfetch\(|sendBeacon|XMLHttpRequest|beforeunload/;
    expect(scripts.filter((path) => senders.test(read(path)))).toEqual([]);
  });
});
