import { type JSX, useState } from 'react';
import type { ValidResult } from '../../library/decode.ts';
import styles from './CodeTab.module.css';
import { type Part, round } from './marks.ts';
import { labelsOf, meaningOf } from './labels.ts';
import { stampedCode, type Thread, type ThreadState } from './stamped.ts';
import './moment.css';
import { type TabLayout, layOut, Tab, type TabProps } from './Tab.tsx';

interface CodeTabProps extends Pick<TabProps, 'phase'> {
  readonly result: ValidResult;
  /** The code and what it means, for those who can't see the drawing. */
  readonly name: string;
  readonly states?: Readonly<Partial<Record<Part, ThreadState>>> | undefined;
}

/**
 * The tab of a code that reads. Each part of the code is a button over the drawing, which lights it up together with what
 * it means, and keeps it lit when it is clicked. Hovering a button is tracked in state, because `:hover` sticks after a tap.
 */
export function CodeTab({ result, name, phase = 'still', states }: CodeTabProps): JSX.Element {
  const [pinned, setPinned] = useState<Part>();
  const [hovered, setHovered] = useState<Part>();
  const stamped = stampedCode(result.segments, (mark) => labelsOf(mark, result), states);
  const layout = layOut(stamped);
  const toggle = (part: Part) => {
    setPinned(part === pinned ? undefined : part);
  };
  return (
    <div
      className={styles.tab}
      role="group"
      aria-label={name}
      onClick={({ target }) => {
        const part = target instanceof SVGElement && target.closest('[data-part]');
        if (part instanceof SVGElement) toggle(part.dataset.part as Part);
      }}
    >
      <Tab stamped={stamped} size="plate" phase={phase} />
      <svg className={styles.buttons} viewBox={layout.viewBox} role="none">
        {stamped.threads.map((thread) => (
          <foreignObject key={thread.part} {...boxOf(thread, layout)}>
            <button
              type="button"
              data-part={thread.part}
              data-lit={thread.part === pinned || thread.part === hovered || undefined}
              aria-pressed={thread.part === pinned}
              aria-label={meaningOf(thread, result)}
              onPointerEnter={() => {
                setHovered(thread.part);
              }}
              onPointerLeave={() => {
                setHovered(undefined);
              }}
              onClick={() => {
                toggle(thread.part);
              }}
            />
          </foreignObject>
        ))}
      </svg>
    </div>
  );
}

/** Where the button of a part lies: over its thread and label, and over its characters where no others are among them. */
function boxOf(
  { from, to, side, isWoven }: Thread,
  { pitch, middle, size, center, ...rest }: TabLayout,
) {
  const { width } = rest;
  const height = rest.bottom + rest.top;
  const reach = isWoven ? 0.3 : 0.25;
  const x = Math.max(0, round(middle + (from - reach) * pitch));
  const end = Math.min(width, round(middle + (to + reach) * pitch));
  const inner = isWoven ? round(size * 0.28) : -(rest.bottom - center);
  return side === 'above'
    ? { x, width: end - x, y: 0, height: center - inner }
    : { x, width: end - x, y: center + inner, height: height - center - inner };
}
