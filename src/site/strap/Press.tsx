import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import styles from './Press.module.css';

interface PressProps {
  readonly text: string;
  /** Whether the letters are struck one by one, and not pressed already. */
  readonly isStruck: boolean;
}

/** The size of the gap that a pressed letter's own width leaves, in characters, is none: letters stand where they were typed. */
interface Letter {
  readonly text: string;
  /** Where it begins and ends, in em from the beginning of the text. */
  readonly from: number;
  readonly to: number;
}

/** The first strike, the time from one to the next, and how long all may take, in milliseconds. */
const [FIRST, STEP, ALL] = [140, 150, 640];

/** The letters of a code, pressed into the leather where they were typed. The answer names them for those who don't see it. */
export function Press({ text, isStruck }: PressProps): JSX.Element {
  const mirror = useRef<HTMLSpanElement>(null);
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const element = mirror.current;
    if (!element) return undefined;
    setLetters(lettersIn(element));
    const observer = new ResizeObserver(() => {
      if (element.isConnected) setSize(parseFloat(getComputedStyle(element).fontSize));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [text]);
  const shown = letters.filter((letter) => letter.text.trim() !== '');
  const step = Math.min(STEP, ALL / Math.max(1, shown.length - 1));
  return (
    <div className={styles.press} aria-hidden="true" data-struck={isStruck || undefined}>
      <Impression size={size} />
      <span ref={mirror} className={styles.mirror}>
        {text}
      </span>
      {shown.map(({ text: letter, from, to }, index) => {
        const isWorn = letter === '?';
        return (
          <span
            key={index}
            className={isWorn ? styles.worn : undefined}
            ref={(element) => {
              element?.style.setProperty('--from', `${from}em`);
              element?.style.setProperty('--width', `${to - from}em`);
              element?.style.setProperty('--struck', `${Math.round(FIRST + index * step)}ms`);
            }}
            data-letter={/[^\p{L}\p{N}?]/u.test(letter) ? '-' : ''}
          >
            {!isWorn && <i>{letter}</i>}
            {!isWorn && <b>{letter}</b>}
          </span>
        );
      })}
    </div>
  );
}

/**
 * The letters of an element, where its own font puts them, so that a drawing of letters stands where the text was typed, at
 * every size.
 */
function lettersIn(element: HTMLElement): readonly Letter[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) return [];
  const size = parseFloat(getComputedStyle(element).fontSize);
  const start = element.getBoundingClientRect().left;
  const range = document.createRange();
  return Array.from(node.data, (text, index) => {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { left, right } = range.getBoundingClientRect();
    return { text, from: (left - start) / size, to: (right - start) / size };
  });
}

/** What heat and pressure do to the leather under a letter: the burn around it, its wall in the shadow, and its lip in the light. */
function Impression({ size }: { readonly size: number }): JSX.Element {
  const unit = size / 68;
  const scaled = (length: number) => Math.round(length * unit * 10) / 10;
  return (
    <svg width="0" height="0">
      <filter
        id="impression"
        x="-20%"
        y="-10%"
        width="140%"
        height="125%"
        colorInterpolationFilters="sRGB"
      >
        <feGaussianBlur in="SourceAlpha" stdDeviation={scaled(3.2)} result="around" />
        <feFlood className={styles.scorch} />
        <feComposite in2="around" operator="in" result="burn" />
        <feOffset in="SourceAlpha" dx={scaled(0.6)} dy={scaled(1.6)} result="below" />
        <feGaussianBlur in="below" stdDeviation={scaled(0.5)} />
        <feComposite in2="SourceAlpha" operator="out" result="edge" />
        <feFlood className={styles.lip} />
        <feComposite in2="edge" operator="in" result="lip" />
        <feOffset in="SourceAlpha" dx={scaled(1.2)} dy={scaled(2.6)} result="inside" />
        <feGaussianBlur in="inside" stdDeviation={scaled(1.6)} result="ground" />
        <feComposite in="SourceAlpha" in2="ground" operator="out" result="depth" />
        <feFlood className={styles.wall} />
        <feComposite in2="depth" operator="in" result="wall" />
        <feMerge>
          <feMergeNode in="burn" />
          <feMergeNode in="lip" />
          <feMergeNode in="SourceGraphic" />
          <feMergeNode in="wall" />
        </feMerge>
      </filter>
    </svg>
  );
}
