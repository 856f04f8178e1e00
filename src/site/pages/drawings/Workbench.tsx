import type { JSX } from 'react';
import { Drawing, Faint, Leather } from '../../ui/Drawing.tsx';

/** A bench with a hammer, a stamp and a strip of leather. */
export function Workbench(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M14 150h212M34 150v40M206 150v40" />
      <Leather d="M60 138h120v12H60z" />
      <path d="M106 138V92h28v46zM110 92V70q0-4 4-4h12q4 0 4 4v22" />
      <Faint d="M106 104h28M112 124h16" />
      <path d="M92 22h48q8 0 8 8v12q0 8-8 8H92zM92 26H82v20h10M148 32l64 22q5 2 3 7t-7 3l-63-22" />
      <Faint d="M82 62l-10 8M94 64l-4 10M158 70l8 8" />
      <Faint d="M24 150v-18h16v18M27 132v-26M37 132v-20" />
    </Drawing>
  );
}
