import type { LinesRead, Turns } from '../../text/rows.ts';

/** How long reading lines may block the page before it yields, in milliseconds. */
const TURN_MS = 16;

/** Gives the page its turn while many lines are read, says how far it is, and ends the reading where it is called off. */
export function turns(signal: AbortSignal, onProgress: (progress: LinesRead) => void): Turns {
  let turn = performance.now();
  return {
    next(progress) {
      if (performance.now() - turn < TURN_MS) return true;
      onProgress(progress);
      return pause().then(() => {
        turn = performance.now();
        return !signal.aborted;
      });
    },
  };
}

/** Lets the page draw and handle clicks; a message comes sooner than a timer, which waits at least 4 ms. */
async function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });
  port1.close();
}
