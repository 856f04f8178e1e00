import type { JSX } from 'react';
import { eras } from '#words/guide.ts';
import { Section } from '../ui/Section.tsx';
import { EraExamples } from './EraExamples.tsx';

/** How a code is read by hand, era by era; the part of the tool that needs no script. */
export function Eras(): JSX.Element {
  return (
    <Section id="eras" title={eras.title} lede={eras.lede}>
      <EraExamples />
    </Section>
  );
}
