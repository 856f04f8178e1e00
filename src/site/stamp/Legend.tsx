import { type JSX, useState } from 'react';
import { stampLegend as legend } from '#words/result.ts';
import styles from './Legend.module.css';
import type { Part } from './part.ts';
import type { StampPart } from './stamp-layout.ts';

/**
 * Which characters mean what, in words; pressing one keeps its characters and its fact lit.
 * Pointing is followed here and not by `:hover`, which stays behind where a finger was.
 */
export function Legend({ parts }: { readonly parts: readonly StampPart[] }): JSX.Element {
  const [kept, keep] = useState<Part>();
  const [pointed, point] = useState<Part>();
  return (
    <ul className={styles.legend} aria-label={legend.label}>
      {parts.map(({ part, label, text, digits, isWoven }) => {
        const where = digits.length === 0 ? legend.letters(text.length) : legend.digits(digits);
        const characters = isWoven ? [...text] : [text];
        return (
          <li key={part}>
            <button
              type="button"
              data-part={part}
              data-lit={part === kept || part === pointed || undefined}
              aria-pressed={part === kept}
              aria-label={legend.reading(where, characters, label)}
              onPointerEnter={() => {
                point(part);
              }}
              onPointerLeave={() => {
                point(undefined);
              }}
              onClick={() => {
                keep(part === kept ? undefined : part);
              }}
            >
              <span className={styles.where}>{where}</span>
              <span className={styles.characters}>{characters.join(' · ')}</span>
              {label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
