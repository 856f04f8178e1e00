import { partMissing } from '#words/tool.ts';
import { createLazy } from '../lib/lazy.ts';

/** Asks for the line or model; loaded with the first answer, so that nothing moves when it comes. */
export const lazyLineCheck = createLazy(() => import('./LineCheck.tsx'), partMissing);
