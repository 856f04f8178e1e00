import type { JSX } from 'react';
import { workedExample } from '#words/pages/home.ts';
import { TABLE_DAY } from '../../../core/factories.ts';
import { decode } from '../../../heatstamp.ts';
import { Sentence } from '../../answer/Sentence.tsx';
import { ExampleTab } from '../../tab/ExampleTab.tsx';
import looks from '../../ui/Looks.module.css';
import styles from './HeroTab.module.css';

/** Shows newcomers what the tool does with a code, until the tab beside it has something of their own. */
export function WorkedExample(): JSX.Element | null {
  const { code, before, after } = workedExample;
  const result = decode(code, { today: TABLE_DAY });
  if (!result.isValid) return null;
  return (
    <figure className={styles.example}>
      <ExampleTab picture={code} size="hero" labels="values" />
      <figcaption className={looks.note}>
        {before}
        <strong>{code}</strong>
        {after}
        <Sentence result={result} />
      </figcaption>
    </figure>
  );
}
