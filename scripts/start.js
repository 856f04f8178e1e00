import { join } from 'node:path';
import { compressFiles } from './compress-files.js';
import { installDependencies } from './install.js';
import { root } from './project.js';

await installDependencies();
// Imported only now, since the build needs what may just have been installed.
const { buildSite } = await import('./build-site.js');
await buildSite();
compressFiles(join(root, 'dist/site'));
await import('./serve.js');
