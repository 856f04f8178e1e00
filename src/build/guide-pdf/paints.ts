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
    [stamp.letter, { ...letters, fontSize: 70 }],
    [stamp.rim, { ...letters, fill: rim, fontSize: 70 }],
    ...meanings(stamp, 2.5, labelSize),
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

/** The brackets over and under a code, in the colours of what they mean. */
function meanings(
  styles: CSSModuleClasses,
  strokeWidth: number,
  fontSize: number,
): [string, Paint][] {
  const hues = { factory: inkSoft, week: count, month: count, year };
  return Object.entries(hues).flatMap(([role, hue]): [string, Paint][] => [
    [`${styles[role]} path`, { fill: 'none', stroke: hue, strokeWidth }],
    [`${styles[role]} text`, { ...letters, fill: hue, fontSize, letterSpacing: 1, isUpper: true }],
  ]);
}
