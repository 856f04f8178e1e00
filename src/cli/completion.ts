import {
  type Command,
  COMMANDS,
  type Option,
  OPTIONS,
  optionsOf,
  SHELLS,
  type ShellName,
  valueOf,
} from './commands.ts';

/**
 * What a shell sources to complete the command, made from the tables of options and subcommands.
 *
 * @example
 * completionFor('bash').includes('complete -o default -F _heatstamp heatstamp') // => true
 */
export function completionFor(shell: ShellName): string {
  return { bash, zsh, fish }[shell]();
}

const NAMED = COMMANDS.filter(({ name }) => name !== '');

/** Those that name no files, so that none must be offered. */
const FILELESS = NAMED.filter(({ takes }) => takes === 'factories' || takes === 'nothing');

function flags(command: Command): string {
  return optionsOf(command)
    .flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])])
    .join(' ');
}

/**
 * Bash takes `--format=csv` for three words. Where nothing is offered it offers files by itself, and quotes their names
 * as it does; its version 3, the one of macOS, can't be told to leave that.
 */
function bash(): string {
  const commands = [...NAMED, COMMANDS[0]].map((command) => {
    const pattern = command.name === '' ? '*' : command.name;
    const values = optionsOf(command).filter(({ choices }) => choices !== undefined);
    return `    ${pattern})
      words='${command.takes === 'shell' ? SHELLS.join(' ') : ''}' flags='${flags(command)}'
      case $before in
${values.map(({ name, choices = [] }) => `        --${name}) words='${choices.join(' ')}' flags= ;;`).join('\n')}
      esac ;;`;
  });
  const free = OPTIONS.filter(
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
    ${free.map(({ name }) => `--${name}`).join('|')}) compopt +o default 2>/dev/null; return ;;
  esac
  case \${COMP_WORDS[1]} in
${commands.join('\n')}
  esac
  case \${COMP_WORDS[1]} in ${FILELESS.map(({ name }) => name).join('|')}) compopt +o default 2>/dev/null ;; esac
  if [[ $COMP_CWORD -eq 1 ]]; then words='${NAMED.map(({ name }) => name).join(' ')}'; fi
  if [[ $word == -* ]]; then words=$flags; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _heatstamp heatstamp
`;
}

function zsh(): string {
  const cases = COMMANDS.map((command) => {
    const specs = [...optionsOf(command).map(zshSpec), ...zshRest(command)];
    const pattern = command.name === '' ? '*' : command.name;
    return `    ${pattern}) _arguments -S ${specs.map((spec) => `\\\n      ${spec}`).join(' ')} ;;`;
  });
  // The first row is what the command does without a name, so it is tried last.
  const [general = '', ...others] = cases;
  const named = NAMED.map(({ name, summary }) => `'${name}:${quoted(summary)}'`).join(' ');
  // In a folder of functions it is called at once, sourced it is made known.
  return `#compdef heatstamp
# Completion of heatstamp for zsh: source <(heatstamp completion zsh)
_heatstamp() {
  local -a named=(${named})
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe 'subcommand' named
    return
  fi
  case $words[2] in
${[...others, general].join('\n')}
  esac
}
if [[ $funcstack[1] == _heatstamp ]]; then _heatstamp "$@"; else compdef _heatstamp heatstamp; fi
`;
}

function zshSpec(option: Option): string {
  const { name, short, choices, takesFile, summary } = option;
  const does = quoted(summary).replace(/[[\]:]/g, String.raw`\$&`);
  if (short !== undefined) return `'(-${short} --${name})'{-${short},--${name}}'[${does}]'`;
  if (valueOf(option) === undefined) return `'--${name}[${does}]'`;
  const kind = choices ? `(${choices.join(' ')})` : takesFile === true ? '_files' : ' ';
  return `'--${name}=[${does}]:${name}:${kind}'`;
}

function zshRest(command: Command): readonly string[] {
  const first = command.name === '' ? [] : [`'1: :(${command.name})'`];
  if (command.takes === 'shell') return [...first, `'2:shell:(${SHELLS.join(' ')})'`];
  return FILELESS.includes(command) ? first : [...first, `'*:file:_files'`];
}

function fish(): string {
  const unnamed = `not __fish_seen_subcommand_from ${NAMED.map(({ name }) => name).join(' ')}`;
  const subcommands = NAMED.map(
    ({ name, summary }) =>
      `complete -c heatstamp -f -n '__fish_is_first_token' -a ${name} -d '${quoted(summary)}'`,
  );
  const options = COMMANDS.flatMap((command) => {
    const when = command.name === '' ? unnamed : `__fish_seen_subcommand_from ${command.name}`;
    return optionsOf(command).map((option) => fishOption(option, when));
  });
  const fileless = `complete -c heatstamp -f -n '__fish_seen_subcommand_from ${FILELESS.map(({ name }) => name).join(' ')}'`;
  const shells = `complete -c heatstamp -f -n '__fish_seen_subcommand_from completion' -a '${SHELLS.join(' ')}'`;
  return `# Completion of heatstamp for fish: heatstamp completion fish | source
${[...subcommands, ...options, fileless, shells].join('\n')}
`;
}

function fishOption(option: Option, when: string): string {
  const { name, short, choices, takesFile, summary } = option;
  const parts = [
    `complete -c heatstamp -n '${when}' -l ${name}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(valueOf(option) === undefined ? [] : [takesFile === true ? '-r -F' : '-x']),
    ...(choices ? [`-a '${choices.join(' ')}'`] : []),
    `-d '${quoted(summary)}'`,
  ];
  return parts.join(' ');
}

/** For between single quotes; a typographic apostrophe needs nothing. */
function quoted(text: string): string {
  return text.replaceAll("'", '’');
}
