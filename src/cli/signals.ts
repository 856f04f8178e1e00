/** Signals that end the command, with the exit statuses that shells use for them. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGQUIT', 131],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** What is done before a signal ends the command. */
const tidying = new Set<() => void>();

const handlers = SIGNALS.map(([signal, status]) => {
  const end = (): void => {
    for (const tidy of tidying) tidy();
    process.off(signal, end);
    // The first process of a container is ended by no signal that it does not handle, and any other by the signal itself:
    // an exit would wait for an output that nobody reads.
    if (process.pid === 1) process.exit(status);
    process.kill(process.pid, signal);
  };
  return [signal, end] as const;
});

/**
 * Ends the command on a signal, but tidies up first. Signals are heard whenever the command waits, so no work may go on
 * without a break.
 *
 * @returns undoes it
 */
export function tidyOnSignals(tidy: () => void): () => void {
  if (tidying.size === 0) for (const [signal, end] of handlers) process.on(signal, end);
  tidying.add(tidy);
  return () => {
    tidying.delete(tidy);
    if (tidying.size === 0) for (const [signal, end] of handlers) process.off(signal, end);
  };
}
