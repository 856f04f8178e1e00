import { site } from './site.ts';

/** The picture that shows where a page is shared; scripts/draw-images.js draws it. */
export const shareImage = {
  path: '/share.png',
  width: 1200,
  height: 630,
  alt: `A strip of tan leather stamped AR 2126, with brackets: factory AR, week 22, year 2016. Beside it: Every bag carries its birthday. Read it. ${site.name}.`,
} as const;
