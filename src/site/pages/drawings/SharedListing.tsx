import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam, Stamped } from '../../ui/Drawing.tsx';

/** A listing on a phone, handed over to a stamped tag. */
export function SharedListing(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M30 20h64q8 0 8 8v144q0 8-8 8H30q-8 0-8-8V28q0-8 8-8z" />
      <path d="M34 42h56v44H34zM48 78l2-22h24l2 22zM54 56v-4q0-6 8-6t8 6v4" />
      <Faint d="M34 98h56M34 108h48M34 118h56M34 128h30M52 30h20" />
      <path d="M114 100h26M132 92l8 8-8 8" />
      <Leather d="M154 62h60q6 0 6 6v66q0 6-6 6h-60q-6 0-6-6V68q0-6 6-6z" />
      <Seam d="M158 68h52q4 0 4 4v58q0 4-4 4h-52q-4 0-4-4V72q0-4 4-4z" />
      <Stamped x={184.5} y={96}>
        SD
      </Stamped>
      <Stamped x={184.5} y={120}>
        1013
      </Stamped>
    </Drawing>
  );
}
