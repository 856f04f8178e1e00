import { type JSX, useEffect, useRef } from 'react';
import { guide } from '../../content/guide.ts';
import { Section } from '../ui/Section.tsx';
import { Still } from '../ui/Still.tsx';
import { Background } from './Background.tsx';
import { CodeFilter } from './CodeFilter.tsx';
import { CodeIndex } from './CodeIndex.tsx';
import { copyCodes } from './copy-codes.ts';
import styles from './Guide.module.css';
import { Legend } from './Legend.tsx';
import { useFilter } from './useFilter.ts';

/**
 * The guide to factory codes. Its hundreds of elements are written by the build and never drawn again; the script only
 * listens to them.
 */
export function Guide(): JSX.Element {
  const index = useRef<HTMLDivElement>(null);
  const filter = useFilter(index);
  useEffect(() => (index.current === null ? undefined : copyCodes(index.current)), []);
  return (
    <Section id="factory-codes" title={guide.title} lede={guide.lede}>
      <div className={styles.card}>
        <CodeFilter filter={filter} />
        <Still ref={index}>
          {import.meta.env.HYDRATES ? null : (
            <>
              <Legend />
              <CodeIndex />
            </>
          )}
        </Still>
      </div>
      <Still>{import.meta.env.HYDRATES ? null : <Background />}</Still>
    </Section>
  );
}
