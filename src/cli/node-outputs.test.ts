import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFiles } from './node-outputs.ts';

describe('the temporary name of a file that is written', () => {
  test('never follows a link that somebody has put there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heatstamp-outputs-'));
    const [out, victim] = [join(folder, 'out.csv'), join(folder, 'victim')];
    writeFileSync(victim, 'mine');
    symlinkSync(victim, `${out}.guessed.part`);
    await expect(createFiles([out], [], () => 'guessed')).rejects.toThrow();
    expect([readFileSync(victim, 'utf8'), existsSync(out)]).toEqual(['mine', false]);
  });

  test('differs from run to run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'heatstamp-outputs-'));
    const out = join(folder, 'out.csv');
    const [first] = await createFiles([out], []);
    const [second] = await createFiles([out], []);
    await first?.write('first');
    await second?.write('second');
    await first?.commit();
    expect(readFileSync(out, 'utf8')).toBe('first');
    await second?.commit();
    expect(readFileSync(out, 'utf8')).toBe('second');
  });
});
