import type { JSX, ReactNode } from 'react';
import { linePath, round } from './marks.ts';
import type { Impression, Stamped, Thread, ThreadState } from './stamped.ts';
import styles from './Tab.module.css';

/** The leather, in the drawing's units: those of the largest tab. */
const LEATHER = { width: 640, height: 168 };
/** The room for labels above and below the leather. */
const LABELS = { above: 60, below: 60 };
/** The distance between the centers of two characters, where there is room. */
const PITCH = 74;
const MARGIN = 42;
/** The size of the type, as a part of the pitch; a longer text may hold the widest letters. */
const SIZE = { code: 1.22, text: 1.04 };
const LONGEST_CODE = 7.5;
/** From the edge of the leather to its seam. */
const SEAM = 11;
/** A longer label has no room to be centered over its characters. */
const LONGEST_CENTERED = 13;

export type TabSize = 'plate' | 'hero' | 'small';

/**
 * What moves: the characters are pressed in one by one; those that were just pressed take their color while the threads
 * are drawn; the threads alone are drawn; or nothing.
 */
export type Phase = 'pressing' | 'pressed' | 'read' | 'still';

export interface TabProps {
  readonly stamped: Stamped;
  /** 168, 130 or 60 px tall. */
  readonly size: TabSize;
  readonly phase?: Phase;
  /** Whether there is room above and below as for labels, so that a tab with labels can take its place. */
  readonly hasRoom?: boolean;
  /** What lies on the leather beside the characters. */
  readonly children?: ReactNode;
  /** The width of the leather in the drawing's units, where it stands for a span of time. */
  readonly width?: number | undefined;
}

/** Where the parts of a tab stand, in the drawing's units. */
export interface TabLayout {
  readonly pitch: number;
  readonly middle: number;
  /** The size of the type. */
  readonly size: number;
  /** The upper edge of the leather, its center and its lower edge. */
  readonly top: number;
  readonly center: number;
  readonly bottom: number;
  readonly width: number;
  readonly viewBox: string;
}

/** Where the parts of a tab stand. Labels take room above and below, so a tab without them is lower. */
export function layOut(
  { length, threads, scale }: Stamped,
  { width = LEATHER.width, hasRoom = false }: Pick<TabProps, 'width' | 'hasRoom'> = {},
): TabLayout {
  const hasLabels = hasRoom || scale !== undefined || threads.some(({ label }) => label.length > 0);
  const top = hasLabels ? LABELS.above : 0;
  const height = LEATHER.height + (hasLabels ? LABELS.above + LABELS.below : 0);
  const pitch = Math.min(PITCH, (width - 2 * MARGIN) / Math.max(length, 1));
  return {
    pitch,
    middle: width / 2,
    size: round(pitch * (length > LONGEST_CODE ? SIZE.text : SIZE.code)),
    top,
    center: top + LEATHER.height / 2,
    bottom: top + LEATHER.height,
    width,
    viewBox: `0 0 ${width} ${height}`,
  };
}

/**
 * The leather tab with what is stamped into it. It is decorative: the words beside it, or the buttons over it, say the
 * same.
 */
export function Tab({
  stamped,
  size,
  phase = 'still',
  children,
  width,
  hasRoom = false,
}: TabProps): JSX.Element {
  const layout = layOut(stamped, { width, hasRoom });
  const { bottom, viewBox } = layout;
  const isSmall = size === 'small';
  const { impressions, threads, scale } = stamped;
  return (
    <svg
      className={`${styles.tab} ${styles[size]}`}
      viewBox={viewBox}
      aria-hidden="true"
      data-phase={phase}
    >
      <Leather
        layout={layout}
        id={isSmall ? undefined : `leather-${size}${hasRoom ? '-blind' : ''}`}
      />
      {children}
      {groupsOf(impressions).map((group, index) => (
        <Pressed
          key={index}
          impressions={group}
          state={threads.find(({ part }) => part === group[0]?.ink)?.state}
          layout={layout}
          isSmall={isSmall}
        />
      ))}
      {threads.map((thread) => (
        <Sewn key={thread.part} thread={thread} layout={layout} />
      ))}
      {scale && <Scale {...scale} y={bottom + 18} />}
    </svg>
  );
}

/**
 * Large tabs have a gradient. A page has one tab of each size and one that takes its place, so that its id is unique,
 * whatever root draws it: where two share an id and the first is hidden, the second loses its leather.
 */
function Leather({
  layout: { top, width },
  id,
}: {
  readonly layout: TabLayout;
  readonly id: string | undefined;
}): JSX.Element {
  const edge = { x: SEAM, y: top + SEAM, rx: 5 };
  return (
    <>
      {id !== undefined && (
        <linearGradient id={id} x2="0.35" y2="1">
          <stop className={styles.light} />
          <stop className={styles.shade} offset="1" />
        </linearGradient>
      )}
      <rect
        className={styles.leather}
        y={top}
        width={width}
        height={LEATHER.height}
        rx="12"
        {...(id !== undefined && { fill: `url(#${id})` })}
      />
      <rect
        className={styles.seam}
        {...edge}
        width={width - 2 * SEAM}
        height={LEATHER.height - 2 * SEAM}
      />
    </>
  );
}

