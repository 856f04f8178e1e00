import { join } from 'node:path';
import { compressFiles } from './compress-files.js';
import { assertPortIsFree } from './free-port.js';
import { installDependencies } from './install.js';
import { runLong } from './processes.js';
import { root } from './project.js';

if (process.argv[2] === 'build') {
  // Imported only now, since the build needs what may just have been installed.
  const { buildSite } = await import('./build-site.js');
  await buildSite();
  compressFiles(join(root, 'dist/site'));
} else {
  await assertPortIsFree();
  await installDependencies();
  console.log('Building the site, which takes about a minute …');
  // In a process of its own, whose memory goes with it: the server may run for days.
  if (!(await runLong(['node', 'scripts/start.js', 'build']))) process.exit(1);
  await import('./serve.js');
}
