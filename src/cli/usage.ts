import { usage } from '../words/en/command-line.ts';
import { type Command, COMMANDS, optionsOf, STATUSES, valueOf } from './commands.ts';
import { wrapped } from './layout.ts';

const WIDTH = 80;

/**
 * The usage text of a subcommand, within 80 columns.
 *
 * @example
 * usageOf(COMMANDS[3]).startsWith('Every code that reads') // => true
 */
export function usageOf(command: Command): string {
  const name = ['heatstamp', command.name].filter(Boolean).join(' ');
  const forms = command.usage.map(([form, does]) => [`${name} ${form}`, does] as const);
  const options = optionsOf(command).map((option) => {
    const { short, summary } = option;
    const value = valueOf(option);
    const flag = `${short === undefined ? '' : `-${short}, `}--${option.name}`;
    return [value === undefined ? flag : `${flag} ${value}`, summary] as const;
  });
  const parts = [
    `${wrapped(command.summary, WIDTH).join('\n')}\n`,
    section(usage.headings.usage, forms),
    ...(command.name === '' ? [section(usage.headings.subcommands, subcommands())] : []),
    section(usage.headings.options, [
      ...options,
      ...(command.takes === 'codes' ? [['--', usage.terminator] as const] : []),
    ]),
    section(
      usage.headings.status,
      STATUSES.map(([status, means]) => [String(status), means] as const),
    ),
    ...(command.name === '' ? [`${usage.more}\n`] : []),
  ];
  return parts.join('\n');
}

function subcommands(): readonly (readonly [string, string])[] {
  return COMMANDS.filter(({ name }) => name !== '').map(({ name, summary }) => [name, summary]);
}

/** A heading, and rows of two columns; a long left side has a line of its own. */
function section(title: string, rows: readonly (readonly [string, string])[]): string {
  const fitting = rows.map(([left]) => left.length).filter((length) => length <= 26);
  const column = 2 + Math.max(0, ...fitting) + 2;
  const lines = rows.flatMap(([left, right]) => {
    const [first = '', ...rest] = wrapped(right, WIDTH - column).map(
      (line) => ' '.repeat(column) + line,
    );
    return left.length + 4 > column
      ? [`  ${left}`, first, ...rest]
      : [`  ${left}`.padEnd(column) + first.slice(column), ...rest];
  });
  return `${title}\n${lines.join('\n')}\n`;
}
