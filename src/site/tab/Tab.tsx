import type { JSX, ReactNode } from 'react';
import { cutPath, linePath, type Part, round } from './marks.ts';
import { Material } from './Material.tsx';
import type { Impression, Stamped, Thread } from './stamped.ts';
import styles from './Tab.module.css';

/** The leather, in the drawing's units: those of the largest tab. */
const LEATHER = { width: 640, height: 168 };
/** The room for labels above and below the leather. */
const LABELS = 38;
/** From one line of a label to the next. */
const LINE = 27;
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
/** How far the two rows of the year lie apart. */
const ROWS = 7;

export type TabSize = 'plate' | 'hero' | 'strap' | 'small';

/**
 * What moves: the characters are struck one by one; those that were just struck take their color while the threads are
 * sewn; the threads alone are sewn; or nothing.
 */
export type Phase = 'pressing' | 'pressed' | 'read' | 'still';

export interface TabProps {
  readonly stamped: Stamped;
  /** At most 640 or 496 px wide, as wide as there is room, or at most 228 px wide. */
  readonly size: TabSize;
  readonly phase?: Phase;
  /** Whether there is room above and below as for labels, so that a tab with labels can take its place. */
  readonly hasRoom?: boolean;
  /** What lies on the leather beside the characters. */
  readonly children?: ReactNode;
  /** The width of the leather in the drawing's units, where it stands for a span of time. */
  readonly width?: number | undefined;
  /**
   * The name of its leather, which no other tab of the page has, since its gradient and filters need ids: where two share
   * an id and the first is hidden, the second loses its leather. Small tabs have none of their own and are flat.
   */
  readonly leather?: string | undefined;
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
  const room = (side: Thread['side']) => {
    const lines = threads.filter((thread) => thread.side === side).map(({ label }) => label.length);
    return hasLabels ? LABELS + (Math.max(1, ...lines) - 1) * LINE : 0;
  };
  const top = room('above');
  const height = top + LEATHER.height + room('below');
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
  leather = size === 'small' ? undefined : size + (hasRoom ? '-blind' : ''),
}: TabProps): JSX.Element {
  const layout = layOut(stamped, { width, hasRoom });
  const { bottom, top, viewBox } = layout;
  const { impressions, threads, scale } = stamped;
  const isStruck = phase === 'pressing' || phase === 'pressed';
  return (
    <svg
      className={`${styles.tab} ${styles[size]}`}
      viewBox={viewBox}
      aria-hidden="true"
      data-phase={phase}
      data-leather={leather}
      data-at={isStruck ? impressions.length : undefined}
    >
      {leather !== undefined && <Material name={leather} />}
      <rect
        className={styles.edge}
        y={top + 4}
        width={layout.width}
        height={LEATHER.height}
        rx="12"
      />
      <rect
        className={styles.leather}
        y={top}
        width={layout.width}
        height={LEATHER.height}
        rx="12"
        {...(leather !== undefined && {
          fill: `url(#${leather}-hide)`,
          filter: `url(#${leather}-grain)`,
        })}
      />
      <rect
        className={styles.seam}
        x={SEAM}
        y={top + SEAM}
        rx="5"
        width={layout.width - 2 * SEAM}
        height={LEATHER.height - 2 * SEAM}
      />
      {children}
      {impressions.map((impression, index) => (
        <Struck
          key={index}
          impression={impression}
          strike={isStruck ? { at: index, read: readAt(impressions, index) } : undefined}
          state={threads.find(({ part }) => part === impression.ink)?.state}
          layout={layout}
          leather={leather}
        />
      ))}
      {threads.map((thread) => (
        <Sewn key={thread.part} thread={thread} layout={layout} leather={leather} />
      ))}
      {scale && <Scale {...scale} y={bottom + 16} />}
    </svg>
  );
}

/** In which place a character is read: the parts of a code follow each other, however they are woven. */
function readAt(impressions: readonly Impression[], index: number): number {
  const inks = [...new Set(impressions.map(({ ink }) => ink))];
  const order = inks.flatMap((ink) =>
    [...impressions.entries()].filter(([, it]) => it.ink === ink),
  );
  return order.findIndex(([at]) => at === index);
}

interface StruckProps {
  readonly impression: Impression;
  /** When it is struck and when its color comes, in characters; undefined where nothing moves. */
  readonly strike: { readonly at: number; readonly read: number } | undefined;
  readonly state: Thread['state'];
  readonly layout: TabLayout;
  readonly leather: string | undefined;
}

