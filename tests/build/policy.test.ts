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

  test('needs no exception: no style attribute, no handler, and no inline script but the two that it allows by hash', () => {
    expect(captures(html, /(<[^>]+ style=[^>]*>)/g)).toEqual([]);
    expect(captures(html, /(<[a-z][^>]* on\w+=[^>]*>)/g)).toEqual([]);
    const inline = captures(
      html,
      /<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs,
    );
    const expected = [page.file === 'index.html', page.entry !== undefined].filter(Boolean);
    expect(inline).toHaveLength(expected.length);
    expect(html).not.toMatch(/<script[^>]* src=/);
    const allowed = inline.map(hashOf);
    expect(policy).toContain(`; ${["script-src 'self'", ...allowed].join(' ')};`);
    for (const each of allowed) expect(headerLine).toContain(each);
  });
});

test('the policy in a page is the one in its header, but for frame-ancestors and its own hashes', () => {
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
