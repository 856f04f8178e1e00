import type { JSX } from 'react';
import looks from './Looks.module.css';

/** The first and the last day of a week. Where no spaces stand between them, a line breaks behind 〜 and never in a date. */
export function Days({ days }: { readonly days: string }): JSX.Element {
  const parts = days.split(/(?<=〜)/);
  if (parts.length === 1) return <span data-days>{days}</span>;
  return (
    <span data-days>
      {parts.map((part) => (
        <span key={part} className={looks.nowrap}>
          {part}
        </span>
      ))}
    </span>
  );
}
