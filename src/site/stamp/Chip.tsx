import type { JSX } from 'react';
import styles from './Tag.module.css';

/** A chip behind the leather, and the waves by which it is read. */
export function Chip({ y }: { readonly y: number }): JSX.Element {
  return (
    <g className={styles.chip}>
      <rect x="87" y={y - 13} width="26" height="26" rx="3" strokeDasharray="4 3" />
      <path d={`M94 ${y - 6}h12v12h-12z`} />
      <path d={`M122 ${y - 8}q6 8 0 16m8-22q11 14 0 28M78 ${y - 8}q-6 8 0 16m-8-22q-11 14 0 28`} />
    </g>
  );
}
