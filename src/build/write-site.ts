import { join } from 'node:path';
import { guideFile } from '../content/guide-file.ts';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import {
  assetsOf,
  type Bundle,
  codeOf,
  laterStylesOf,
  type Output,
  scriptsOf,
  sheetOf,
  stylesOf,
} from './bundle.ts';
import { readFolder, write } from './disk.ts';
import { files } from './files.ts';
import { forVisitors } from './for-visitors.ts';
import { renderGuide } from './guide-pdf/render-guide.tsx';
import { hosting } from './hosting.ts';
import { worker } from './worker.ts';

/** Has modules built for the browser: together they share chunks. Their styles come in one sheet, or one for each chunk. */
type Build = (modules: readonly string[], styles: 'one-sheet' | 'by-chunk') => Promise<Output>;

/** As global.css has it: the bundler drops that line, and styles of a chunk that pages share may stand before the reset. */
const LAYERS = '@layer reset,tokens,base,components;';

/** Has the page table's modules built for the browser and writes the site around them into a folder. */
export async function writeSite(root: string, folder: string, build: Build): Promise<void> {
  const bundle = await bundleOf(pages, root, build);
  const images = readFolder(join(root, 'src/build/images'));
  const guide = [guideFile.path, await renderGuide()] as const;
  const site = files(pages, bundle, [...images, guide]);
  const [code = ''] = codeOf(await build(['src/site/worker/worker.ts'], 'one-sheet')).map(
    ([, text]) => text,
  );
  write(join(root, folder), new Map([...site, ['sw.js', worker(code, forVisitors(site))]]));
  write(join(root, folder, '../hosting'), hosting([...bundle.styles.values()]));
}

async function bundleOf(pages: readonly Page[], root: string, build: Build): Promise<Bundle> {
  const scripted = await build(
    pages.flatMap(({ entry }) => entry ?? []),
    'one-sheet',
  );
  const assets = new Map([...assetsOf(scripted), ...codeOf(scripted)]);
  const styles = new Map<string, string>();
  const laterStyles = new Map<string, string>();
  for (const { id, source, entry } of pages) {
    // In one sheet they keep the order of the page's imports.
    const styled = await build([source], 'one-sheet');
    for (const [path, contents] of assetsOf(styled)) assets.set(path, contents);
    styles.set(source, LAYERS + stylesOf(styled));
    if (entry === undefined) continue;
    const whole = await build([source, entry], 'by-chunk');
    const css = laterStylesOf(whole, join(root, source));
    if (css === '') continue;
    const file = sheetOf(id, css);
    assets.set(file, css);
    laterStyles.set(source, file);
  }
  return { assets, styles, laterStyles, scripts: new Map(scriptsOf(scripted, root)) };
}
