import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces a folder by these files. Nothing else in the build touches the disk. */
export function write(directory: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(directory, { recursive: true, force: true });
  for (const [path, contents] of files) {
    const target = join(directory, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, contents);
  }
}
