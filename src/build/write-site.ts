import { join } from 'node:path';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import { assetsOf, codeOf, scriptsOf, stylesOf, type Output } from './bundle.ts';
import { readFolder, write } from './disk.ts';
import { files } from './files.ts';
import { forVisitors } from './for-visitors.ts';
import { hosting } from './hosting.ts';
import { worker } from './worker.ts';

/** Has the page table's modules built for the browser and writes the site around them. */
export async function writeSite(
  root: string,
  build: (modules: readonly string[]) => Promise<Output>,
): Promise<void> {
  const all: readonly Page[] = pages;
  const scripted = await build(all.flatMap(({ entry }) => entry ?? []));
  const assets = [...assetsOf(scripted), ...codeOf(scripted)];
  const styles = new Map<string, string>();
  for (const { source, entry } of all) {
    // What a script brings to the screen later, such as an error, needs its styles as well.
    const styled = await build(entry === undefined ? [source] : [source, entry]);
    assets.push(...assetsOf(styled));
    styles.set(source, stylesOf(styled));
  }
  const bundle = { assets: new Map(assets), styles, scripts: new Map(scriptsOf(scripted, root)) };
  const site = files(all, bundle, readFolder(join(root, 'src/build/images')));
  const [code = ''] = codeOf(await build(['src/site/worker/worker.ts'])).map(([, text]) => text);
  write(join(root, 'dist/site'), new Map([...site, ['sw.js', worker(code, forVisitors(site))]]));
  write(join(root, 'dist/hosting'), hosting([...styles.values()]));
}
