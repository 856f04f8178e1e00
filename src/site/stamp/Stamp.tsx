import { type JSX, useState } from 'react';
import { stampLegend as legend, stampParts } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { lineOf, type Mark, marksOf, type Part, round } from './marks.ts';
import styles from './Stamp.module.css';

/** From the middle of a character to that of its neighbour, in the drawing's units. */
const PITCH = 56;
const HEIGHT = 268;
const LEATHER = { top: 76, height: 116 };
/** Least space between the code and the edge of the leather. */
const MARGIN = 40;
/** Short codes lie in the middle of a piece that is as long as most codes need. */
const LEAST_WIDTH = 440;
/** From the edge of the leather to its seam. */
const SEAM = 9;
/** Between the leather and the feet of a line. */
const AIR = 6;
/** How far a line stands off its feet. */
const RISE = 28;
/** The layers of a character that is pressed in: its lower rim catches the light, its upper wall lies in the shade. */
const LAYERS = [
  ['rim', 1.8],
  ['wall', -1.2],
  ['ground', 0.3],
] as const;

/** The code as it is stamped, with what its characters mean, and in words which of them do. */
export function Stamp({ result }: { readonly result: ValidResult }): JSX.Element {
  return (
    <>
      <StampDrawing result={result} />
      <Legend result={result} />
    </>
  );
}

/** The drawing is decoration: the sentence beside it and the words under it say the same. */
export function StampDrawing({ result }: { readonly result: ValidResult }): JSX.Element {
  const { length, marks } = marksOf(result.segments);
  const width = Math.max(length * PITCH + 2 * MARGIN, LEAST_WIDTH);
  return (
    <svg className={styles.stamp} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Leather width={width} />
      {marks.map((mark) => (
        <Drawn key={mark.part} mark={mark} label={labelOf(mark, result)} middle={width / 2} />
      ))}
    </svg>
  );
}

/** The piece of vachetta that a code is stamped in. */
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

interface DrawnProps {
  readonly mark: Mark;
  readonly label: string;
  readonly middle: number;
}

/** The characters of one meaning, and the line outside the leather that joins and names them. */
function Drawn({ mark, label, middle }: DrawnProps): JSX.Element {
  const { part, xs, from, to, side, text } = mark;
  const isAbove = side === 'above';
  const foot = isAbove ? LEATHER.top - AIR : LEATHER.top + LEATHER.height + AIR;
  const rise = isAbove ? -RISE : RISE;
  const line = lineOf(mark, { pitch: PITCH, middle, foot, rise });
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
 * Which characters stand for what the lines say; pressing one keeps its characters and its fact lit.
 * Pointing is followed here and not by `:hover`, which stays behind where a finger was.
 */
function Legend({ result }: { readonly result: ValidResult }): JSX.Element {
  const [kept, keep] = useState<Part>();
  const [pointed, point] = useState<Part>();
  return (
    <ul className={styles.legend} aria-label={legend.label}>
      {marksOf(result.segments).marks.map((mark) => {
        const { part, text, digits, isWoven } = mark;
        const where = digits.length === 0 ? legend.letters(text.length) : legend.digits(digits);
        const characters = isWoven ? [...text] : [text];
        return (
          <li key={part}>
            <button
              type="button"
              data-part={part}
              data-lit={part === kept || part === pointed || undefined}
              aria-pressed={part === kept}
              aria-label={legend.reading(where, characters, labelOf(mark, result))}
              onPointerEnter={() => {
                point(part);
              }}
              onPointerLeave={() => {
                point(undefined);
              }}
              onClick={() => {
                keep(part === kept ? undefined : part);
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
