import type { JSX } from 'react';
import type { ValidResult } from '../../core/index.ts';
import { Leather } from './Leather.tsx';
import styles from './Stamp.module.css';
import { type Bracket, layOut, type Letter } from './stamp-layout.ts';

const HEIGHT = 268;
const LEATHER = { top: 76, height: 116 };
const MIDDLE = LEATHER.top + LEATHER.height / 2;
/** Between the leather and the feet of a bracket. */
const AIR = 6;
/** How long the legs of a bracket are before they turn. */
const LEG = 18;
const TURN = 10;

/** The code as it is stamped, with what its characters mean. Decoration: the sentence beside it says the same. */
export function Stamp({ result }: { readonly result: ValidResult }): JSX.Element {
  const { width, letters, brackets } = layOut(result);
  return (
    <svg className={styles.stamp} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Leather y={LEATHER.top} width={width} height={LEATHER.height} />
      {letters.map((letter) => (
        <Debossed key={letter.x} letter={letter} />
      ))}
      {brackets.map((bracket) => (
        <BracketMark key={bracket.role} bracket={bracket} />
      ))}
    </svg>
  );
}

/** A character pressed in: its lower rim catches the light. */
function Debossed({ letter: { text, x } }: { readonly letter: Letter }): JSX.Element {
  return (
    <>
      <text className={styles.rim} x={x} y={MIDDLE + 1.6} dy="0.36em">
        {text}
      </text>
      <text className={styles.letter} x={x} y={MIDDLE} dy="0.36em">
        {text}
      </text>
    </>
  );
}

function BracketMark({ bracket }: { readonly bracket: Bracket }): JSX.Element {
  const { role, label, from, to, side } = bracket;
  const isAbove = side === 'above';
  const foot = isAbove ? LEATHER.top - AIR : LEATHER.top + LEATHER.height + AIR;
  const [leg, turn] = isAbove ? [-LEG, -TURN] : [LEG, TURN];
  return (
    <g className={styles[role]}>
      <path
        className={styles.bracket}
        d={`M${from} ${foot}v${leg}q0 ${turn} ${TURN} ${turn}H${to - TURN}q${TURN} 0 ${TURN} ${-turn}v${-leg}`}
      />
      <text
        className={styles.label}
        x={(from + to) / 2}
        y={foot + leg + turn}
        dy={isAbove ? '-0.5em' : '1.2em'}
      >
        {label}
      </text>
    </g>
  );
}
