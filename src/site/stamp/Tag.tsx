import type { JSX } from 'react';
import { stampParts } from '#words/result.ts';
import { decode } from '../../heatstamp.ts';
import { layOutStamp, linePath, type Mark, round } from './marks.ts';
import styles from './Tag.module.css';

/** The leather in the drawing's units. */
const LEATHER = { x: 1, y: 34, width: 198, height: 60 };
const MIDDLE = { x: 100, y: LEATHER.y + LEATHER.height / 2 };
const PITCH = 26;
const LINE_GAP = 4;
const RISE = 11;
/** Later than any code that is drawn. */
const TODAY = '2021-12-31';

/** A leather tag: empty, with a chip, or with a code whose digits are marked. It is decorative, as the text beside it says the same. */
export function Tag({ picture }: { readonly picture: string }): JSX.Element {
  const result = decode(picture, { today: TODAY });
  const { marks } = layOutStamp(result.isValid ? result.segments : []);
  return (
    <svg className={styles.tag} viewBox="0 0 200 128" aria-hidden="true">
      <rect className={styles.leather} {...LEATHER} rx="7" />
      <rect className={styles.stitch} x="7" y="40" width="186" height="48" rx="4" />
      {picture === 'chip' && <Chip />}
      {marks.map((mark) => (
        <MarkDrawing key={mark.part} mark={mark} />
      ))}
    </svg>
  );
}

/** The characters of one meaning. Those of the date have a line: week or month above the leather, year below. */
function MarkDrawing({ mark }: { readonly mark: Mark }): JSX.Element {
  const { role, text, xs, from, to, side } = mark;
  const isBelow = side === 'below';
  const foot = isBelow ? LEATHER.y + LEATHER.height + LINE_GAP : LEATHER.y - LINE_GAP;
  const rise = isBelow ? RISE : -RISE;
  return (
    <g className={styles[role]}>
      <text
        className={styles.letter}
        x={xs.map((x) => round(MIDDLE.x + x * PITCH)).join(' ')}
        y={MIDDLE.y}
        dy="0.36em"
      >
        {text}
      </text>
      {role !== 'factory' && (
        <>
          <path
            className={styles.line}
            d={linePath(mark, { pitch: PITCH, middle: MIDDLE.x, foot, rise })}
          />
          <text
            className={styles.label}
            x={round(MIDDLE.x + ((from + to) / 2) * PITCH)}
            y={foot + rise}
            dy={isBelow ? 14 : -5}
          >
            {stampParts.kinds[role]}
          </text>
        </>
      )}
    </g>
  );
}

/** A chip behind the leather and its radio waves. */
function Chip(): JSX.Element {
  const { y } = MIDDLE;
  return (
    <g className={styles.chip}>
      <rect x="87" y={y - 13} width="26" height="26" rx="3" strokeDasharray="4 3" />
      <path d={`M94 ${y - 6}h12v12h-12z`} />
      <path d={`M122 ${y - 8}q6 8 0 16m8-22q11 14 0 28M78 ${y - 8}q-6 8 0 16m-8-22q-11 14 0 28`} />
    </g>
  );
}
