import type { JSX } from 'react';
import { stampParts } from '#words/result.ts';
import { TABLE_DAY } from '../../core/factories.ts';
import { decode } from '../../library/decode.ts';
import { labelsOf } from './labels.ts';
import type { Mark } from './marks.ts';
import { BLANK, stampedCode, stampedWorn } from './stamped.ts';
import { Tab, type TabSize } from './Tab.tsx';

interface ExampleTabProps {
  /** A code, which may be worn, `chip` or `empty`. */
  readonly picture: string;
  readonly size: TabSize;
  /** What the threads say: the meaning of these digits, which part of a date they are, or nothing. */
  readonly labels: 'values' | 'kinds' | 'none';
  readonly width?: number;
}

/** The tab of an example, as a drawing alone: the words beside it say what it means. */
export function ExampleTab({ picture, size, labels, width }: ExampleTabProps): JSX.Element {
  const result = decode(picture, { today: TABLE_DAY });
  if (!result.isValid) {
    const stamped = picture.includes('?') ? stampedWorn(picture) : BLANK;
    return <Tab stamped={stamped} size={size} hasChip={picture === 'chip'} width={width} />;
  }
  const lines = { values: (mark: Mark) => labelsOf(mark, result), kinds: kindOf, none: () => [] };
  return <Tab stamped={stampedCode(result.segments, lines[labels])} size={size} width={width} />;
}

/** The part of a date that digits stand for: `week`. */
function kindOf({ role }: Mark): readonly string[] {
  return role === 'factory' ? [] : [stampParts.kinds[role]];
}
