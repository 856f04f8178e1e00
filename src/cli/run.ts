import { wrong } from '../words/en/command-line.ts';
import { answerCodes } from './codes.ts';
import { type Command, type CommandName, commandOf, type ExitStatus } from './commands.ts';
import { Fault, type Io } from './io.ts';
import { type Request, requestOf } from './options.ts';

/**
 * The command. Resolves with the exit status, and early where nobody reads the output any more.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitStatus> {
  try {
    return await answer(argv, io);
  } catch (error) {
    // The person can mend it, and a stack trace would not help. A fault of the program is not hidden.
    if (error instanceof Fault) return failed(io, error.message);
    throw error;
  }
}

async function answer(argv: readonly string[], io: Io): Promise<ExitStatus> {
  const request = requestOf(argv);
  switch (request.kind) {
    case 'help':
      await io.output.write(await usageOf(request.command));
      return 0;
    case 'version':
      await io.output.write(`${io.version()}\n`);
      return 0;
    case 'wrong': {
      const name = ['heatstamp', request.command.name].filter(Boolean).join(' ');
      return failed(io, `${request.message}\n${wrong.help(name)}`);
    }
    case 'codes':
      return isUntold(request.given, io) ? untold('', io) : answerCodes(request, io);
    default:
      return subcommand(request, io);
  }
}

/** What most runs do not need is loaded only here. */
async function subcommand(
  request: Exclude<Request, { kind: 'help' | 'version' | 'wrong' | 'codes' }>,
  io: Io,
): Promise<ExitStatus> {
  switch (request.kind) {
    case 'listing': {
      if (isUntold(request.files, io)) return untold('listing', io);
      const { checkListings } = await import('./listing.ts');
      return checkListings(request, io);
    }
    case 'factories': {
      const { tellFactories } = await import('./factories.ts');
      return tellFactories(request, io);
    }
    case 'table': {
      const { writeTable } = await import('./table.ts');
      return writeTable(request, io);
    }
    case 'completion': {
      const { completionFor } = await import('./completion.ts');
      await io.output.write(completionFor(request.shell));
      return 0;
    }
  }
}

async function usageOf(command: Command): Promise<string> {
  const usage = await import('./usage.ts');
  return usage.usageOf(command);
}

/** Whether nothing is named and nothing piped: only a person could type what is to be read. */
function isUntold(given: readonly string[], { input }: Io): boolean {
  return given.length === 0 && input.isTerminal;
}

/** Whoever types the bare command wants to know what it takes; waiting for input would look like a hang. */
async function untold(name: CommandName, io: Io): Promise<2> {
  await io.messages.write(await usageOf(commandOf(name)));
  return 2;
}

async function failed(io: Io, message: string): Promise<2> {
  await io.messages.write(`heatstamp: ${message}\n`);
  return 2;
}
