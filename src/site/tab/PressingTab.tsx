import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { currentDay } from '../../core/today.ts';
import { decode } from '../../library/decode.ts';
import './moment.css';
import { travel } from './moment.ts';
import { type Stamped, stampedCode, stampedInvalid, stampedText, stampedWorn } from './stamped.ts';
import { Tab } from './Tab.tsx';

/**
 * The tab while its code is analyzed: it comes from the hero, as it was typed, and is struck where the answer will have it,
 * character by character.
 */
export function PressingTab({ text }: { readonly text: string }): JSX.Element {
  const stamped = stampedAs(text);
  const place = useRef<HTMLDivElement>(null);
  const [hasArrived, setArrived] = useState(false);
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    return travel(place.current, () => {
      setArrived(true);
    });
  }, []);
  return (
    <div ref={place}>
      <Tab
        stamped={blind(stamped)}
        size="plate"
        phase={hasArrived ? 'pressing' : 'still'}
        leather="pressing"
        hasRoom={stamped.threads.length > 0}
      />
    </div>
  );
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
