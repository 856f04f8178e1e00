import { usage } from '../../words/en/command-line.ts';
import { type Command, COMMANDS, fullName, optionsOf, STATUSES, synopsisOf } from '../commands.ts';
import { wrap } from '../formatters/layout.ts';

const WIDTH = 80;
const MAX_TERM_LENGTH = 26;
const INDENT = '  ';

/** A term and what it means. */
type Definition = readonly [term: string, description: string];

/**
 * The help of a subcommand, at most 80 columns wide.
 *
 * @example
 * formatHelp(COMMANDS[3]).startsWith('Prints every date code that reads') // => true
 */
export function formatHelp(command: Command): string {
  const { name, summary, takes } = command;
  const { headings } = usage;
  const forms = command.usage.map(([form, does]): Definition => [
    `${fullName(name)} ${form}`,
    does,
  ]);
  const subcommands = COMMANDS.filter((row) => row.name !== '').map((row): Definition => [
    row.name,
    row.summary,
  ]);
  const options = optionsOf(command).map((option): Definition => [
    synopsisOf(option),
    option.summary,
  ]);
  const statuses = STATUSES.map(([status, meaning]): Definition => [String(status), meaning]);
  return [
    `${wrap(summary, WIDTH).join('\n')}\n`,
    formatSection(headings.usage, forms),
    ...(name === '' ? [formatSection(headings.subcommands, subcommands)] : []),
    formatSection(headings.options, [
      ...options,
      ...(takes === 'codes' ? [['--', usage.terminator] as const] : []),
    ]),
    formatSection(headings.status, statuses),
    ...(hasTopics(command) ? usage.topics.map(({ title, text }) => formatText(title, text)) : []),
    formatText(headings.seeAlso, usage.seeAlso),
    ...(name === '' ? [`${usage.more}\n`] : []),
  ].join('\n');
}

/** Only subcommands that read rows have something to tell of tables. */
function hasTopics({ takes }: Command): boolean {
  return takes === 'codes' || takes === 'files';
}

function formatText(heading: string, text: string): string {
  const lines = wrap(text, WIDTH - INDENT.length).map((line) => INDENT + line);
  return `${heading}\n${lines.join('\n')}\n`;
}

/** A heading with its definitions in two columns; a long term gets a line of its own. */
function formatSection(heading: string, definitions: readonly Definition[]): string {
  const lengths = definitions
    .map(([term]) => term.length)
    .filter((length) => length <= MAX_TERM_LENGTH);
  const column = 2 + Math.max(0, ...lengths) + 2;
  const lines = definitions.flatMap(([term, description]) => {
    const [first = '', ...rest] = wrap(description, WIDTH - column).map(
      (line) => ' '.repeat(column) + line,
    );
    return term.length + 4 > column
      ? [`  ${term}`, first, ...rest]
      : [`  ${term}`.padEnd(column) + first.slice(column), ...rest];
  });
  return `${heading}\n${lines.join('\n')}\n`;
}
