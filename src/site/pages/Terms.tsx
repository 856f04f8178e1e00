import '../styles/global.css';
import type { JSX } from 'react';
import { terms } from '#words/pages/terms.ts';
import { LongText } from './LongText.tsx';
import { Paper } from './drawings/Paper.tsx';

/** What a visitor may expect, and what not. */
export function Terms(): JSX.Element {
  return <LongText text={terms} drawing={<Paper />} />;
}
