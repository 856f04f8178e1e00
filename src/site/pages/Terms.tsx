import '../styles/global.css';
import type { JSX } from 'react';
import { terms } from '#words/pages/terms.ts';
import { LongText } from './LongText.tsx';
import { Drawing, Faint, Leather, Seam } from '../ui/Drawing.tsx';

/** The terms of service. */
export function Terms(): JSX.Element {
  return <LongText text={terms} drawing={<Paper />} />;
}

/** A signed sheet, held down by a piece of leather. */
function Paper(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M58 20h100l28 28v132q0 6-6 6H64q-6 0-6-6z" />
      <path d="M158 20v22q0 6 6 6h22" />
      <Faint d="M78 66h84M78 82h88M78 98h72M78 114h84" />
      <path d="M80 158q8-16 14-6t10 2q6-8 10 0t12-2" />
      <Leather d="M144 138h44q6 0 6 6v28q0 6-6 6h-44q-6 0-6-6v-28q0-6 6-6z" />
      <Seam d="M145 143h42q2 0 2 2v26q0 2-2 2h-42q-2 0-2-2v-26q0-2 2-2z" />
    </Drawing>
  );
}
