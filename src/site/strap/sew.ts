import type { Part } from '../tab/marks.ts';

/** A pressed letter or an end of a thread, in pixels from the upper left corner of the leather. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a thread hangs on: letters, by their places in the code, and the value at its end. */
export interface Thread {
  readonly part: Part;
  /** The centers of its letters, from left to right, in pixels. */
  readonly xs: readonly number[];
  /** At which of them it leaves the leather: under the first or the last. */
  readonly end: 'first' | 'last';
  /** How far it reaches beyond the leather: where its value begins. */
  readonly to: number;
  readonly state: 'sound' | 'loose' | 'cut';
}

interface Leather {
  /** The size of the letters, the line that they stand on, and the lower edge of the leather, in pixels. */
  readonly size: number;
  readonly baseline: number;
  readonly edge: number;
  readonly height: number;
}

/** A stitch: a line on the leather, in front of its shadow, or on paper. */
export interface Stitch {
  readonly part: Part;
  readonly d: string;
  readonly kind: 'linen' | 'shadow' | 'paper' | 'chalk';
  readonly width: number;
  /** When it is sewn, in milliseconds after the answer came. */
  readonly delay: number;
}

export interface Hole extends Point {
  readonly part: Part;
  readonly radius: number;
}

export interface Seam {
  readonly stitches: readonly Stitch[];
  readonly holes: readonly Hole[];
}

/** How long the threads take to be sewn on the leather, and from its edge to the value, in milliseconds. */
const [ON_LEATHER, BEYOND] = [240, 70];

/**
 * Sews the threads of a code: above the leather to its place, and below it to its dates. Where their letters alternate, the
 * second joins its own farther down and passes under the first.
 */
export function sew(leather: Leather, above: Thread | undefined, below: readonly Thread[]): Seam {
  const { size, baseline, edge, height } = leather;
  const thickness = 1.25 + size * 0.0255;
  const bend = size * 0.1;
  const stitches: Stitch[] = [];
  const holes: Hole[] = [];
  let part: Part = 'factory';

  const line = (d: string, state: Thread['state'], delay: number, span = ON_LEATHER) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    const length = path.getTotalLength();
    const count = Math.max(1, Math.round(length / (thickness * 3.8)));
    const unit = length / count;
    const at = (distance: number) => path.getPointAtLength(distance);
    for (let index = 0; index < count; index++) {
      // A thread that hardly holds is sewn so loosely.
      if (state === 'loose' && index % 2 === 1) continue;
      const [a, m, b] = [0.2, 0.5, 0.8].map((part) => at((index + part) * unit));
      if (!a || !m || !b) continue;
      const [x, y] = [2 * m.x - (a.x + b.x) / 2, 2 * m.y - (a.y + b.y) / 2];
      const isOnLeather = m.y > 0 && m.y < edge;
      const stitch = `M${round(a.x)} ${round(a.y)}Q${round(x)} ${round(y)} ${round(b.x)} ${round(b.y)}`;
      const due = Math.round(delay + (index / count) * span);
      if (isOnLeather)
        stitches.push({ part, d: stitch, kind: 'shadow', width: thickness, delay: due });
      stitches.push({
        part,
        d: stitch,
        kind: isOnLeather ? 'linen' : 'paper',
        width: isOnLeather ? thickness : thickness * 0.85,
        delay: due,
      });
    }
  };
  // What leaves the leather is sewn on leather, then on paper: no stitch lies over the edge.
  const hang = (x: number, from: number, to: number, state: Thread['state'], delay: number) => {
    const isUp = to < 0;
    const [rim, out] = isUp ? [0, 1] : [edge, -1];
    line(`M${x} ${from}V${rim + out * thickness * 0.9}`, state, delay);
    const beyond = isUp ? 1 : height - edge + thickness * 0.4;
    line(`M${x} ${rim - out * beyond}V${to}`, state, delay + 190, BEYOND);
  };
  const turn = (x: number, from: number, y: number, to: number) => {
    const [down, side] = [from > y ? bend : -bend, Math.sign(to - x)];
    return `M${x} ${from}V${y + down}Q${x} ${y} ${x + side * bend} ${y}H${to - side * thickness * 1.5}`;
  };
  const chalk = (x: number, y: number) => {
    stitches.push({
      part,
      d: `M${x - size * 0.2} ${y}q${size * 0.22} ${-size * 0.1} ${size * 0.46} 0t${size * 0.46} ${-size * 0.01}t${size * 0.44} ${size * 0.02}`,
      kind: 'chalk',
      width: thickness * 1.25,
      delay: 300,
    });
  };

  const [upper, lower] = [baseline + size * 0.31, baseline + size * 0.51];
  below.forEach(({ xs, end, to, state, ...thread }, order) => {
    const [first = 0] = xs;
    const isLower = first < (below[order - 1]?.xs.at(-1) ?? 0);
    part = thread.part;
    const foot = end === 'first' ? xs[0] : xs.at(-1);
    if (foot === undefined) return;
    const start = baseline + size * 0.15;
    const y = isLower ? lower : upper;
    // A cut thread ends on the leather, and its value hangs on nothing.
    if (state === 'cut') line(`M${foot} ${start}V${y + size * 0.06}`, state, order * 40);
    else hang(foot, start, to, state, order * 40);
    for (const x of xs) {
      holes.push({ part, x, y: start - thickness * 0.9, radius: thickness * 0.7 });
      if (x === foot) continue;
      if (isLower) line(`M${x} ${start}V${upper - thickness * 1.6}`, state, 40);
      const from = isLower ? upper + thickness * 1.6 : start;
      line(turn(x, from, y, foot), state, isLower ? 40 : 0);
    }
    if (state === 'cut') chalk(Math.min(...xs) - size * 0.1, baseline + size * 0.22);
  });

  if (above) {
    const { xs, to, state } = above;
    part = above.part;
    const top = baseline - size * 0.735;
    const bracket = top - size * 0.2;
    const [foot = 0, ...others] = xs;
    for (const x of xs) holes.push({ part, x, y: top + thickness * 0.4, radius: thickness * 0.7 });
    hang(foot, top, to, state, 0);
    const last = others.at(-1);
    if (last !== undefined && state === 'cut') {
      const middle = (foot + last) / 2;
      line(`M${foot + thickness * 1.6} ${bracket}H${middle - thickness * 1.2}`, state, 0);
      line(
        `M${last} ${top}V${bracket + bend}Q${last} ${bracket} ${last - bend} ${bracket}H${middle + thickness * 3.4}Q${middle + thickness * 1.6} ${bracket} ${middle + thickness} ${bracket + thickness * 2.6}`,
        state,
        0,
      );
      chalk(foot, baseline + size * 0.21);
    } else for (const x of others) line(turn(x, top, bracket, foot), state, 0);
  }
  return { stitches, holes };
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
