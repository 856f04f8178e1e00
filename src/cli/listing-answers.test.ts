import { describe, expect, test } from 'vitest';
import { parseLines, runIn } from '../../tests/cli/in-process.ts';

test('a label in its own column takes precedence over the text', async () => {
  const rows = ['USA', 'France', 'Atlantis', ''].map(
    (label) => `"code SD1013; made in France",${label}`,
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

describe('prose that does not fit', () => {
  const PROSE = 'My bag was made in Spain and I love it, its code is SD1013';
  const FIELDS = 'Code SD1013; made in Spain';

  test('asks in its own column, which no claim shares with conflicts or doubts', async () => {
    const both = `${FIELDS}; my bag was made in Italy and I love it`;
    const input = [`text\n"${PROSE}"\n"${FIELDS}"\n"${both}"\n`];
    const argv = ['listing', '--column', 'text', '--add', 'label,conflicts,asks,doubts'];
    const { output, status } = await runIn([...argv, '--strict'], { input });
    expect(output.split('\n').slice(1)).toEqual([
      `"${PROSE}",asks,,label,`,
      `"${FIELDS}",conflicts,label:conflict,,`,
      `"${both}",conflicts|asks,label:conflict,,`,
      '',
    ]);
    expect(status).toBe(1);
  });

  test('is asked about with its quote and place, counted, and changes no status', async () => {
    const input = [`${PROSE}\n${PROSE} too\n`];
    const { output, messages, status } = await runIn(['listing', '--strict'], {
      ...{ input, messagesAreTerminal: true },
    });
    expect(output.replaceAll(/\s+/g, ' ')).toContain(
      'Label The text says “made in Spain”. Is that said of this bag? Published lists place SD in',
    );
    expect([messages, status]).toEqual(['2 in total: 2 valid (2 ask), 0 invalid.\n', 0]);
    const lines = await runIn(['listing', '--format', 'ndjson'], { input });
    expect(parseLines(lines.output)[0]).toMatchObject({
      codes: [{ checks: [{ outcome: 'asks', id: 'conflict', index: 11, length: 13 }] }],
    });
  });
});
