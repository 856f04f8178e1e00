import '../styles/global.css';
import type { JSX } from 'react';
import { about } from '#words/pages/about.ts';
import { LongText } from './LongText.tsx';
import { Bag } from './drawings/Bag.tsx';

/** Who made this, and why. */
export function About(): JSX.Element {
  return <LongText text={about} drawing={<Bag />} />;
}
