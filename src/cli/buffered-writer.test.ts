import { afterEach, expect, test, vi } from 'vitest';
import { BufferedWriter } from './buffered-writer.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('data added piece by piece before a flush is seldom copied, however much it is', async () => {
  const written: Uint8Array[] = [];
  const writer = new BufferedWriter((data) => {
    written.push(Uint8Array.from(Buffer.from(data)));
    return Promise.resolve(true);
  });
  const allocate = vi.spyOn(Buffer, 'allocUnsafe');
  const [row, bytes] = ['AR2126\tWeek 22, 2016 👜\n', Buffer.from([0xff, 0x0a])];
  for (let count = 0; count < 20_000; count += 1) {
    writer.add(row);
    writer.add(bytes);
  }
  expect(allocate.mock.calls.length).toBeLessThan(10);
  await writer.flush();
  const all = Buffer.concat(written);
  const piece = Buffer.concat([Buffer.from(row), bytes]);
  expect(all.equals(Buffer.alloc(20_000 * piece.length, piece))).toBe(true);
});
