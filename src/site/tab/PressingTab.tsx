import type { JSX } from 'react';
import { currentDay } from '../../core/today.ts';
import { decode } from '../../library/decode.ts';
import './moment.css';
import { type Stamped, stampedCode, stampedInvalid, stampedText, stampedWorn } from './stamped.ts';
import { Tab } from './Tab.tsx';

/** The tab while its code is analyzed: the characters are pressed in, one by one, where the answer will have them. */
export function PressingTab({ text }: { readonly text: string }): JSX.Element {
  const stamped = stampedAs(text);
  const hasRoom = stamped.threads.length > 0;
  return <Tab stamped={blind(stamped)} size="plate" phase="pressing" hasRoom={hasRoom} />;
}

/** What the tab of a text shows in its answer, without the labels. */
function stampedAs(text: string): Stamped {
  if (stampedText(text).length === 0) return stampedText(text);
  if (text.includes('?')) return stampedWorn(text.replaceAll(/\s/g, '').toUpperCase());
  const result = decode(text, { today: currentDay(new Date()) });
  return result.isValid ? stampedCode(result.segments) : stampedInvalid(result, () => '');
}

/** Without what only the answer tells. */
function blind({ length, impressions }: Stamped): Stamped {
  return {
    length,
    threads: [],
    impressions: impressions.map((impression) => ({
      ...impression,
      ink: impression.ink === 'worn' || impression.ink === 'slot' ? impression.ink : 'blind',
    })),
  };
}
