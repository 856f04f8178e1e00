import { parseArguments, type ParsedArguments, type UsageProblem } from './arguments.ts';
import { decodeCodes } from './commands/decode.ts';
import { type CommandName, commandOf, type ExitStatus, fullName } from './commands.ts';
import { Bug, CommandError, type Io } from './io.ts';
import { type CommandLanguage, loadLanguage } from './language.ts';
import { printLines, printMessage } from './messages.ts';
import { bug, usageProblems } from './problems.ts';

/**
 * Runs the command and resolves with its exit status: early, if the reader of the output goes away.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitStatus> {
  try {
    const args = await parseArguments(argv);
    return await runSubcommand(args, io, await loadLanguage(args.lang));
  } catch (error) {
    if (error instanceof CommandError) return fail(io, error.message);
    const place = error instanceof Bug ? error.place : undefined;
    const message = error instanceof Error ? error.message : String(error);
    await printMessage(io, bug(io.version(), place, message));
    return 70;
  }
}

/** Runs a subcommand; all but the most common one are loaded on demand, which keeps the start short. */
async function runSubcommand(
  args: ParsedArguments,
  io: Io,
  language: CommandLanguage,
): Promise<ExitStatus> {
  switch (args.kind) {
    case 'help':
      await io.stdout.write(await helpFor(args.command));
      return 0;
    case 'version':
      await io.stdout.write(`${io.version()}\n`);
      return 0;
    case 'usage-error':
      return fail(io, ...usageMessage(args));
    case 'decode':
      return lacksInput(args.inputs, io) ? failWithHelp('', io) : decodeCodes(args, io, language);
    case 'listing': {
      if (lacksInput(args.files, io)) return failWithHelp('listing', io);
      const { checkListings } = await import('./commands/listing.ts');
      return checkListings(args, io, language);
    }
    case 'factories': {
      const { listFactories } = await import('./commands/factories.ts');
      return listFactories(args, io, language);
    }
    case 'table': {
      const { writeLookupTable } = await import('./commands/table.ts');
      return writeLookupTable(args, io, language);
    }
    case 'mcp': {
      if (io.stdin.isTerminal) return failWithHelp('mcp', io);
      const { serveAssistant } = await import('./commands/mcp.ts');
      return serveAssistant(args, io);
    }
    case 'completion': {
      const { completionFor } = await import('./commands/completion.ts');
      await io.stdout.write(completionFor(args.shell));
      return 0;
    }
  }
}

function usageMessage({ problem, command }: UsageProblem): readonly string[] {
  return [problem, usageProblems.help(fullName(command))];
}

async function helpFor(command: CommandName): Promise<string> {
  const { formatHelp } = await import('./commands/help.ts');
  return formatHelp(commandOf(command));
}

/** At a terminal, waiting for input would look like a hang, so the command prints its help instead. */
function lacksInput(inputs: readonly string[], { stdin }: Io): boolean {
  return inputs.length === 0 && stdin.isTerminal;
}

async function failWithHelp(command: CommandName, io: Io): Promise<2> {
  await printLines(io, (await helpFor(command)).trimEnd().split('\n'));
  return 2;
}

async function fail(io: Io, ...lines: readonly string[]): Promise<2> {
  await printMessage(io, ...lines);
  return 2;
}
