import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { LONGEST_LARGE, prepared } from './letters.ts';

/** How a text fits the strap: with its letters spaced out, drawn together, or small. */
export type Fit = 'wide' | 'tight' | 'long';

/** How a text fits, and whether the face that it is drawn in is there. Without it nothing is drawn. */
export function useFit(
  strap: RefObject<HTMLElement | null>,
  text: string,
): { readonly fit: Fit; readonly hasFont: boolean } {
  const [fit, setFit] = useState<Fit>('wide');
  const [hasFont, setFont] = useState(false);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const look = () => {
      setFont([...document.fonts].some(isStamp));
    };
    look();
    document.fonts.addEventListener('loadingdone', look);
    const observer = new ResizeObserver(() => {
      setWidth(strap.current?.clientWidth ?? 0);
    });
    if (strap.current) observer.observe(strap.current);
    return () => {
      document.fonts.removeEventListener('loadingdone', look);
      observer.disconnect();
    };
  }, [strap]);
  useLayoutEffect(() => {
    const input = strap.current?.querySelector('input');
    // eslint-disable-next-line react-hooks/set-state-in-effect -- measured where it is laid out
    if (input) setFit(fitOf(prepared(text), input));
  }, [strap, text, width, hasFont]);
  return { fit, hasFont };
}

function isStamp({ family, status }: FontFace): boolean {
  return status === 'loaded' && family.includes('Jost V');
}

/** Measured on a canvas, since the input itself is set as it fitted before. */
function fitOf(text: string, input: HTMLInputElement): Fit {
  if (text.length > LONGEST_LARGE) return 'long';
  const { paddingInlineStart, fontFamily } = getComputedStyle(input);
  const strap = input.parentElement;
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !strap) return 'wide';
  const size = parseFloat(getComputedStyle(strap).fontSize);
  context.font = `500 ${size}px ${fontFamily}`;
  context.fontKerning = 'none';
  const room = strap.clientWidth - parseFloat(paddingInlineStart) - 8;
  const width = (spacing: number) =>
    context.measureText(text).width + (text.length - 1) * spacing * size;
  return width(SPACING.wide) <= room ? 'wide' : width(SPACING.tight) <= room ? 'tight' : 'long';
}

/** In em, as the sheet has them. */
const SPACING = { wide: 0.15, tight: 0.05 };
