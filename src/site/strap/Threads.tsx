import { type JSX, type RefObject, use, useLayoutEffect, useState } from 'react';
import type { Part } from '../tab/marks.ts';
import type { ThreadStates } from '../tab/stamped.ts';
import { StrapContext } from './letters.ts';
import { type Seam, sew, type Thread } from './sew.ts';
import styles from './Threads.module.css';

/** The letters of one meaning, and the element with the value that its thread leads to. */
export interface Hung {
  readonly part: Part;
  /** The places of its letters in the code, counted from 0. */
  readonly at: readonly number[];
  readonly value: RefObject<HTMLButtonElement | null>;
}

interface ThreadsProps {
  /** How many letters the code has. */
  readonly length: number;
  readonly hung: readonly Hung[];
  readonly states: ThreadStates;
  /** Whether the threads are sewn before the eye; otherwise they are there. */
  readonly isSewn: boolean;
  /** The part that stands out from the others. */
  readonly lit: Part | undefined;
}

/** How long all threads take, in milliseconds. */
const SEWING = 350;

/** The threads from the letters on the strap to the values around it, which it puts at the ends of their threads. */
export function Threads({ length, hung, states, isSewn, lit }: ThreadsProps): JSX.Element {
  const strap = use(StrapContext);
  const [{ seam, isMoved }, setSeam] = useState<{ seam?: Seam | undefined; isMoved?: true }>({});
  useLayoutEffect(() => {
    const leather = strap.current;
    if (!leather) return undefined;
    const drawn = () => seamOf(leather, length, hung, states);
    // Until the last stitch a value may still take its place, and they go on being sewn.
    const sewnBy = performance.now() + SEWING;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- measured where it is laid out
    setSeam({ seam: drawn() });
    // Drawn again where the leather, its letters or the values have moved, and then nothing is sewn once more.
    const again = () => {
      setSeam((last) => {
        const next = drawn();
        if (JSON.stringify(next) === JSON.stringify(last.seam)) return last;
        const isLate = last.seam !== undefined && performance.now() > sewnBy;
        return isLate ? { seam: next, isMoved: true } : { seam: next };
      });
    };
    const resized = new ResizeObserver(again);
    const lettered = new MutationObserver(again);
    resized.observe(leather);
    for (const { value } of hung) if (value.current) resized.observe(value.current);
    lettered.observe(leather, { childList: true, subtree: true, attributeFilter: ['data-fit'] });
    return () => {
      resized.disconnect();
      lettered.disconnect();
    };
  }, [strap, length, hung, states]);
  return (
    <svg
      className={styles.threads}
      aria-hidden="true"
      data-sewn={(isSewn && !isMoved) || undefined}
    >
      {seam?.holes.map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      {seam?.stitches.map(({ part, d, kind, width, delay }, index) => (
        <path
          key={index}
          className={styles[kind]}
          d={d}
          strokeWidth={width}
          data-dim={(lit !== undefined && part !== lit) || undefined}
          ref={(element) => {
            element?.style.setProperty('--sewn', `${delay}ms`);
          }}
        />
      ))}
    </svg>
  );
}

/** Puts the values in place, and sews; nothing where the code is not drawn on the strap. */
function seamOf(
  leather: HTMLElement,
  length: number,
  hung: readonly Hung[],
  states: ThreadStates,
): Seam | undefined {
  if (!leather.isConnected) return undefined;
  const box = leather.getBoundingClientRect();
  const size = parseFloat(getComputedStyle(leather).fontSize);
  const centers = centersIn(leather, box.left, length);
  const below = hung.filter(({ part }) => part !== 'factory');
  const above = hung.find(({ part }) => part === 'factory');
  const xs = ({ at }: Hung) => at.flatMap((index) => centers?.[index] ?? []);
  place(
    below.map(({ value }) => value.current),
    below.map((each, index) => (index === 0 ? xs(each)[0] : xs(each).at(-1))),
  );
  const over = above?.value.current;
  if (over) placeAbove(over, above.at[0] !== 0 ? xs(above)[0] : undefined);
  if (!centers) return undefined;
  const thread = (each: Hung, index: number): Thread => {
    const end = each.value.current?.getBoundingClientRect();
    const isAbove = each.part === 'factory';
    const state = states[each.part];
    return {
      part: each.part,
      xs: xs(each),
      end: index === 0 || isAbove ? 'first' : 'last',
      to:
        (isAbove ? (end?.bottom ?? 0) : (end?.top ?? 0)) - box.top + size * (isAbove ? 0.02 : 0.04),
      state: state === 'conflict' ? 'cut' : state === 'doubtful' ? 'loose' : 'sound',
    };
  };
  return sew(
    { size, baseline: size * BASELINE, edge: leather.clientHeight, height: box.height },
    above && thread(above, 0),
    below.map(thread),
  );
}

/** Where letters stand: the field's padding, and the ascent of its face, in em. */
const BASELINE = 1.235;

/** The middle of each letter of the code, in pixels; undefined where the strap shows another text, or none. */
function centersIn(
  leather: HTMLElement,
  left: number,
  length: number,
): readonly number[] | undefined {
  const letters = [...leather.querySelectorAll<HTMLElement>('[data-letter]')].filter(
    (letter) => letter.dataset.letter !== '-',
  );
  if (letters.length !== length) return undefined;
  return letters.map((letter) => {
    const { left: start, width } = letter.getBoundingClientRect();
    const spacing = parseFloat(getComputedStyle(letter).letterSpacing) || 0;
    return start - left + (width - spacing) / 2;
  });
}

/** Puts the values below at the feet of their threads, pushed apart only where they would touch. */
function place(
  values: readonly (HTMLElement | null)[],
  feet: readonly (number | undefined)[],
): void {
  const [first, second] = values;
  const row = first?.parentElement?.parentElement;
  if (!first || !second || !row) return;
  const { left, width } = row.getBoundingClientRect();
  const column = left - (row.closest('section')?.getBoundingClientRect().left ?? 0);
  const type = parseFloat(getComputedStyle(first).fontSize);
  const widths = values.map((value) => value?.getBoundingClientRect().width ?? 0);
  const [w0 = 0, w1 = 0] = widths;
  const gap = type * 0.5;
  const at = (foot: number | undefined, fallback: number) =>
    foot === undefined ? fallback : foot - type * 0.44 - column;
  const foot1 = Math.min(width - w1, at(feet[1], w0 + 2 * gap));
  // The first gives way, since its thread still ends above it.
  const x0 = Math.max(0, Math.min(at(feet[0], 0), foot1 - gap - w0));
  const x1 = Math.min(width - w1, Math.max(foot1, x0 + w0 + gap));
  first.parentElement.style.setProperty('--at', `${Math.round(x0)}px`);
  // Days over two years are longer than the room to the right of their week.
  for (const [value, x] of [[first, x0] as const, [second, x1] as const]) {
    const days = value.nextElementSibling;
    const over = days === null ? 0 : Math.max(0, x + days.scrollWidth - width);
    value.parentElement?.style.setProperty('--back', `${-Math.round(over)}px`);
  }
  second.parentElement?.style.setProperty('--at', `${Math.round(x1)}px`);
}

/** Puts the place above its letters, where those are not the first. */
function placeAbove(value: HTMLElement, foot: number | undefined): void {
  const row = value.parentElement;
  if (!row) return;
  const { left, width } = row.getBoundingClientRect();
  const column = left - (row.closest('section')?.getBoundingClientRect().left ?? 0);
  const type = parseFloat(getComputedStyle(value).fontSize);
  const room = width - value.getBoundingClientRect().width;
  const x = foot === undefined ? 0 : Math.max(0, Math.min(foot - type * 0.44 - column, room));
  row.toggleAttribute('data-mirrored', foot !== undefined);
  row.style.setProperty('--at', `${Math.round(x)}px`);
}
