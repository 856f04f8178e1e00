import { installDependencies } from './install.js';

await installDependencies();
// Imported only now, since the build needs what may just have been installed.
const { buildSite } = await import('./build-site.js');
await buildSite();
await import('./serve.js');
