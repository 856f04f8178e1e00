import type { JSX } from 'react';
import kit from './Kit.module.css';

/** The first and the last day of a week. Where no spaces stand between them, a line breaks behind 〜 and never in a date. */
export function Days({ days }: { readonly days: string }): JSX.Element {
  const parts = days.split(/(?<=〜)/);
  if (parts.length === 1) return <span data-days>{days}</span>;
  return (
    <span data-days>
      {parts.map((part) => (
        <span key={part} className={kit.nowrap}>
          {part}
        </span>
      ))}
    </span>
  );
}