/** Characters of one look: their lower rim catches the light, the upper wall lies in the shade, the ground has the color. */
function Pressed({
  impressions,
  state,
  layout: { pitch, middle, center, size },
  isSmall,
}: {
  readonly impressions: readonly Impression[];
  readonly state: ThreadState | undefined;
  readonly layout: TabLayout;
  readonly isSmall: boolean;
}): JSX.Element {
  const xs = impressions.map(({ x }) => round(middle + x * pitch));
  const text = impressions.map((impression) => impression.text).join('');
  const [x = 0] = xs;
  const ink = impressions[0]?.ink ?? 'blind';
  const glyphs = (layer: string, shift: number) => (
    <text className={styles[layer]} x={xs.join(' ')} y={round(center + shift)} dy=".355em">
      {text}
    </text>
  );
  return (
    <g
      className={styles.pressed}
      data-ink={ink}
      data-part={partOf(ink)}
      data-state={state}
      fontSize={size}
    >
      {ink === 'worn' &&
        [0.5, 0.36, 0.2].map((part) => (
          <ellipse key={part} cx={x} cy={center} rx={round(pitch * part)} ry={round(size * part)} />
        ))}
      {ink === 'slot' && (
        <rect
          x={round(x - pitch * 0.36)}
          y={round(center - size * 0.4)}
          width={round(pitch * 0.72)}
          height={round(size * 0.8)}
          rx="6"
        />
      )}
      {ink !== 'worn' && ink !== 'slot' && (
        <>
          {glyphs('rim', isSmall ? 3 : 1.8)}
          {!isSmall && glyphs('wall', -1.4)}
          {glyphs('ground', isSmall ? 0 : 0.3)}
        </>
      )}
      {ink === 'wrong' &&
        ['cut', 'strike'].map((line) => (
          <path
            key={line}
            className={styles[line]}
            d={`M${round(x - pitch * 0.42)} ${round(center + 9)}l${round(pitch * 0.84)} -18`}
          />
        ))}
    </g>
  );
}

/** The characters of one meaning together; those without one are drawn, and pressed, one by one. */
function groupsOf(impressions: readonly Impression[]): readonly (readonly Impression[])[] {
  const groups = new Map<string, Impression[]>();
  for (const [index, impression] of impressions.entries()) {
    const key = partOf(impression.ink) ?? `${index}`;
    groups.set(key, [...(groups.get(key) ?? []), impression]);
  }
  return [...groups.values()];
}

/** The thread over or under the characters of one meaning, with its label outside the leather. */
function Sewn({
  thread,
  layout: { pitch, middle, size, top, center, bottom, width },
}: {
  readonly thread: Thread;
  readonly layout: TabLayout;
}): JSX.Element {
  const { part, from, to, side, label, state } = thread;
  const isAbove = side === 'above';
  const foot = round(center + (isAbove ? -1 : 1) * size * 0.43);
  const end = isAbove ? top + SEAM + 8 : bottom - SEAM - 8;
  const line = linePath(thread, { pitch, middle, foot, rise: (end - foot) * 0.98 });
  const over = round(middle + ((from + to) / 2) * pitch);
  const isCentered = label.every(({ length }) => length <= LONGEST_CENTERED);
  const [x, anchor] = isCentered
    ? ([over, undefined] as const)
    : over < middle
      ? ([0, 'start'] as const)
      : ([width, 'end'] as const);
  const edge = isAbove ? top - 14 : bottom + 32;
  const first = isAbove ? edge - (label.length - 1) * 27 : edge;
  return (
    <g className={styles.sewn} data-part={part} data-side={side} data-state={state}>
      <path className={styles.under} d={line} />
      <path className={styles.thread} d={line} />
      {label.map((words, index) => (
        <text key={words} className={styles.label} x={x} y={first + index * 27} textAnchor={anchor}>
          {words}
        </text>
      ))}
    </g>
  );
}

/** The values that a week or a month can have, and the one it has, beyond the end. */
function Scale({
  last,
  value,
  y,
}: NonNullable<Stamped['scale']> & { readonly y: number }): JSX.Element {
  const [start, end, beyond] = [40, 500, 600];
  const step = (end - start) / (last - 1);
  const ticks = Array.from({ length: last }, (_, index) => start + index * step);
  const isBelow = value < 1;
  return (
    <g className={styles.scale}>
      <path d={ticks.map((x) => `M${round(x)} ${y}v10`).join('')} />
      <path className={styles.beyond} d={isBelow ? `M8 ${y}v10` : `M${beyond} ${y}v10`} />
      <text className={styles.label} x={isBelow ? start + 20 : start} y={y + 33}>
        1
      </text>
      <text className={styles.label} x={end} y={y + 33}>
        {last}
      </text>
      <text className={`${styles.label} ${styles.beyond}`} x={isBelow ? 8 : beyond} y={y + 33}>
        {value}
      </text>
    </g>
  );
}

function partOf(ink: Impression['ink']): string | undefined {
  return ink === 'factory' || ink === 'count' || ink === 'year' ? ink : undefined;
}
