import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputSchema } from './output-schema.js';
import { root } from './project.js';

/*
 * Writes what the package holds besides code: node scripts/write-package-files.js BUNDLE FOLDER. A process of its own,
 * since a process imports a module only once, and the bundle may have changed since.
 */
const [, , bundle = '', folder = ''] = process.argv;

/** @type {unknown} */
const module = await import(pathToFileURL(resolve(bundle, 'package-files.js')).href);
const { packageFiles } = /** @type {typeof import('../src/cli/package-files.ts')} */ (module);
/** @type {unknown} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { version } = /** @type {{ version: string }} */ (manifest);
for (const [path, text] of Object.entries(packageFiles(version))) {
  writeFileSync(join(folder, path), text);
}
/*
 * What the registry of MCP servers is told: `mcp-publisher publish` reads it.
 */
const { name, mcpName, homepage, repository } =
  /** @type {{ name: string, mcpName: string, homepage: string, repository: { url: string } }} */ (
    manifest
  );
const server = {
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  name: mcpName,
  title: 'Heatstamp',
  description: 'Reads Louis Vuitton date codes, and compares what a seller says with them.',
  version,
  websiteUrl: homepage,
  repository: { url: repository.url.replace(/^git\+|\.git$/g, ''), source: 'github' },
  packages: [
    {
      ...{ registryType: 'npm', identifier: name, version, transport: { type: 'stdio' } },
      packageArguments: [{ type: 'positional', value: 'mcp' }],
    },
  ],
};
writeFileSync(join(folder, 'server.json'), `${JSON.stringify(server, null, 2)}\n`);
const schema = JSON.stringify(outputSchema(), null, 1);
writeFileSync(join(folder, 'output.schema.json'), `${schema}\n`);
