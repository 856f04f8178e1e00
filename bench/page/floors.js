import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../scripts/project.js';

const cache = join(root, '.cache/bench-page');

/**
 * Writes two sites whose home has the same content and styles as ours: one without any script, and one whose script
 * only hydrates it as one React tree. Nothing that shows as much could be faster than the first, nor the second with
 * React.
 * @param {string} site
 * @param {string} executablePath of a browser
 */
export async function writeFloors(site, executablePath) {
  // What stands in the page as data is no script.
  const html = readFileSync(join(site, 'index.html'), 'utf8').replace(
    /<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>\n?/g,
    '',
  );
  const plain = write('plain', site, html, undefined);
  const script = await hydrating(await treeOf(html, executablePath));
  const bare = write('bare', site, html, script);
  return [
    { name: 'floor: plain HTML', directory: plain },
    { name: 'floor: bare React', directory: bare },
  ];
}

/**
 * @param {string} name
 * @param {string} site
 * @param {string} html
 * @param {string | undefined} script
 */
function write(name, site, html, script) {
  const directory = join(cache, name);
  rmSync(directory, { recursive: true, force: true });
  cpSync(site, directory, { recursive: true });
  const tag = '<script type="module" src="/assets/floor.js"></script>';
  writeFileSync(
    join(directory, 'index.html'),
    script === undefined ? html : html.replace('</head>', () => `${tag}\n</head>`),
  );
  if (script !== undefined) writeFileSync(join(directory, 'assets/floor.js'), script);
  return directory;
}

/**
 * What the page holds, as JSON.
 * @param {string} html
 * @param {string} executablePath
 */
async function treeOf(html, executablePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  const text = await page.evaluate((source) => {
    /** @type {(node: Element) => import('./hydrate.ts').Twig[]} */
    const twigs = (node) => [...node.childNodes].flatMap(twig);
    /** @type {(node: Node) => import('./hydrate.ts').Twig[]} */
    const twig = (node) => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      /** @type {Record<string, string>} */
      const attributes = {};
      for (const { name, value } of node.attributes) attributes[name] = value;
      const children = node.localName === 'noscript' ? [] : twigs(node);
      return [{ tag: node.localName, attributes, children }];
    };
    const whole = new DOMParser().parseFromString(source, 'text/html').getElementById('root');
    return JSON.stringify(whole === null ? [] : twigs(whole));
  }, html);
  await browser.close();
  return text;
}

/** @param {string} tree */
async function hydrating(tree) {
  const result = await build({
    root,
    logLevel: 'warn',
    define: { 'import.meta.env.TREE': tree },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'bench/page/hydrate.ts') },
    },
  });
  const output = Array.isArray(result) ? undefined : 'output' in result && result.output[0];
  if (!output) throw new Error('Vite gave no single output.');
  return output.code;
}
