import type { ComponentType } from 'react';
import type { Trouble } from '../lib/islands.ts';

/** The error screen, for who needs it. */
export async function loadUnexpectedError(): Promise<ComponentType<Trouble>> {
  const { UnexpectedError } = await import('./UnexpectedError.tsx');
  return UnexpectedError;
}
