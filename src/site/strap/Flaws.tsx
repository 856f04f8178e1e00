import { type JSX, use, useLayoutEffect, useState } from 'react';
import type { Ink } from '../tab/stamped.ts';
import { StrapContext } from './letters.ts';
import styles from './Threads.module.css';

interface FlawsProps {
  /** What is wrong with each character of the code, and the slots of those that are missing. */
  readonly inks: readonly Ink[];
}

interface Flaw {
  readonly ink: 'wrong' | 'slot';
  readonly x: number;
  readonly width: number;
}

/** Strikes on the strap what is wrong in a code, and shows with empty slots what is missing. */
export function Flaws({ inks }: FlawsProps): JSX.Element {
  const strap = use(StrapContext);
  const [{ flaws, size }, setFlaws] = useState<{ flaws: readonly Flaw[]; size: number }>({
    flaws: [],
    size: 0,
  });
  useLayoutEffect(() => {
    const leather = strap.current;
    if (!leather) return undefined;
    const look = () => {
      setFlaws({
        flaws: flawsOn(leather, inks),
        size: parseFloat(getComputedStyle(leather).fontSize),
      });
    };
    look();
    const resized = new ResizeObserver(look);
    const lettered = new MutationObserver(look);
    resized.observe(leather);
    lettered.observe(leather, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      lettered.disconnect();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a list of words
  }, [strap, inks.join()]);
  return (
    <svg className={styles.flaws} aria-hidden="true">
      {flaws.map(({ ink, x, width }) =>
        ink === 'slot' ? (
          <rect key={x} x={x} y={0.55 * size} width={width} height={0.7 * size} rx={0.06 * size} />
        ) : (
          <path
            key={x}
            d={`M${x - 0.06 * size} ${1.02 * size}l${width + 0.12 * size} ${-0.2 * size}`}
            strokeWidth={0.06 * size}
          />
        ),
      )}
    </svg>
  );
}

function flawsOn(leather: HTMLElement, inks: readonly Ink[]): readonly Flaw[] {
  const { left } = leather.getBoundingClientRect();
  const letters = [...leather.querySelectorAll<HTMLElement>('[data-letter]')];
  const isDrawn = letters.length === inks.filter((ink) => ink !== 'slot').length;
  if (!isDrawn) return [];
  const size = parseFloat(getComputedStyle(leather).fontSize);
  const last = letters.at(-1)?.getBoundingClientRect();
  let next = last ? last.right - left : 0;
  return inks.flatMap((ink, index): readonly Flaw[] => {
    if (ink === 'slot') {
      const x = next;
      next += 0.72 * size;
      return [{ ink, x, width: 0.56 * size }];
    }
    const letter = letters[index];
    if (ink !== 'wrong' || !letter) return [];
    const { left: from, width } = letter.getBoundingClientRect();
    const spacing = parseFloat(getComputedStyle(letter).letterSpacing) || 0;
    return [{ ink, x: from - left, width: width - spacing }];
  });
}

interface ScaleProps {
  readonly last: number;
  readonly value: number;
}

/** The values that a week or a month can have, and the one that it has, beyond the end. */
export function Scale({ last, value }: ScaleProps): JSX.Element {
  const [start, end, beyond] = [4, 250, 310];
  const step = (end - start) / (last - 1);
  const ticks = Array.from({ length: last }, (_, index) => start + index * step);
  const isBelow = value < 1;
  const x = isBelow ? start : beyond;
  const shift = isBelow ? 60 : 0;
  return (
    <svg className={styles.scale} viewBox="0 0 340 44" aria-hidden="true">
      <path d={ticks.map((at) => `M${Math.round(10 * (at + shift)) / 10} 4v10`).join('')} />
      <path className={styles.beyond} d={`M${x} 2v14`} />
      <text x={start + shift} y="36">
        1
      </text>
      <text x={end + shift} y="36">
        {last}
      </text>
      <text className={styles.beyond} x={x} y="36">
        {value}
      </text>
    </svg>
  );
}
