import type { ComponentType } from 'react';
import { partMissing } from '#words/tool.ts';
import type { Trouble } from '../lib/islands.ts';
import { createLazy } from '../lib/lazy.ts';

/** The error screen, for who needs it. */
export const unexpectedError = createLazy<ComponentType<Trouble>>(
  () => import('./UnexpectedError.tsx').then(({ UnexpectedError }) => UnexpectedError),
  partMissing,
);
