import { useEffect, useRef } from 'react';

/** How a press ends: released, dropped, or, where a list opened over the page, with a choice there or a key. */
const ENDS = ['mouseup', 'dragend', 'input', 'keydown'] as const;

/**
 * Runs a task that may move the page at once, or while a button or a finger is down when it is released, before its click: what
 * is pressed stays where it is until then.
 */
export function useRelease(): (task: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = ({ button }: MouseEvent) => {
      // A menu that another button opens may swallow its release.
      isDown.current = button === 0;
    };
    const release = () => {
      isDown.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    // A finger that taps sends them too, one right after the other, once it is up.
    addEventListener('mousedown', press, options);
    for (const end of ENDS) addEventListener(end, release, options);
    return () => {
      listening.abort();
      release();
    };
  }, []);
  return (task) => {
    if (isDown.current) waiting.current = task;
    else task();
  };
}