/**
 * One character: the burn around it and its ground in the color of its meaning. While it is struck, the blind outline and
 * the ground without color lie below. Each is a layer of its own, so that what moves is never inside a filter.
 */
function Struck({
  impression: { text, ink, x: place },
  strike,
  state,
  layout: { pitch, middle, center, size },
  leather,
}: StruckProps): JSX.Element {
  const x = round(middle + place * pitch);
  const isFlat = leather === undefined;
  const isBlind = ink === 'blind';
  const layer = (name: 'blind' | 'burn' | 'dint' | 'ground') => (
    <g data-layer={name}>
      <text
        x={x}
        y={center}
        dy=".355em"
        {...(!isFlat && { filter: `url(#${leather}-${name === 'burn' ? 'burn' : 'relief'})` })}
      >
        {text}
      </text>
    </g>
  );
  return (
    <g
      className={styles.struck}
      data-ink={ink}
      data-part={partOf(ink)}
      data-state={state}
      fontSize={size}
      data-at={strike?.at}
      data-read={strike?.read}
    >
      {ink === 'worn' ? (
        [0.5, 0.36, 0.2].map((part) => (
          <ellipse key={part} cx={x} cy={center} rx={round(pitch * part)} ry={round(size * part)} />
        ))
      ) : ink === 'slot' ? (
        <rect
          x={round(x - pitch * 0.36)}
          y={round(center - size * 0.4)}
          width={round(pitch * 0.72)}
          height={round(size * 0.8)}
          rx="6"
        />
      ) : (
        <>
          {strike && layer('blind')}
          {!isFlat && (strike !== undefined || !isBlind) && layer('burn')}
          {strike && layer('dint')}
          {!(strike && isBlind) && layer('ground')}
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
      {state === 'conflict' && (
        <path
          className={styles.chalk}
          d={`M${round(x - pitch * 0.46)} ${round(center + size * 0.5)}q${round(pitch * 0.3)} -5 ${round(pitch * 0.5)} -1t${round(pitch * 0.44)} -2`}
        />
      )}
    </g>
  );
}

/** The thread over or under the characters of one meaning, with its label outside the leather. */
function Sewn({
  thread,
  layout: { pitch, middle, size, top, center, bottom, width },
  leather,
}: {
  readonly thread: Thread;
  readonly layout: TabLayout;
  readonly leather: string | undefined;
}): JSX.Element {
  const { part, from, to, side, label, state } = thread;
  const isAbove = side === 'above';
  const foot = round(center + (isAbove ? -1 : 1) * size * 0.43);
  const end = isAbove ? top + SEAM + 8 : bottom - SEAM - 8;
  const surface = { pitch, middle, foot, rise: (end - foot) * 0.98 };
  const inner = { ...surface, rise: surface.rise - Math.sign(surface.rise) * ROWS };
  const within = { ...thread, from: from + ROWS / pitch, to: to - ROWS / pitch };
  const path = state === 'conflict' ? cutPath : linePath;
  const lines = [path(thread, surface), ...(part === 'year' ? [path(within, inner)] : [])];
  const over = round(middle + ((from + to) / 2) * pitch);
  const isCentered = label.every(({ length }) => length <= LONGEST_CENTERED);
  const [x, anchor] = isCentered
    ? ([over, undefined] as const)
    : over < middle
      ? ([0, 'start'] as const)
      : ([width, 'end'] as const);
  const edge = isAbove ? top - 12 : bottom + 30;
  const first = isAbove ? edge - (label.length - 1) * LINE : edge;
  const [left, right] = [from, to].map((place) => middle + place * pitch);
  const reach = { x: round((left ?? 0) - 6), width: round((right ?? 0) - (left ?? 0) + 12) };
  return (
    <g className={styles.sewn} data-part={part} data-side={side} data-state={state}>
      {leather !== undefined && (
        <clipPath id={`${leather}-${part}`}>
          <rect {...reach} y={top} height={LEATHER.height} />
        </clipPath>
      )}
      <g {...(leather !== undefined && { clipPath: `url(#${leather}-${part})` })}>
        {lines.map((line) => (
          <path key={line} className={styles.groove} d={line} />
        ))}
        {lines.map((line) => (
          <path key={line} className={styles.thread} d={line} />
        ))}
      </g>
      {label.map((words, index) => (
        <text
          key={words}
          className={styles.label}
          x={x}
          y={first + index * LINE}
          textAnchor={anchor}
        >
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

function partOf(ink: Impression['ink']): Part | undefined {
  return ink === 'factory' || ink === 'count' || ink === 'year' ? ink : undefined;
}
