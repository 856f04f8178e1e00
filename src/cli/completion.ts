import {
  type Command,
  COMMANDS,
  type Option,
  OPTIONS,
  optionsOf,
  rowOf,
  SHELLS,
  type ShellName,
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

/** The options that complete to one of a few words. */
const CHOOSING = OPTIONS.map(rowOf).filter(({ choices }) => choices !== undefined);

function flags(command: Command): string {
  return optionsOf(command)
    .map(({ name }) => `--${name}`)
    .join(' ');
}

function bash(): string {
  const choices = CHOOSING.map(
    ({ name, choices = [] }) =>
      `    --${name}) COMPREPLY=($(compgen -W '${choices.join(' ')}' -- "$word")); return ;;`,
  );
  const subcommands = NAMED.map((command) => `    ${command.name}) words='${words(command)}' ;;`);
  return `# Completion of heatstamp for bash: source <(heatstamp completion bash)
_heatstamp() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  case \${COMP_WORDS[COMP_CWORD-1]} in
${choices.join('\n')}
    ${fileOptions().join('|')}) COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  case \${COMP_WORDS[1]} in
${subcommands.join('\n')}
    *) words='${flags(COMMANDS[0])}' ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="$words ${NAMED.map(({ name }) => name).join(' ')}"; fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _heatstamp heatstamp
`;
}

function words(command: Command): string {
  return command.takes === 'shell' ? SHELLS.join(' ') : flags(command);
}

function fileOptions(): string[] {
  return OPTIONS.map(rowOf).flatMap(({ name, takesFile }) => (takesFile ? [`--${name}`] : []));
}

function zsh(): string {
  const cases = COMMANDS.map((command) => {
    const specs = [...optionsOf(command).map(zshSpec), zshRest(command)];
    const pattern = command.name === '' ? '*' : command.name;
    return `    ${pattern}) _arguments -S ${specs.map((spec) => `\\\n      ${spec}`).join(' ')} ;;`;
  });
  // The first row is what the command does without a name, so it is tried last.
  const [general = '', ...others] = cases;
  const named = NAMED.map(({ name, summary }) => `'${name}:${quoted(summary)}'`).join(' ');
  return `#compdef heatstamp
# Completion of heatstamp for zsh: source <(heatstamp completion zsh)
_heatstamp() {
  local -a named=(${named})
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe 'subcommand' named
  fi
  case $words[2] in
${[...others, general].join('\n')}
  esac
}
compdef _heatstamp heatstamp
`;
}

function zshSpec(option: Option): string {
  const { name, value, choices, takesFile, summary } = rowOf(option);
  const does = quoted(summary).replace(/[[\]:]/g, String.raw`\$&`);
  if (value === undefined) return `'--${name}[${does}]'`;
  const kind = choices ? `(${choices.join(' ')})` : takesFile === true ? '_files' : ' ';
  return `'--${name}=[${does}]:${name}:${kind}'`;
}

function zshRest({ name, takes }: Command): string {
  const first = name === '' ? '' : `'1: :(${name})' `;
  if (takes === 'shell') return `${first}'2:shell:(${SHELLS.join(' ')})'`;
  return `${first}'*:file:_files'`;
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
  const shells = `complete -c heatstamp -f -n '__fish_seen_subcommand_from completion' -a '${SHELLS.join(' ')}'`;
  return `# Completion of heatstamp for fish: heatstamp completion fish | source
${[...subcommands, ...options, shells].join('\n')}
`;
}

function fishOption(option: Option, when: string): string {
  const { name, short, value, choices, takesFile, summary } = rowOf(option);
  const parts = [
    `complete -c heatstamp -n '${when}' -l ${name}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(value === undefined ? [] : [takesFile === true ? '-r -F' : '-x']),
    ...(choices ? [`-a '${choices.join(' ')}'`] : []),
    `-d '${quoted(summary)}'`,
  ];
  return parts.join(' ');
}

/** For between single quotes; a typographic apostrophe needs nothing. */
function quoted(text: string): string {
  return text.replaceAll("'", '’');
}
