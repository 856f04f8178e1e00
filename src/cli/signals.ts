/** Signals that end the command, with the exit statuses that shells use for them. */
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGQUIT', 131],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/**
 * Makes signals end the command by way of its `exit` event, in which files can be removed. They are heard whenever the
 * command waits, so no work may go on without a break.
 *
 * @returns undoes it
 */
export function exitOnSignals(): () => void {
  const undo = SIGNALS.map(([signal, status]) => {
    const exit = (): never => process.exit(status);
    process.on(signal, exit);
    return () => process.off(signal, exit);
  });
  return () => {
    for (const off of undo) off();
  };
}
