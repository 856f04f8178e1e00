import { installDependencies } from './install.js';

installDependencies();
// Imported only now, since the build needs what may just have been installed.
const { buildSite } = await import('./build-site.js');
await buildSite();
await import('./serve.js');
