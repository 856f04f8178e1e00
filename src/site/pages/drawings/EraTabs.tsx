import type { JSX } from 'react';
import { Drawing, Faint, Leather, Seam, Stamped } from '../../ui/Drawing.tsx';

/** Three tabs of three times, the latest of leather. */
export function EraTabs(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M54 14h98q6 0 6 6v34q0 6-6 6H54q-6 0-6-6V20q0-6 6-6z" />
      <Stamped isInk x={104} y={44}>
        836
      </Stamped>
      <path d="M64 72h110q6 0 6 6v34q0 6-6 6H64q-6 0-6-6V78q0-6 6-6z" />
      <Stamped isInk x={120} y={102}>
        8912 SL
      </Stamped>
      <Leather d="M74 130h118q6 0 6 6v44q0 6-6 6H74q-6 0-6-6v-44q0-6 6-6z" />
      <Seam d="M76 136h114q2 0 2 2v40q0 2-2 2H76q-2 0-2-2v-40q0-2 2-2z" />
      <Stamped x={134} y={165}>
        AR2126
      </Stamped>
      <Faint d="M30 14v172M24 37h12M24 95h12M24 158h12" />
    </Drawing>
  );
}
