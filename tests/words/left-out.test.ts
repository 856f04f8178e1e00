import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftOut } from '../../scripts/left-out.js';

const language = mkdtempSync(join(tmpdir(), 'heatstamp-words-'));
afterAll(() => {
  rmSync(language, { recursive: true });
});

test('product §2: a language that leaves a whole file out is told so, not given the English one', () => {
  cpSync('src/words/en', language, { recursive: true });
  rmSync(join(language, 'command.ts'));
  expect(leftOut(language)).toEqual([]);
  rmSync(join(language, 'pages/about.ts'));
  rmSync(join(language, 'table.ts'));
  expect([...leftOut(language)].sort()).toEqual([join('pages', 'about.ts'), 'table.ts']);
});
