import type { JSX } from 'react';
import type { ValidResult } from '../../heatstamp.ts';
import { Leather } from './Leather.tsx';
import { Legend } from './Legend.tsx';
import styles from './Stamp.module.css';
import { layOut } from './stamp-layout.ts';
import { StampMark } from './StampMark.tsx';

const HEIGHT = 268;
const LEATHER = { top: 76, height: 116 };

/** The code as it is stamped, with what its characters mean, and in words which of them do. */
export function Stamp({ result }: { readonly result: ValidResult }): JSX.Element {
  return (
    <>
      <StampDrawing result={result} />
      <Legend parts={layOut(result).parts} />
    </>
  );
}

/** The drawing is decoration: the sentence beside it and the words under it say the same. */
export function StampDrawing({ result }: { readonly result: ValidResult }): JSX.Element {
  const { width, parts } = layOut(result);
  return (
    <svg className={styles.stamp} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <Leather y={LEATHER.top} width={width} height={LEATHER.height} />
      {parts.map((part) => (
        <StampMark key={part.part} part={part} {...LEATHER} />
      ))}
    </svg>
  );
}
