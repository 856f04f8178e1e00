import { join } from 'node:path';
import { guideFile } from '../content/guide-file.ts';
import { pages } from '../site/pages.ts';
import { codeOf } from './bundle.ts';
import { type Build, bundlePages } from './bundle-pages.ts';
import { readFolder, write } from './disk.ts';
import { files } from './files.ts';
import { forVisitors } from './for-visitors.ts';
import { renderGuide } from './guide-pdf/render-guide.tsx';
import { hosting } from './hosting.ts';
import { worker } from './worker.ts';

/** Has the page table's modules built for the browser and writes the site around them into a folder. */
export async function writeSite(root: string, folder: string, build: Build): Promise<void> {
  const bundle = await bundlePages(pages, root, build);
  const images = readFolder(join(root, 'src/build/images'));
  const guide = [guideFile.path, await renderGuide()] as const;
  const site = files(pages, bundle, [...images, guide]);
  const [code = ''] = codeOf(await build(['src/site/worker/worker.ts'])).map(([, text]) => text);
  write(join(root, folder), new Map([...site, ['sw.js', worker(code, forVisitors(site))]]));
  write(join(root, folder, '../hosting'), hosting([...bundle.styles.values()]));
}
