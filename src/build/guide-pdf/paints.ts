import tag from '../../site/guide/Tag.module.css';
import stamp from '../../site/decoder/Stamp.module.css';
import bag from '../../site/sections/BagDrawing.module.css';
import drawing from '../../site/ui/Drawing.module.css';
import { colours } from './colours.ts';

/** How an element of a drawing is painted. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDasharray?: string;
  readonly strokeLinecap?: 'round' | 'butt';
  readonly strokeLinejoin?: 'round';
  readonly opacity?: number;
  readonly fontSize?: number;
  readonly fontWeight?: number;
  readonly letterSpacing?: number;
  readonly isUpper?: boolean;
  /** The class it came from. */
  readonly name?: string | undefined;
}

/** By the name of an element, which is its class or part; or by the name around it and the element or its name: `mark circle`. */
export type Paints = ReadonlyMap<string | undefined, Paint>;

const { ink, edge, leather, debossed, count, year, inkSoft, stitch, rim } = colours;

const line: Paint = {
  fill: 'none',
  stroke: ink,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

export const bagPaints: Paints = new Map([
  [bag.bag, line],
  [bag.thin, { stroke: edge, strokeWidth: 1 }],
  [bag.tan, { fill: leather }],
  [`${bag.mark} circle`, { fill: colours.paper, stroke: count }],
  [`${bag.mark} text`, { fill: count, stroke: 'none', fontSize: 15, fontWeight: 500 }],
]);

const letters: Paint = { fill: debossed, stroke: 'none', fontWeight: 500 };

/** The stamp; its labels are larger where it is drawn small. */
export const stampPaints = (labelSize: number): Paints =>
  new Map([
    [stamp.stamp, {}],
    [stamp.leather, { fill: leather }],
    [stamp.stitch, { fill: 'none', stroke: stitch, strokeWidth: 2, strokeDasharray: '9 6' }],
    [stamp.rim, { ...letters, fill: rim, fontSize: 70 }],
    [stamp.wall, { ...letters, fill: '#1d0f05', fontSize: 70 }],
    [stamp.ground, { ...letters, fontSize: 70 }],
    ...part('factory', inkSoft, '#3b2412', labelSize),
    ...part('count', count, '#742f00', labelSize),
    ...part('year', year, '#124a3b', labelSize),
    [
      `factory ${stamp.line}`,
      { stroke: inkSoft, strokeWidth: 3.5, strokeDasharray: '0.1 6.5', strokeLinecap: 'round' },
    ],
    [`year ${stamp.line}`, { stroke: year, strokeWidth: 7 }],
    [stamp.core, { stroke: colours.paper, strokeWidth: 3 }],
  ]);

export const tagPaints: Paints = new Map([
  [tag.tag, {}],
  [tag.leather, { fill: leather, stroke: 'none' }],
  [tag.stitch, { fill: 'none', stroke: stitch, strokeWidth: 1.5, strokeDasharray: '6 4' }],
  [tag.chip, { ...line, stroke: debossed }],
]);

export const drawingPaints: Paints = new Map([
  [drawing.drawing, line],
  [drawing.leather, { fill: leather }],
  [drawing.seam, { stroke: stitch, strokeWidth: 1.2, strokeDasharray: '5 4.5' }],
  [drawing.faint, { stroke: edge, strokeWidth: 1.2 }],
  [drawing.stamped, { ...letters, fontSize: 19, letterSpacing: 2.7 }],
  [drawing.ink, { ...letters, fill: inkSoft, fontSize: 19, letterSpacing: 2.7 }],
]);

/** The characters of one meaning, the line that joins them, and its label. */
function part(name: string, hue: string, ground: string, fontSize: number): [string, Paint][] {
  return [
    [`${name} ${stamp.ground}`, { fill: ground }],
    [`${name} path`, { fill: 'none', stroke: hue, strokeWidth: 3 }],
    [
      `${name} ${stamp.label}`,
      { ...letters, fill: hue, fontSize, letterSpacing: 1, isUpper: true },
    ],
  ];
}
