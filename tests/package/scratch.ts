import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildLib, libIsStale } from '../../scripts/build-lib.js';
import { root } from '../../scripts/project.js';

interface PackedFile {
  readonly path: string;
  readonly mode: number;
  /** In bytes. */
  readonly size: number;
}

/** A project outside the repository that has installed the package and nothing else. */
export interface Scratch {
  readonly folder: string;
  readonly tarball: string;
  /** What npm put into the package. */
  readonly files: readonly PackedFile[];
  readonly remove: () => void;
}

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly messages: string;
}

/** Packs what is built, and installs it as a user would, without a network. */
export function scratchProject(): Scratch {
  if (libIsStale()) buildLib();
  const base = mkdtempSync(join(tmpdir(), 'heatstamp-package-'));
  const folder = join(base, 'project');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', base];
  const [packed] = JSON.parse(succeeded(runIn(root, 'npm', pack))) as [
    { filename: string; files: PackedFile[] },
  ];
  const tarball = join(base, packed.filename);
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball];
  succeeded(runIn(folder, 'npm', install));
  const remove = (): void => {
    rmSync(base, { recursive: true, force: true });
  };
  return { folder, tarball, files: packed.files, remove };
}

/** Runs a program, one of the project's own tools among them, to its end. */
export function runIn(folder: string, program: string, argv: readonly string[], input = ''): Ended {
  const { status, stdout, stderr, error } = spawnSync(program, argv, {
    cwd: folder,
    env: { ...environment, PATH: [...tools, process.env.PATH].join(delimiter) },
    input,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  return { status, output: stdout, messages: stderr };
}

const tools = ['node_modules/.bin', 'tools/node_modules/.bin'].map((bin) => join(root, bin));

/** Without what npm tells the tests about the repository, which would lead it back there. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name)),
  ),
  // A home may be read-only, and npm keeps its cache and its logs there.
  npm_config_cache: join(root, '.cache/npm'),
};

function succeeded({ status, output, messages }: Ended): string {
  if (status !== 0) throw new Error(messages + output);
  return output;
}
