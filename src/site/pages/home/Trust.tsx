import type { JSX } from 'react';
import { trust } from '#words/pages/home.ts';
import { Section } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import looks from '../../ui/Looks.module.css';

/** What the answers rest on. */
export function TrustSection(): JSX.Element {
  return (
    <Section id="trust" title={trust.title} lede={trust.lede}>
      <ul className={kit.columns}>
        {trust.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={looks.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
