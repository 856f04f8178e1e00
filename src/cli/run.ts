import { usageErrors } from '../words/en/command-line.ts';
import { parseArguments, type ParsedArguments } from './arguments.ts';
import { decodeCodes } from './commands/decode.ts';
import { type CommandName, commandOf, type ExitStatus, fullName } from './commands.ts';
import { CommandError, type Io } from './io.ts';

/**
 * Runs the command and resolves with its exit status: early, if the reader of the output goes away. A bug in the program
 * rejects.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitStatus> {
  try {
    return await runSubcommand(parseArguments(argv), io);
  } catch (error) {
    if (error instanceof CommandError) return fail(error.message, io);
    throw error;
  }
}

/** Runs a subcommand; all but the most common one are loaded on demand, which keeps the start short. */
async function runSubcommand(args: ParsedArguments, io: Io): Promise<ExitStatus> {
  switch (args.kind) {
    case 'help':
      await io.stdout.write(await helpFor(args.command));
      return 0;
    case 'version':
      await io.stdout.write(`${io.version()}\n`);
      return 0;
    case 'usage-error':
      return fail(`${args.message}\n${usageErrors.help(fullName(args.command))}`, io);
    case 'decode':
      return lacksInput(args.inputs, io) ? failWithHelp('', io) : decodeCodes(args, io);
    case 'listing': {
      if (lacksInput(args.files, io)) return failWithHelp('listing', io);
      const { checkListings } = await import('./commands/listing.ts');
      return checkListings(args, io);
    }
    case 'factories': {
      const { listFactories } = await import('./commands/factories.ts');
      return listFactories(args, io);
    }
    case 'table': {
      const { writeLookupTable } = await import('./commands/table.ts');
      return writeLookupTable(args, io);
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

async function helpFor(command: CommandName): Promise<string> {
  const { formatHelp } = await import('./commands/help.ts');
  return formatHelp(commandOf(command));
}

/** At a terminal, waiting for input would look like a hang, so the command prints its help instead. */
function lacksInput(inputs: readonly string[], { stdin }: Io): boolean {
  return inputs.length === 0 && stdin.isTerminal;
}

async function failWithHelp(command: CommandName, io: Io): Promise<2> {
  await io.stderr.write(await helpFor(command));
  return 2;
}

async function fail(message: string, io: Io): Promise<2> {
  await io.stderr.write(`heatstamp: ${message}\n`);
  return 2;
}
