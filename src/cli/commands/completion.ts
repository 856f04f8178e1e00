import {
  type Command,
  COMMANDS,
  type Option,
  OPTIONS,
  commandOptions,
  SHELLS,
  type ShellName,
  summaryOf,
  valueOf,
} from '../commands.ts';
import { usage } from '../usage.ts';

/**
 * The script that a shell sources to complete the command, made from the tables of options and subcommands.
 *
 * @example
 * completionFor('bash').includes('complete -o default -F _heatstamp heatstamp') // => true
 */
export function completionFor(shell: ShellName): string {
  return { bash, zsh, fish }[shell]();
}

const SUBCOMMANDS = COMMANDS.filter(({ name }) => name !== '');

/** Subcommands for which no files may be offered. */
const FILELESS = SUBCOMMANDS.filter(({ takes }) => takes === 'factories' || takes === 'nothing');

function flagsOf(command: Command): string {
  return commandOptions(command)
    .flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])])
    .join(' ');
}

/**
 * Bash splits `--format=csv` into three words. When the script offers nothing, bash falls back to file names, which it then
 * quotes itself; bash 3, which macOS has, cannot turn that off.
 */
function bash(): string {
  const commands = [...SUBCOMMANDS, COMMANDS[0]].map((command) => {
    const pattern = command.name === '' ? '*' : command.name;
    const values = commandOptions(command).filter(({ choices }) => choices !== undefined);
    return `    ${pattern})
      words='${command.takes === 'shell' ? SHELLS.join(' ') : ''}' flags='${flagsOf(command)}'
      case $before in
${values.map(({ name, choices = [] }) => `        --${name}) words='${choices.join(' ')}' flags= ;;`).join('\n')}
      esac ;;`;
  });
  const freeText = OPTIONS.filter(
    (option) => valueOf(option) !== undefined && !option.choices && option.takesFile !== true,
  );
  return `# Completion of heatstamp for bash: source <(heatstamp completion bash)
_heatstamp() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} words= flags=
  COMPREPLY=()
  if [[ $word == '=' ]]; then word=
  elif [[ $before == '=' ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi
  case $before in
    ${OPTIONS.flatMap(({ name, takesFile }) => (takesFile ? [`--${name}`] : [])).join('|')}) return ;;
    ${freeText.map(({ name }) => `--${name}`).join('|')}) compopt +o default 2>/dev/null; return ;;
  esac
  local each subcommand=
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $each in ${SUBCOMMANDS.map(({ name }) => name).join('|')}) subcommand=$each; break ;; esac
  done
  case $subcommand in
${commands.join('\n')}
  esac
  case $subcommand in ${FILELESS.map(({ name }) => name).join('|')}) compopt +o default 2>/dev/null ;; esac
  if [[ $COMP_CWORD -eq 1 ]]; then words='${SUBCOMMANDS.map(({ name }) => name).join(' ')}'; fi
  if [[ $word == -* ]]; then words=$flags; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _heatstamp heatstamp
`;
}

function zsh(): string {
  const cases = COMMANDS.map((command) => {
    const specs = [
      ...commandOptions(command).map((option) => zshSpec(option, command)),
      ...zshArguments(command),
    ];
    const pattern = command.name === '' ? '*' : command.name;
    return `    ${pattern}) _arguments -S ${specs.map((spec) => `\\\n      ${spec}`).join(' ')} ;;`;
  });
  // The first row matches anything, so it must come last.
  const [fallback = '', ...others] = cases;
  const subcommands = SUBCOMMANDS.map(
    ({ name, summary }) => `'${name}:${escapeQuotes(summary(usage))}'`,
  ).join(' ');
  // As a file in $fpath it is the function itself; when sourced, it registers the function.
  return `#compdef heatstamp
# Completion of heatstamp for zsh: source <(heatstamp completion zsh)
_heatstamp() {
  local -a subcommands=(${subcommands})
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe 'subcommand' subcommands
    return
  fi
  case \${words[(r)(${SUBCOMMANDS.map(({ name }) => name).join('|')})]} in
${[...others, fallback].join('\n')}
  esac
}
if [[ $funcstack[1] == _heatstamp ]]; then _heatstamp "$@"; else compdef _heatstamp heatstamp; fi
`;
}

function zshSpec(option: Option, command: Command): string {
  const { name, short, choices, takesFile } = option;
  const description = escapeQuotes(summaryOf(option, usage, command.name)).replace(
    /[[\]:]/g,
    String.raw`\$&`,
  );
  if (short !== undefined) return `'(-${short} --${name})'{-${short},--${name}}'[${description}]'`;
  if (valueOf(option) === undefined) return `'--${name}[${description}]'`;
  const kind = choices ? `(${choices.join(' ')})` : takesFile === true ? '_files' : ' ';
  return `'--${name}=[${description}]:${name}:${kind}'`;
}

function zshArguments(command: Command): readonly string[] {
  const first = command.name === '' ? [] : [`'1: :(${command.name})'`];
  if (command.takes === 'shell') return [...first, `'2:shell:(${SHELLS.join(' ')})'`];
  return FILELESS.includes(command) ? first : [...first, `'*:file:_files'`];
}

function fish(): string {
  const withoutSubcommand = `not __fish_seen_subcommand_from ${SUBCOMMANDS.map(({ name }) => name).join(' ')}`;
  const subcommands = SUBCOMMANDS.map(
    ({ name, summary }) =>
      `complete -c heatstamp -f -n '__fish_is_first_token' -a ${name} -d '${escapeQuotes(summary(usage))}'`,
  );
  const options = COMMANDS.flatMap((command) => {
    const condition =
      command.name === '' ? withoutSubcommand : `__fish_seen_subcommand_from ${command.name}`;
    return commandOptions(command).map((option) => fishOption(option, condition, command));
  });
  const fileless = `complete -c heatstamp -f -n '__fish_seen_subcommand_from ${FILELESS.map(({ name }) => name).join(' ')}'`;
  const shells = `complete -c heatstamp -f -n '__fish_seen_subcommand_from completion' -a '${SHELLS.join(' ')}'`;
  return `# Completion of heatstamp for fish: heatstamp completion fish | source
${[...subcommands, ...options, fileless, shells].join('\n')}
`;
}

function fishOption(option: Option, condition: string, command: Command): string {
  const { name, short, choices, takesFile } = option;
  const parts = [
    `complete -c heatstamp -n '${condition}' -l ${name}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(valueOf(option) === undefined ? [] : [takesFile === true ? '-r -F' : '-x']),
    ...(choices ? [`-a '${choices.join(' ')}'`] : []),
    `-d '${escapeQuotes(summaryOf(option, usage, command.name))}'`,
  ];
  return parts.join(' ');
}

/** Text for between single quotes: a typographic apostrophe needs no escape. */
function escapeQuotes(text: string): string {
  return text.replaceAll("'", '’');
}
