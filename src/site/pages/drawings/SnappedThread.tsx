import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam } from '../../ui/Drawing.tsx';

/** A seam whose thread has snapped, and the needle. */
export function SnappedThread(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <Leather d="M30 112h180v52H30z" />
      <Seam d="M36 138h58M146 138h58" />
      <path d="M94 138q14-2 12-18t10-22M146 138q-10-4-6-18t-8-16" />
      <path d="M116 98q-2-34 30-44 20-6 34-26" />
      <path d="M176 32l26-24q3-1 2 2l-22 28z" />
      <Faint d="M120 60l-8-10M130 46l-2-14M104 74l-14-4" />
    </Drawing>
  );
}
