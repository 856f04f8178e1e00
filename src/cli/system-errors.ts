import { CommandError } from './io.ts';
import { problems } from './problems.ts';

/** A system error, such as a missing file, as a CommandError about that file; any other error unchanged. */
export function toCommandError(error: unknown, name: string): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!('code' in error) || !('syscall' in error)) return error;
  const { code, message } = error;
  const known = Object.entries(problems.system).find(([each]) => each === code);
  return new CommandError(name, known?.[1] ?? `${message}.`);
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Runs file operations, whose failures become errors about that file. */
export function attempt<Result>(path: string, operation: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    try {
      resolve(operation());
    } catch (error) {
      reject(toCommandError(error, path));
    }
  });
}
