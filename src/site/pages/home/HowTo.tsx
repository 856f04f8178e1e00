import type { JSX } from 'react';
import { howTo } from '#words/pages/home.ts';
import { Section } from '../../ui/Section.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import kit from '../../ui/Kit.module.css';

/** Three steps along a seam. */
export function HowTo(): JSX.Element {
  return (
    <Section id="how-to" title={howTo.title}>
      <ol className={`${kit.numbered} ${kit.columns}`}>
        {howTo.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
