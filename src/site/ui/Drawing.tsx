import type { JSX, ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  /** The size of the view box. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing in the site's style: thin ink lines and at most one tan area. It is decorative, so it is hidden from screen readers. */
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

/** A fainter line. */
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

/** Embossed or handwritten letters, centered at `x`. */
export function Stamped({ x, y, children, isInk = false }: StampedProps): JSX.Element {
  return (
    <text className={isInk ? styles.ink : styles.stamped} x={x} y={y}>
      {children}
    </text>
  );
}
