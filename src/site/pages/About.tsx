import '../styles/global.css';
import type { JSX } from 'react';
import { about } from '#words/pages/about.ts';
import { LongText } from './LongText.tsx';

/** Who made this site, and why. */
export function About(): JSX.Element {
  return <LongText text={about} />;
}
