import { type Command, COMMANDS, optionsOf, rowOf, STATUSES } from './commands.ts';
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
    const { short, value, summary } = rowOf(option);
    const flag = `${short === undefined ? '' : `-${short}, `}--${option.name}`;
    return [value === undefined ? flag : `${flag} ${value}`, summary] as const;
  });
  const parts = [
    `${wrapped(command.summary, WIDTH).join('\n')}\n`,
    section('Usage', forms),
    ...(command.name === '' ? [section('Subcommands', subcommands())] : []),
    section('Options', [
      ...options,
      ...(command.takes === 'codes'
        ? [['--', 'codes follow, even with a dash in front'] as const]
        : []),
    ]),
    section(
      'Exit status',
      STATUSES.map(([status, means]) => [String(status), means] as const),
    ),
    ...(command.name === '' ? ['heatstamp SUBCOMMAND --help tells more of each.\n'] : []),
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
