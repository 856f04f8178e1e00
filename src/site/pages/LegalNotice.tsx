import '../styles/global.css';
import type { JSX } from 'react';
import { legalNotice } from '#words/pages/legal-notice.ts';
import { BLANK } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import { LongText } from './LongText.tsx';

/** Who runs the site and who hosts it. */
export function LegalNotice(): JSX.Element {
  return <LongText text={legalNotice} drawing={<Tab stamped={BLANK} size="hero" />} />;
}
