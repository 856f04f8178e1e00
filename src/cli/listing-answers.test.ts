import { expect, test } from 'vitest';
import { parseLines, runIn } from '../../tests/cli/in-process.ts';

test('a label in its own column takes precedence over the text', async () => {
  const rows = ['USA', 'France', 'Atlantis', ''].map(
    (label) => `"code SD1013, made in France",${label}`,
  );
  const input = [`text,label\n${rows.join('\n')}\n"nothing",USA\n`];
  const argv = ['listing', '--column', 'text', '--made-in-column', 'label'];
  const { output } = await runIn(argv, { input });
  const [header = '', ...records] = output.trimEnd().split('\n');
  const at = header.split(',').length - header.split(',').indexOf('heatstamp_label');
  expect(records.map((record) => record.split(',').at(-at))).toEqual([
    ...['agrees', 'conflicts', 'unknown', 'conflicts', ''],
  ]);
  const objects = parseLines((await runIn([...argv, '--format', 'ndjson'], { input })).output);
  expect(objects[0]).toMatchObject({ label: { outcome: 'agrees' } });
  expect(objects[3]).not.toHaveProperty('label');
  const { output: answers } = await runIn([...argv, '--format', 'text'], { input });
  expect(answers).toContain('\n  Label     Agrees. ');
});
