import type { JSX } from 'react';
import { SEARCH_ORDER } from '../../../evidence/where-to-look.ts';
import styles from './BagDrawing.module.css';

/** The position of a number in a drawing. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The positions of the numbers, in the order of the list beside the drawing. */
const TIPS: readonly Point[] = [
  { x: 84, y: 224 },
  { x: 224, y: 190 },
  { x: 128, y: 134 },
  { x: 272, y: 62 },
];

/** A bag with its front cut away: a tab in the seam, a pocket, a D-ring, a zipper. It depicts no real model. */
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
      <Numbers points={TIPS} />
    </svg>
  );
}

type Id = (typeof SEARCH_ORDER)[number]['id'];

/** The position of each place to search. */
const SEARCHED: Readonly<Record<Id, Point>> = {
  tab: { x: 104, y: 226 },
  pocket: { x: 214, y: 196 },
  zip: { x: 250, y: 118 },
  seam: { x: 44, y: 176 },
  strap: { x: 112, y: 92 },
  wallet: { x: 440, y: 188 },
};

/** A bag with its front cut away, and an open wallet. They depict no real models. */
export function SearchDrawing({ title }: { readonly title: string }): JSX.Element {
  return (
    <svg className={styles.bagAndWallet} viewBox="0 0 520 280" role="img" aria-label={title}>
      <path d="M112 92C112 18 228 18 228 92M124 92c0-58 92-58 92 0" />
      <path d="M104 92h16v16a8 8 0 0 1-16 0zM220 92h16v16a8 8 0 0 1-16 0z" />
      <path d="M44 92h252l18 152a20 20 0 0 1-20 22H46a20 20 0 0 1-20-22z" />
      <path className={styles.thin} d="M44 102h252" strokeDasharray="7 5" />
      <path className={styles.thin} d="M56 130h228l14 116a8 8 0 0 1-8 9H50a8 8 0 0 1-8-9z" />
      <path d="M140 118h136m-128-4v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8m8-8v8" />
      <path d="M140 112h-6v12h6l-3 14-5-14" />
      <path d="M160 162h106l6 66H160z" />
      <path className={styles.thin} d="M164 170h98" strokeDasharray="5 4" />
      <path className={styles.tan} d="M82 255v-42q0-5 5-5h26q5 0 5 5v42" />
      <path className={styles.thin} d="M87 251v-35q0-3 3-3h20q3 0 3 3v35" strokeDasharray="4 3" />
      <path d="M360 124h136q6 0 6 6v118q0 6-6 6H360q-6 0-6-6V130q0-6 6-6z" />
      <path className={styles.thin} d="M361 131h134v116H361z" strokeDasharray="6 5" />
      <path d="M372 160h112M372 174h112M372 216h112" />
      <path className={styles.tan} d="M388 160v-20q0-4 4-4h72q4 0 4 4v20z" />
      <path className={styles.thin} d="M372 174v42m112-42v42" />
      <Numbers points={SEARCH_ORDER.map(({ id }) => SEARCHED[id])} />
    </svg>
  );
}

/** Circled numbers, from 1. */
function Numbers({ points }: { readonly points: readonly Point[] }): JSX.Element[] {
  return points.map(({ x, y }, index) => (
    <g key={`${x} ${y}`} className={styles.mark}>
      <circle cx={x} cy={y} r="13" />
      <text x={x} y={y + 5}>
        {index + 1}
      </text>
    </g>
  ));
}
