import '../styles/global.css';
import type { JSX } from 'react';
import { privacy } from '#words/pages/privacy.ts';
import { LongText } from './LongText.tsx';

/** The privacy policy. */
export function Privacy(): JSX.Element {
  return <LongText text={privacy} />;
}
