import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// Nothing else in the build touches the disk.

/** Replaces a folder by these files. */
export function write(directory: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(directory, { recursive: true, force: true });
  for (const [path, contents] of files) {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}

/** The files of a folder without folders in it. */
export function readFolder(directory: string): [string, Uint8Array][] {
  return readdirSync(directory).map((name) => [name, readFileSync(join(directory, name))]);
}
