import type { JSX } from 'react';
import { GAP } from './marks.ts';
import { BLANK, type Impression } from './stamped.ts';
import { layOut, Tab } from './Tab.tsx';

/** No code has more characters. */
const LONGEST = 7;
const LETTER: Impression = { text: '', ink: 'blind', x: 0 };

/**
 * The tab of a code that stands in the address, before the page's script is there: boot/show-code.ts sets its characters by
 * the distances that it is given here.
 */
export function ArrivingTab(): JSX.Element {
  const { pitch, middle } = layOut(BLANK, { hasRoom: true });
  return (
    <div data-arriving={`${pitch} ${Math.round(GAP * pitch)} ${middle}`}>
      <Tab
        stamped={{ ...BLANK, impressions: Array<Impression>(LONGEST).fill(LETTER) }}
        size="plate"
        leather="arriving"
        hasRoom
      />
    </div>
  );
}
