import type { JSX } from 'react';
import { guide } from '#words/guide.ts';
import { Island } from '../ui/Island.tsx';
import { Section } from '../ui/Section.tsx';
import { Background } from './Background.tsx';
import { INDEX_ID } from './code-index.ts';
import { CodeFilter } from './CodeFilter.tsx';
import { CodeIndex } from './CodeIndex.tsx';
import styles from './Guide.module.css';
import { Legend } from './Legend.tsx';

/**
 * The guide to factory codes. Its hundreds of elements are written by the build and never drawn again: the filter, its
 * one island, listens to them.
 */
export function Guide(): JSX.Element {
  return (
    <Section id="factory-codes" title={guide.title} lede={guide.lede}>
      <div className={styles.card}>
        <Island name="code-filter">
          <CodeFilter />
        </Island>
        <div id={INDEX_ID}>
          <Legend />
          <CodeIndex />
        </div>
      </div>
      <Background />
    </Section>
  );
}
