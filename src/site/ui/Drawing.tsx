import type { JSX, ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  /** The size of the sheet, in the drawing's units. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing in the hand of the house: a thin ink line and at most one tan area. It adds no facts, so nothing reads it out. */
export function Drawing({ width, height, children }: DrawingProps): JSX.Element {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The tan area: a piece of leather. */
export function Leather({ d }: { readonly d: string }): JSX.Element {
  return <path className={styles.leather} d={d} />;
}

/** A seam. */
export function Seam({ d }: { readonly d: string }): JSX.Element {
  return <path className={styles.seam} d={d} />;
}

/** A line that stands back behind the others. */
export function Faint({ d }: { readonly d: string }): JSX.Element {
  return <path className={styles.faint} d={d} />;
}

interface StampedProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  /** On paper instead of leather. */
  readonly isInk?: boolean;
}

/** Letters pressed into leather, or written; `x` is their middle. */
export function Stamped({ x, y, children, isInk = false }: StampedProps): JSX.Element {
  return (
    <text className={isInk ? styles.ink : styles.stamped} x={x} y={y}>
      {children}
    </text>
  );
}
