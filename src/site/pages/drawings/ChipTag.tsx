import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam, Stamped } from '../../ui/Drawing.tsx';

/** A leather tag with a chip under it, and a phone that detects the chip. */
export function ChipTag(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <Leather d="M30 60h98q8 0 8 8v84q0 8-8 8H30q-8 0-8-8V68q0-8 8-8z" />
      <Seam d="M34 67h90q5 0 5 5v76q0 5-5 5H34q-5 0-5-5V72q0-5 5-5z" />
      <path d="M66 96h26v28H66zM72 96v-8m7 8v-8m7 8v-8M72 132v-8m7 8v-8m7 8v-8M66 103h-8m8 7h-8m8 7h-8M100 103h-8m8 7h-8m8 7h-8" />
      <path d="M174 30h40q8 0 8 8v126q0 8-8 8h-40q-8 0-8-8V38q0-8 8-8z" />
      <Faint d="M186 40h16M166 52h56M166 152h56" />
      <path d="M146 98q6 12 0 24M154 90q10 20 0 40" />
      <Stamped isInk x={195} y={110}>
        ?
      </Stamped>
    </Drawing>
  );
}
