import '../styles/global.css';
import type { JSX } from 'react';
import { terms } from '#words/pages/terms.ts';
import { LongText } from './LongText.tsx';

/** The terms of service. */
export function Terms(): JSX.Element {
  return <LongText text={terms} />;
}
