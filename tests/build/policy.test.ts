import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/build/csp.ts';
import { captures, only, read, sample, table } from './site-files.ts';

const headerLine = only(read('_headers'), /^ {2}Content-Security-Policy: (.*)$/gm);

describe.each(sample)('the policy of $file', (page) => {
  const html = read(page.file);
  const policy = only(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g);
  const hash = hashOf(only(html, /<style>(.*?)<\/style>/gs));

  test('starts from nothing, allows nothing unsafe and requires Trusted Types', () => {
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types heatstamp-worker");
  });

  test('allows its one style sheet by hash, in the page and in the header', () => {
    expect(policy).toContain(`style-src 'self' ${hash};`);
    expect(headerLine).toContain(hash);
  });

  test('needs no exception: there is no style attribute or handler, and no inline script but the one that the policy names by its hash', () => {
    expect(captures(html, /(<[^>]+ style=[^>]*>)/g)).toEqual([]);
    expect(captures(html, /(<[a-z][^>]* on\w+=[^>]*>)/g)).toEqual([]);
    const scripts = captures(html, /<script( [^>]*)>/g);
    expect(scripts.filter((each) => !/ src="\/assets\/|ld\+json"/.test(each))).toEqual([]);
    const inline = captures(html, /<script>(.*?)<\/script>/gs);
    expect(inline).toHaveLength(page.file === 'index.html' ? 1 : 0);
    const allowed = ["script-src 'self'", ...inline.map(hashOf)].join(' ');
    expect(policy).toContain(`; ${allowed};`);
    expect(headerLine).toContain(allowed);
  });
});

test('a page sets no rule that its header does not set, but for what others hold themselves', () => {
  const withoutHashes = (text: string): string => text.replaceAll(/ 'sha256-[^']*'/g, '');
  for (const { file } of table) {
    const policy = only(read(file), /http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    expect(withoutHashes(headerLine)).toBe(`${withoutHashes(policy)}; frame-ancestors 'none'`);
  }
});

test('the header forbids framing, which a page cannot do itself', () => {
  expect(headerLine).toContain("frame-ancestors 'none'");
  // Cloudflare Pages ignores longer lines.
  expect(headerLine.length).toBeLessThan(1900);
});
