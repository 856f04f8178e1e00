import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import type { Engine, Tab, Visitor, Wishes } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

interface Options extends Partial<Wishes> {
  /** What the browser may complain about here, because the flow provokes it. */
  readonly expectedTrouble?: RegExp;
}

const name = process.env.ENGINE ?? '';
const engine: Engine =
  name === 'webkit' ? startWebKit(inject('site'), inject('driver')) : startFirefox(inject('site'));

afterAll(async () => {
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${name}-version.txt`, engine.version());
  await engine.stop();
});

/** A test in which somebody who has never been here does something, and the browser finds nothing to complain about. */
export function flow(
  title: string,
  act: (tab: Tab, visitor: Visitor) => Promise<void>,
  { expectedTrouble, theme = 'light', hasScripts = true }: Options = {},
): void {
  test(title, async () => {
    const visitor = await engine.visitor({ theme, hasScripts });
    try {
      await act(await visitor.tab(), visitor);
      const trouble = await visitor.trouble();
      expect(trouble.filter((text) => expectedTrouble?.test(text) !== true)).toEqual([]);
    } finally {
      await visitor.leave();
    }
  });
}
