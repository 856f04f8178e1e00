import type { JSX } from 'react';
import styles from './Stamp.module.css';

interface LeatherProps {
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the edge of the leather to its seam. */
const SEAM = 9;

/** The piece of vachetta that a code is stamped in. */
export function Leather({ y, width, height }: LeatherProps): JSX.Element {
  return (
    <>
      <defs>
        <linearGradient id="leather" x2="0.3" y2="1">
          <stop className={styles.light} />
          <stop className={styles.shade} offset="1" />
        </linearGradient>
      </defs>
      <rect className={styles.leather} y={y} width={width} height={height} rx="10" />
      <rect
        className={styles.stitch}
        x={SEAM}
        y={y + SEAM}
        width={width - 2 * SEAM}
        height={height - 2 * SEAM}
        rx="5"
      />
    </>
  );
}
