import '../styles/global.css';
import type { JSX } from 'react';
import { about } from '#words/pages/about.ts';
import { LongText } from './LongText.tsx';
import { Drawing, Faint, Leather, Seam, Stamped } from '../ui/Drawing.tsx';

/** Who made this site, and why. */
export function About(): JSX.Element {
  return <LongText text={about} drawing={<Bag />} />;
}

/** An open tote bag with its leather tag. */
function Bag(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <path d="M44 82h152l14 98q1 10-9 10H39q-10 0-9-10z" />
      <Faint d="M44 82q76-18 152 0M47 92q73-12 146 0" />
      <path d="M78 84V62q0-44 42-44t42 44v22M86 84V62q0-35 34-35t34 35v22" />
      <Faint d="M34 160h172" />
      <Leather d="M96 108h48v52q0 6-6 6h-36q-6 0-6-6z" />
      <Seam d="M101 113h38v44q0 4-4 4h-30q-4 0-4-4z" />
      <Stamped x={120.5} y={134}>
        AR
      </Stamped>
      <Stamped x={120.5} y={153}>
        16
      </Stamped>
      <path d="M120 108V96" />
    </Drawing>
  );
}
