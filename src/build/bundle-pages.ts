import { join } from 'node:path';
import type { Page } from '../site/page.ts';
import {
  assetsOf,
  type Bundle,
  codeOf,
  drawnStylesOf,
  laterStylesOf,
  modulesAtOnce,
  type Output,
  type Script,
  scriptsOf,
  sheetOf,
} from './bundle.ts';
import { layerOrder } from './layer-order.ts';

/**
 * Has modules built for the browser. Those named as `first` are put into one file with the entry, and all others of ours
 * into another: few large files are smaller, packed, than many.
 */
export type Build = (modules: readonly string[], first?: ReadonlySet<string>) => Promise<Output>;

/** Has the modules of every page built, each page for itself; React alone is the same file for all. */
export async function bundlePages(
  pages: readonly Page[],
  root: string,
  build: Build,
): Promise<Bundle> {
  const [assets, styles, laterStyles, scripts] = [
    new Map<string, string | Uint8Array>(),
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, Script>(),
  ];
  for (const { id, source, entry } of pages) {
    const drawn = await build(entry === undefined ? [source] : [source, entry]);
    for (const [path, contents] of assetsOf(drawn)) assets.set(path, contents);
    styles.set(source, layerOrder + drawnStylesOf(drawn, join(root, source)));
    if (entry === undefined) continue;
    const later = laterStylesOf(drawn, join(root, source));
    if (later !== '') {
      const file = sheetOf(id, later);
      assets.set(file, later);
      laterStyles.set(source, file);
    }
    const loose = await build([entry]);
    const packed = await build([entry], modulesAtOnce(loose, join(root, entry)));
    for (const [path, code] of codeOf(packed)) assets.set(path, code);
    for (const [module, script] of scriptsOf(packed, root)) scripts.set(module, script);
  }
  return { assets, styles, laterStyles, scripts };
}
