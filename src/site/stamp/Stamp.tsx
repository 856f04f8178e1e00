import { type JSX, useState } from 'react';
import { stampLegend as legend, stampParts } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { layOutStamp, linePath, type Mark, type Part, round } from './marks.ts';
import styles from './Stamp.module.css';

/** The distance between the centers of two characters, in the drawing's units. */
const PITCH = 56;
const HEIGHT = 268;
const LEATHER = { top: 76, height: 116 };
/** The minimum space between the code and the edge of the leather. */
const MARGIN = 40;
/** The minimum width, so that short codes are centered on a piece of the usual length. */
const MIN_WIDTH = 440;
/** From the edge of the leather to its seam. */
const SEAM = 9;
/** The gap between the leather and the feet of a line. */
const LINE_GAP = 6;
/** The height of a line above its feet. */
const RISE = 28;
/** The layers of an embossed character: its lower rim catches the light, its upper wall lies in the shade. */
const LAYERS = [
  ['rim', 1.8],
  ['wall', -1.2],
  ['ground', 0.3],
] as const;

/** A drawing of the stamped code, with a legend of what its characters mean. */
export function Stamp({ result }: { readonly result: ValidResult }): JSX.Element {
  return (
    <>
      <StampDrawing result={result} />
      <Legend result={result} />
    </>
  );
}

/** The drawing alone. It is decorative, because the sentence and the legend say the same. */
export function StampDrawing({ result }: { readonly result: ValidResult }): JSX.Element {
  const { length, marks } = layOutStamp(result.segments);
  const width = Math.max(length * PITCH + 2 * MARGIN, MIN_WIDTH);
  return (
    <svg className={styles.stamp} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Leather width={width} />
      {marks.map((mark) => (
        <MarkDrawing key={mark.part} mark={mark} label={labelOf(mark, result)} middle={width / 2} />
      ))}
    </svg>
  );
}

/** The piece of leather that carries the stamp. */
function Leather({ width }: { readonly width: number }): JSX.Element {
  const { top, height } = LEATHER;
  return (
    <>
      <defs>
        <linearGradient id="leather" x2="0.3" y2="1">
          <stop className={styles.light} />
          <stop className={styles.shade} offset="1" />
        </linearGradient>
      </defs>
      <rect className={styles.leather} y={top} width={width} height={height} rx="10" />
      <rect
        className={styles.stitch}
        x={SEAM}
        y={top + SEAM}
        width={width - 2 * SEAM}
        height={height - 2 * SEAM}
        rx="5"
      />
    </>
  );
}

interface MarkDrawingProps {
  readonly mark: Mark;
  readonly label: string;
  readonly middle: number;
}

/** The characters of one meaning, with the line outside the leather that joins and labels them. */
function MarkDrawing({ mark, label, middle }: MarkDrawingProps): JSX.Element {
  const { part, xs, from, to, side, text } = mark;
  const isAbove = side === 'above';
  const foot = isAbove ? LEATHER.top - LINE_GAP : LEATHER.top + LEATHER.height + LINE_GAP;
  const rise = isAbove ? -RISE : RISE;
  const line = linePath(mark, { pitch: PITCH, middle, foot, rise });
  return (
    <g data-part={part}>
      {LAYERS.map(([layer, shift]) => (
        <text
          key={layer}
          className={styles[layer]}
          x={xs.map((x) => round(middle + x * PITCH)).join(' ')}
          y={LEATHER.top + LEATHER.height / 2 + shift}
          dy="0.36em"
        >
          {text}
        </text>
      ))}
      <path className={styles.line} d={line} />
      {part === 'year' && <path className={styles.core} d={line} />}
      <text
        className={styles.label}
        x={round(middle + ((from + to) / 2) * PITCH)}
        y={foot + rise}
        dy={isAbove ? '-0.5em' : '1.2em'}
      >
        {label}
      </text>
    </g>
  );
}

/**
 * Names the characters of each meaning. Clicking one keeps its characters and its fact highlighted.
 * Hovering is tracked in state, because `:hover` sticks after a tap.
 */
function Legend({ result }: { readonly result: ValidResult }): JSX.Element {
  const [pinned, setPinned] = useState<Part>();
  const [hovered, setHovered] = useState<Part>();
  return (
    <ul className={styles.legend} aria-label={legend.label}>
      {layOutStamp(result.segments).marks.map((mark) => {
        const { part, text, digits } = mark;
        const where = digits.length === 0 ? legend.letters(text.length) : legend.digits(digits);
        return (
          <li key={part}>
            <button
              type="button"
              data-part={part}
              data-lit={part === pinned || part === hovered || undefined}
              aria-pressed={part === pinned}
              aria-label={legend.reading(where, labelOf(mark, result))}
              onPointerEnter={() => {
                setHovered(part);
              }}
              onPointerLeave={() => {
                setHovered(undefined);
              }}
              onClick={() => {
                setPinned(part === pinned ? undefined : part);
              }}
            >
              <span>{where}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function labelOf({ part }: Mark, { month, week, year }: ValidResult): string {
  if (part === 'factory') return stampParts.factory;
  if (part === 'year') return stampParts.year(year);
  return week === undefined ? stampParts.month(month) : stampParts.week(week);
}
