import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How much of the last entry may show, so that it is seen to be cut. */
const [LEAST, MOST] = [0.25, 0.75];

/**
 * Ends a list that scrolls in the middle of an entry, which shows that there is more. Its maximum size often does so by
 * itself; where it falls between two entries, or close to that, the list is a little shorter.
 */
export function useCutEntry(entries: readonly unknown[]): RefObject<HTMLOListElement | null> {
  const ref = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => {
      cutEntry(list);
    });
    for (const entry of list.children) observer.observe(entry);
    return () => {
      observer.disconnect();
    };
  }, [entries]);
  return ref;
}

function cutEntry(list: HTMLElement): void {
  const most = parseFloat(getComputedStyle(list).maxBlockSize);
  const start = list.getBoundingClientRect().top - list.scrollTop;
  const rows = Array.from(list.children, (child) => {
    const { top, height } = child.getBoundingClientRect();
    return { top: top - start, height };
  });
  const isCut = rows.some(
    ({ top, height }) => top + LEAST * height <= most && most <= top + MOST * height,
  );
  const middles = rows.map(({ top, height }) => top + height / 2);
  const last = middles.findLast((middle) => middle <= most);
  const isWhole = list.scrollHeight <= most;
  list.style.blockSize = isWhole || isCut || last === undefined ? '' : `${last}px`;
}
