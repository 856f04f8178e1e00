import { ensureDependencies } from './dependencies.js';

ensureDependencies();
// Loaded only now, since the build needs what may just have been installed.
const { buildSite } = await import('./build-site.js');
await buildSite();
await import('./serve.js');

// npm hands a signal to the shell it started, and that shell ends without handing it on.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 500);
}
