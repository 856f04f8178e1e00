import '../styles/global.css';
import type { JSX } from 'react';
import { legalNotice } from '#words/pages/legal-notice.ts';
import { Drawing, Faint, Leather, Seam } from '../ui/Drawing.tsx';
import { LongText } from './LongText.tsx';

/** Who runs the site and who hosts it. */
export function LegalNotice(): JSX.Element {
  return <LongText text={legalNotice} drawing={<NameTag />} />;
}

/** A luggage tag with a name to be written in. */
function NameTag(): JSX.Element {
  return (
    <Drawing width={240} height={200}>
      <Leather d="M70 50h100q12 0 12 12v76q0 12-12 12H70q-12 0-12-12V62q0-12 12-12z" />
      <Seam d="M72 57h96q7 0 7 7v72q0 7-7 7H72q-7 0-7-7V64q0-7 7-7z" />
      <path d="M120 50q-14-26 0-34 14 8 0 34" />
      <Faint d="M82 88h76M82 106h76M82 124h48" />
    </Drawing>
  );
}
