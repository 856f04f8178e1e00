import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam, Stamped } from '../../ui/Drawing.tsx';

/** A notebook with the weave of the digits on its page. */
export function Notebook(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M120 44q-34-16-92-10v136q58-6 92 10 34-16 92-10V34q-58-6-92 10zM120 44v136" />
      <Faint d="M44 54q34-2 58 6M44 72q34-2 58 6M44 90q34-2 58 6M44 108q24-1 40 2" />
      <Stamped isInk x={148} y={108}>
        2
      </Stamped>
      <Stamped isInk x={163} y={106}>
        1
      </Stamped>
      <Stamped isInk x={178} y={105}>
        2
      </Stamped>
      <Stamped isInk x={193} y={104}>
        6
      </Stamped>
      <path d="M147 84v-7q0-3 3-3l25-2q3 0 3 3v6M162 114v7q0 3 3 3l25-2q3 0 3-3v-6" />
      <Leather d="M52 28h22v74l-11-10-11 10z" />
      <Seam d="M56 28v64l7-6 7 6V28" />
    </Drawing>
  );
}
