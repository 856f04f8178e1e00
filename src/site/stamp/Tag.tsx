import type { JSX } from 'react';
import { Chip } from './Chip.tsx';
import { layOut, type Mark } from './tag-layout.ts';
import styles from './Tag.module.css';

/** The leather in the drawing's units. */
const LEATHER = { x: 1, y: 34, width: 198, height: 60 };
const MIDDLE = LEATHER.y + LEATHER.height / 2;

/** A leather tag: empty, with a chip behind it, or with a code whose digits are marked. The words beside it say the same. */
export function Tag({ picture }: { readonly picture: string }): JSX.Element {
  const { letters, marks } = layOut(picture);
  return (
    <svg className={styles.tag} viewBox="0 0 200 128" aria-hidden="true">
      <rect className={styles.leather} {...LEATHER} rx="7" />
      <rect className={styles.stitch} x="7" y="40" width="186" height="48" rx="4" />
      {picture === 'chip' && <Chip y={MIDDLE} />}
      {letters.map(({ text, x }) => (
        <text key={x} className={styles.letter} x={x} y={MIDDLE} dy="0.36em">
          {text}
        </text>
      ))}
      {marks.map((mark) => (
        <Bracket key={mark.role} mark={mark} />
      ))}
    </svg>
  );
}

/** Joins the digits of one meaning, week or month above the leather, year below. */
function Bracket({ mark: { role, from, to } }: { readonly mark: Mark }): JSX.Element {
  const isBelow = role === 'year';
  const foot = isBelow ? LEATHER.y + LEATHER.height + 4 : LEATHER.y - 4;
  const rise = isBelow ? 9 : -9;
  return (
    <g className={styles[role]}>
      <path className={styles.bracket} d={`M${from} ${foot}v${rise}H${to}v${-rise}`} />
      <text className={styles.label} x={(from + to) / 2} y={foot + rise} dy={isBelow ? 14 : -5}>
        {role}
      </text>
    </g>
  );
}
