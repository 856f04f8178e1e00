import type { JSX } from 'react';
import styles from './Stamp.module.css';
import type { StampPart } from './stamp-layout.ts';

interface StampMarkProps {
  readonly part: StampPart;
  /** Of the leather. */
  readonly top: number;
  readonly height: number;
}

/** Between the leather and the feet of a line. */
const AIR = 6;
/** How far a line stands off its feet. */
const RISE = 28;
const TURN = 10;
/** The layers of a character that is pressed in: its lower rim catches the light, its upper wall lies in the shade. */
const LAYERS = [
  ['rim', 1.8],
  ['wall', -1.2],
  ['ground', 0.3],
] as const;

/** The characters of one meaning, and the line outside the leather that joins and names them. */
export function StampMark({ part, top, height }: StampMarkProps): JSX.Element {
  const { from, to, side, label, text, xs } = part;
  const isAbove = side === 'above';
  const foot = isAbove ? top - AIR : top + height + AIR;
  const rise = isAbove ? -RISE : RISE;
  const line = lineOf(part, foot, rise);
  return (
    <g data-part={part.part}>
      {LAYERS.map(([layer, shift]) => (
        <text
          key={layer}
          className={styles[layer]}
          x={xs.join(' ')}
          y={top + height / 2 + shift}
          dy="0.36em"
        >
          {text}
        </text>
      ))}
      <path className={styles.line} d={line} />
      {part.part === 'year' && <path className={styles.core} d={line} />}
      <text
        className={styles.label}
        x={(from + to) / 2}
        y={foot + rise}
        dy={isAbove ? '-0.5em' : '1.2em'}
      >
        {label}
      </text>
    </g>
  );
}

/** An arc leaps over what stands between; a bracket holds neighbours together. */
function lineOf({ from, to, isWoven }: StampPart, foot: number, rise: number): string {
  if (isWoven)
    return `M${from} ${foot}C${from} ${foot + (rise * 4) / 3} ${to} ${foot + (rise * 4) / 3} ${to} ${foot}`;
  const turn = Math.sign(rise) * TURN;
  return `M${from} ${foot}v${rise - turn}q0 ${turn} ${TURN} ${turn}H${to - TURN}q${TURN} 0 ${TURN} ${-turn}v${turn - rise}`;
}
