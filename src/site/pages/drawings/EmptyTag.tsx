import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam } from '../../ui/Drawing.tsx';

/** A tag without a code, detached from its string. */
export function EmptyTag(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M36 24q10 40 44 44t40 22" />
      <path d="M128 84q18-12 34-46 6-14 30-16" />
      <Leather d="M62 92h116q8 0 8 8v72q0 8-8 8H62q-8 0-8-8v-72q0-8 8-8z" />
      <Seam d="M66 99h108q5 0 5 5v64q0 5-5 5H66q-5 0-5-5v-64q0-5 5-5z" />
      <path d="M114 112a6 6 0 1 0 12 0 6 6 0 1 0-12 0z" />
      <Faint d="M84 146h14M106 146h14M128 146h14M150 146h6" />
    </Drawing>
  );
}
