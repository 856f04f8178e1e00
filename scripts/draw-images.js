// Draws the pictures that must be PNG: `npm run images`, after a build and only when one changes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { ensureBrowser, launchArgs } from './browser.js';
import { drawLeather } from './draw-leather.js';
import { root } from './project.js';

const folder = join(root, 'src/build/images');
const icon = readFileSync(join(root, 'dist/site/icon.svg'), 'utf8');
const [, leather = ''] = /fill="(#\w+)"/.exec(icon) ?? [];
/** The readme's picture is no part of the site. */
const README = '../../../docs/result';

/**
 * The icon on a square; where systems round the corners themselves it fills the square.
 * @param {number} size
 * @param {boolean} isFilled
 * @param {number} [part] how much of the square the icon takes
 */
function iconPage(size, isFilled, part = 1) {
  const [side, margin] = [size * part, (size * (1 - part)) / 2];
  const background = isFilled ? `background: ${leather};` : '';
  return `<style>body { margin: 0; ${background} } svg { display: block; width: ${side}px; margin: ${margin}px; }</style>${icon}`;
}

const pictures = [
  { name: 'icon-180', width: 180, height: 180, html: iconPage(180, true) },
  { name: 'icon-192', width: 192, height: 192, html: iconPage(192, false) },
  { name: 'icon-512', width: 512, height: 512, html: iconPage(512, false) },
  // A mask may cut off all but the middle four fifths.
  { name: 'icon-512-maskable', width: 512, height: 512, html: iconPage(512, true, 0.8) },
  ...(await drawnPictures()),
];

const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: launchArgs,
});
const page = await browser.newPage();
writeFileSync(join(root, 'src/site/tab/leather.webp'), await drawLeather(page));
for (const { name, width, height, html } of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  console.log(`Drew ${name}.png`);
}
await browser.close();

/** The pages of the shared pictures in every language, and of the readme's: the site's own components draw them. */
async function drawnPictures() {
  const { languages } = /** @type {typeof import('../src/words/languages.ts')} */ (
    await load('/src/words/languages.ts', 'en')
  );
  const drawn = [];
  for (const { id, path } of languages) {
    const { sharePicture, readmePicture } =
      /** @type {Record<'sharePicture' | 'readmePicture', (styles: string) => string>} */ (
        await load('/src/build/share-picture.tsx', id)
      );
    const share = `${path}/share`.slice(1);
    drawn.push({ name: share, width: 1200, height: 630, html: fonts() + sharePicture(styles()) });
    if (path === '')
      drawn.push({
        name: README,
        width: 1600,
        height: 900,
        html: fonts() + readmePicture(styles()),
      });
  }
  return drawn;
}

/**
 * A module with the words of a language.
 * @param {string} module
 * @param {string} language
 */
async function load(module, language) {
  process.env.SITE_LANGUAGE = language;
  const vite = await createServer({
    root,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
  });
  const loaded = await vite.ssrLoadModule(module);
  await vite.close();
  return loaded;
}

/** The styles of the built site, with the grain of the leather in them. */
function styles() {
  const grain = readFileSync(join(root, 'src/site/tab/leather.webp'), 'base64');
  const assets = join(root, 'dist/site/assets');
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'));
  const home = readFileSync(join(root, 'dist/site/index.html'), 'utf8');
  return [
    /<style>(.*?)<\/style>/s.exec(home)?.[1] ?? '',
    ...sheets.map((name) => readFileSync(join(assets, name), 'utf8')),
  ]
    .join('\n')
    .replaceAll(/url\([^)]*leather[^)]*\)/g, `url(data:image/webp;base64,${grain})`);
}

function fonts() {
  const faces = Object.entries({
    jost: 'node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
    fraunces: 'src/site/styles/fonts/fraunces-72-450.woff2',
  }).map(([name, path]) => {
    const data = readFileSync(join(root, path), 'base64');
    return `@font-face { font-family: ${name}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
  });
  return `<style>${faces.join('\n')}</style>`;
}
