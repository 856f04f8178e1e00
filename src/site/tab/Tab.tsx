import type { JSX, ReactNode } from 'react';
import leather from './Leather.module.css';
import { linePath, round, type Mark } from './marks.ts';
import { type Impression, type Stamped, type Thread, BLANK, stampedCode } from './stamped.ts';
import styles from './Tab.module.css';
import { stampParts } from '#words/result.ts';
import { TABLE_DAY } from '../../core/factories.ts';
import { decode } from '../../library/decode.ts';
import { labelsOf } from './labels.ts';

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
/** From the edge of the leather to the end of a thread. */
const EDGE = 19;
/** A longer label has no room to be centered over its characters. */
const LONGEST_CENTERED = 13;

export type TabSize = 'plate' | 'hero' | 'strap' | 'small';

export interface TabProps {
  readonly stamped: Stamped;
  /** At most 640 or 496 px wide, as wide as there is room, or at most 228 px wide. */
  readonly size: TabSize;
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
  /** How many lines of labels stand above the leather, and below it. */
  readonly above: number;
  readonly below: number;
  /** The upper edge of the leather, its center and its lower edge. */
  readonly top: number;
  readonly center: number;
  readonly bottom: number;
  readonly width: number;
  readonly viewBox: string;
}

/** Where the parts of a tab stand. Labels take room above and below, so a tab without them is lower. */
export function layOut(
  { length, threads }: Stamped,
  { width = LEATHER.width }: Pick<TabProps, 'width'> = {},
): TabLayout {
  const hasLabels = threads.some(({ label }) => label.length > 0);
  const lines = (side: Thread['side']) =>
    hasLabels
      ? Math.max(1, ...threads.flatMap((it) => (it.side === side ? it.label.length : [])))
      : 0;
  const room = (count: number) => (count === 0 ? 0 : LABELS + (count - 1) * LINE);
  const [above, below] = [lines('above'), lines('below')];
  const top = room(above);
  const pitch = Math.min(PITCH, (width - 2 * MARGIN) / Math.max(length, 1));
  return {
    pitch,
    middle: width / 2,
    size: round(pitch * (length > LONGEST_CODE ? SIZE.text : SIZE.code)),
    above,
    below,
    top,
    center: top + LEATHER.height / 2,
    bottom: top + LEATHER.height,
    width,
    viewBox: `0 0 ${width} ${top + LEATHER.height + room(below)}`,
  };
}

/**
 * A strap of leather with what is stamped into it, still. It is decorative: the words beside it say the same. The leather is
 * no part of the drawing, so that its grain has one size on every strap of the page.
 */
export function Tab({ stamped, size, children, width }: TabProps): JSX.Element {
  const layout = layOut(stamped, { width });
  const { above, below, viewBox } = layout;
  return (
    <span className={`${styles.tab} ${styles[size]}`} aria-hidden="true" data-tab={size}>
      <span className={styles.ground}>
        {above > 0 && <span data-lines={above} />}
        <span className={`${leather.hide} ${leather.small}`} />
        {below > 0 && <span data-lines={below} />}
      </span>
      <svg viewBox={viewBox}>
        {children}
        {stamped.impressions.map((impression, index) => (
          <Struck key={index} impression={impression} layout={layout} />
        ))}
        {stamped.threads.map((thread) => (
          <Sewn key={thread.part} thread={thread} layout={layout} />
        ))}
      </svg>
    </span>
  );
}

interface StruckProps {
  readonly impression: Impression;
  readonly layout: TabLayout;
}

/** One character, or a rubbed place for what can't be read. */
function Struck({
  impression: { text, ink, x: place },
  layout: { pitch, middle, center, size },
}: StruckProps): JSX.Element {
  const x = round(middle + place * pitch);
  if (ink === 'worn')
    return (
      <g className={styles.worn}>
        {[0.5, 0.36, 0.2].map((part) => (
          <ellipse key={part} cx={x} cy={center} rx={round(pitch * part)} ry={round(size * part)} />
        ))}
      </g>
    );
  return (
    <text className={styles.struck} x={x} y={center} dy=".355em" fontSize={size}>
      {text}
    </text>
  );
}

/** The thread over or under the characters of one meaning, with its label outside the leather. */
function Sewn({
  thread,
  layout: { pitch, middle, size, top, center, bottom, width },
}: {
  readonly thread: Thread;
  readonly layout: TabLayout;
}): JSX.Element {
  const { from, to, side, label } = thread;
  const isAbove = side === 'above';
  const foot = round(center + (isAbove ? -1 : 1) * size * 0.43);
  const end = isAbove ? top + EDGE : bottom - EDGE;
  const line = linePath(thread, { pitch, middle, foot, rise: (end - foot) * 0.98 });
  const over = round(middle + ((from + to) / 2) * pitch);
  const isCentered = label.every(({ length }) => length <= LONGEST_CENTERED);
  const [x, anchor] = isCentered
    ? ([over, undefined] as const)
    : over < middle
      ? ([0, 'start'] as const)
      : ([width, 'end'] as const);
  const edge = isAbove ? top - 12 : bottom + 30;
  const first = isAbove ? edge - (label.length - 1) * LINE : edge;
  return (
    <g>
      <path className={styles.groove} d={line} />
      <path className={styles.thread} d={line} />
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

interface ExampleTabProps extends Pick<TabProps, 'size' | 'width'> {
  /** A code that reads, `chip` or `empty`. */
  readonly picture: string;
  /** What the threads say: the meaning of these digits, which part of a date they are, or nothing. */
  readonly labels: 'values' | 'kinds' | 'none';
}

/** The tab of an example, as a drawing alone: the words beside it say what it means. */
export function ExampleTab({ picture, labels, ...look }: ExampleTabProps): JSX.Element {
  const result = decode(picture, { today: TABLE_DAY });
  if (!result.isValid) {
    const { middle, center } = layOut(BLANK, look);
    return (
      <Tab stamped={BLANK} {...look}>
        {picture === 'chip' && <Chip x={middle} y={center} />}
      </Tab>
    );
  }
  const lines = { values: (mark: Mark) => labelsOf(mark, result), kinds: kindOf, none: () => [] };
  return <Tab stamped={stampedCode(result.segments, lines[labels])} {...look} />;
}

/** The part of a date that digits stand for: `week`. */
function kindOf({ role }: Mark): readonly string[] {
  return role === 'factory' ? [] : [stampParts.kinds[role]];
}

/** A chip behind the leather and its radio waves. */
function Chip({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g className={styles.chip}>
      <rect x={x - 38} y={y - 38} width="76" height="76" rx="8" strokeDasharray="9 7" />
      <path d={`M${x - 17} ${y - 17}h34v34h-34z`} />
      <path
        d={`M${x + 62} ${y - 22}q18 22 0 44m24-62q32 40 0 80M${x - 62} ${y - 22}q-18 22 0 44m-24-62q-32 40 0 80`}
      />
    </g>
  );
}
