import '../styles/global.css';
import type { JSX } from 'react';
import { about } from '#words/pages/about.ts';
import { LongText } from './LongText.tsx';
import { stampedText } from '../tab/stamped.ts';
import { Tab } from '../tab/Tab.tsx';
import { site } from '../../words/config.ts';

/** Who made this site, and why. */
export function About(): JSX.Element {
  return (
    <LongText
      text={about}
      drawing={<Tab stamped={stampedText(site.name, site.name.length)} size="hero" />}
    />
  );
}
