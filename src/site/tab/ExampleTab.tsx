import type { JSX } from 'react';
import { stampParts } from '#words/result.ts';
import { TABLE_DAY } from '../../core/factories.ts';
import { decode } from '../../library/decode.ts';
import { labelsOf } from './labels.ts';
import type { Mark } from './marks.ts';
import { BLANK, stampedCode } from './stamped.ts';
import styles from './Tab.module.css';
import { layOut, Tab, type TabProps } from './Tab.tsx';

interface ExampleTabProps extends Pick<TabProps, 'size' | 'width'> {
  /** A code that reads, `chip` or `empty`. */
  readonly picture: string;
  /** What the threads say: the meaning of these digits, which part of a date they are, or nothing. */
  readonly labels: 'values' | 'kinds' | 'none';
}

/** The tab of an example, as a drawing alone: the words beside it say what it means. */
export function ExampleTab({ picture, labels, ...look }: ExampleTabProps): JSX.Element {
  const result = decode(picture, { today: TABLE_DAY });
  if (!result.isValid) {
    const { middle, center } = layOut(BLANK, look);
    return (
      <Tab stamped={BLANK} {...look}>
        {picture === 'chip' && <Chip x={middle} y={center} />}
      </Tab>
    );
  }
  const lines = { values: (mark: Mark) => labelsOf(mark, result), kinds: kindOf, none: () => [] };
  return <Tab stamped={stampedCode(result.segments, lines[labels])} {...look} />;
}

/** The part of a date that digits stand for: `week`. */
function kindOf({ role }: Mark): readonly string[] {
  return role === 'factory' ? [] : [stampParts.kinds[role]];
}

/** A chip behind the leather and its radio waves. */
function Chip({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g className={styles.chip}>
      <rect x={x - 38} y={y - 38} width="76" height="76" rx="8" strokeDasharray="9 7" />
      <path d={`M${x - 17} ${y - 17}h34v34h-34z`} />
      <path
        d={`M${x + 62} ${y - 22}q18 22 0 44m24-62q32 40 0 80M${x - 62} ${y - 22}q-18 22 0 44m-24-62q-32 40 0 80`}
      />
    </g>
  );
}
