import type { JSX } from 'react';
import styles from './BagDrawing.module.css';

/** Where the numbers of the drawing stand, in the order of the list beside it. */
const MARKS = [
  { x: 84, y: 224 },
  { x: 224, y: 190 },
  { x: 128, y: 134 },
  { x: 272, y: 62 },
] as const;

/** A bag with its front cut away: a tab in the seam, a pocket, a D-ring, a zipper. No bag of anybody's. */
export function BagDrawing({ title }: { readonly title: string }): JSX.Element {
  return (
    <svg className={styles.bag} viewBox="0 0 360 270" role="img" aria-label={title}>
      <path d="M118 84C118 12 242 12 242 84M130 84c0-54 100-54 100 0" />
      <path d="M52 84h256l18 150a20 20 0 0 1-20 22H54a20 20 0 0 1-20-22z" />
      <path className={styles.thin} d="M52 94h256" strokeDasharray="7 5" />
      <path className={styles.thin} d="M64 112h232l13 124a8 8 0 0 1-8 9H59a8 8 0 0 1-8-9z" />
      <path d="M254 84v6m8-6v6m8-6v6m8-6v6m8-6v6m8-6v6" />
      <path d="M244 84h-6v8h6l-2 12-4-12" />
      <path d="M176 156h96l5 62h-96z" />
      <path className={styles.thin} d="M180 164h88" strokeDasharray="5 4" />
      <path d="M84 112v14m14-14v14M78 126h26v9a13 13 0 0 1-26 0z" />
      <path className={styles.tan} d="M108 245v-34q0-5 5-5h24q5 0 5 5v34" />
      <path className={styles.thin} d="M113 241v-27q0-3 3-3h18q3 0 3 3v27" strokeDasharray="4 3" />
      {MARKS.map(({ x, y }, index) => (
        <g key={x} className={styles.mark}>
          <circle cx={x} cy={y} r="13" />
          <text x={x} y={y + 5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
