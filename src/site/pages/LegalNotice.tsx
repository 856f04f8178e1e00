import '../styles/global.css';
import type { JSX } from 'react';
import { legalNotice } from '#words/pages/legal-notice.ts';
import { LongText } from './LongText.tsx';

/** Who runs the site and who hosts it. */
export function LegalNotice(): JSX.Element {
  return <LongText text={legalNotice} />;
}
