import {
  type Command,
  COMMANDS,
  fullName,
  commandOptions,
  statusesOf,
  summaryOf,
  synopsisOf,
} from '../commands.ts';
import { padEnd, widthOf, wrap } from '../formatters/layout.ts';
import { usage } from '../usage.ts';

const WIDTH = 80;
const MAX_TERM_LENGTH = 26;
const INDENT = '  ';

/** A term and what it means. */
type Definition = readonly [term: string, description: string];

/**
 * The help of a subcommand, at most 80 columns wide.
 *
 * @example
 * formatHelp(COMMANDS[3]).startsWith('Prints every valid date code') // => true
 */
export function formatHelp(command: Command): string {
  const { name, summary, takes } = command;
  const { headings } = usage;
  const forms = command.forms.map(([form, does]): Definition => [
    `${fullName(name)} ${form}`,
    does(usage),
  ]);
  const subcommands = COMMANDS.filter((row) => row.name !== '').map((row): Definition => [
    row.name,
    row.summary(usage),
  ]);
  const options = commandOptions(command).map((option): Definition => [
    synopsisOf(option),
    summaryOf(option, usage, name),
  ]);
  return [
    `${wrap(summary(usage), WIDTH).join('\n')}\n`,
    formatSection(headings.usage, forms),
    ...(name === '' ? [formatSection(headings.subcommands, subcommands)] : []),
    formatSection(headings.options, [
      ...options,
      ...(takes === 'codes' ? [['--', usage.terminator] as const] : []),
    ]),
    formatSection(headings.status, statusesOf(command, usage)),
    ...(hasTopics(command) ? usage.topics.map(({ title, text }) => formatText(title, text)) : []),
    formatText(headings.seeAlso, usage.seeAlso),
    ...(name === '' ? [`${usage.more}\n`] : []),
  ].join('\n');
}

/** Only subcommands that read rows need the sections about tables. */
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
    .map(([term]) => widthOf(term))
    .filter((length) => length <= MAX_TERM_LENGTH);
  const column = 2 + Math.max(0, ...lengths) + 2;
  const lines = definitions.flatMap(([term, description]) => {
    const [first = '', ...rest] = wrap(description, WIDTH - column).map(
      (line) => ' '.repeat(column) + line,
    );
    return widthOf(term) + 4 > column
      ? [`  ${term}`, first, ...rest]
      : [padEnd(`  ${term}`, column) + first.slice(column), ...rest];
  });
  return `${heading}\n${lines.join('\n')}\n`;
}
