import { join } from 'node:path';
import type { Page } from '../site/page.ts';
import { pages } from '../site/pages.ts';
import { assetsOf, codeOf, scriptsOf, stylesOf, type Output } from './bundle.ts';
import { files } from './files.ts';
import { write } from './write.ts';

/** Has the page table's modules built for the browser and writes the site around them. */
export async function writeSite(
  root: string,
  build: (modules: readonly string[], isScript: boolean) => Promise<Output>,
): Promise<void> {
  const all: readonly Page[] = pages;
  const scripted = await build(
    all.flatMap(({ entry }) => entry ?? []),
    true,
  );
  const assets = [...assetsOf(scripted), ...codeOf(scripted)];
  const styles = new Map<string, string>();
  for (const { source } of all) {
    const styled = await build([source], false);
    assets.push(...assetsOf(styled));
    styles.set(source, stylesOf(styled));
  }
  const bundle = { assets: new Map(assets), styles, scripts: new Map(scriptsOf(scripted, root)) };
  write(join(root, 'dist/site'), files(all, bundle));
}
