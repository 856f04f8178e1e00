import { type JSX, useState } from 'react';
import { stampLegend } from '#words/result.ts';
import type { ValidResult } from '../../library/decode.ts';
import styles from './CodeTab.module.css';
import { labelsOf, markLabel } from './labels.ts';
import { type Part, round } from './marks.ts';
import './moment.css';
import { stampedCode, type ThreadStates } from './stamped.ts';
import { layOut, Tab, type TabProps } from './Tab.tsx';

interface CodeTabProps extends Pick<TabProps, 'phase'> {
  readonly result: ValidResult;
  /** What the whole is called by a screen reader: the code. */
  readonly name: string;
  readonly states?: ThreadStates | undefined;
}

/**
 * The tab of a code that reads. Each character is a button over the drawing, which lights up all of its meaning, and keeps
 * it lit when it is clicked. Hovering a button is tracked in state, because `:hover` sticks after a tap.
 */
export function CodeTab({ result, name, phase = 'still', states }: CodeTabProps): JSX.Element {
  const [pinned, setPinned] = useState<Part>();
  const [hovered, setHovered] = useState<Part>();
  const stamped = stampedCode(result.segments, (mark) => labelsOf(mark, result), states);
  const { viewBox, middle, pitch, top, bottom } = layOut(stamped);
  const characters = stamped.threads
    .flatMap((thread) =>
      thread.xs.map((x, index) => ({ thread, x, text: thread.text.charAt(index) })),
    )
    .sort((a, b) => a.x - b.x);
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
      <svg className={styles.buttons} viewBox={viewBox} role="none">
        {characters.map(({ thread, x, text }) => (
          <foreignObject
            key={x}
            x={round(middle + (x - 0.5) * pitch)}
            y={top}
            width={round(pitch)}
            height={bottom - top}
          >
            <button
              type="button"
              data-part={thread.part}
              data-lit={thread.part === pinned || thread.part === hovered || undefined}
              aria-pressed={thread.part === pinned}
              aria-label={stampLegend.reading(text, markLabel(thread, result))}
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
