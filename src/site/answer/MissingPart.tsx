import { type ReactNode, useSyncExternalStore } from 'react';
import { partMissing } from '#words/tool.ts';
import { SPACE } from '#words/text.ts';
import type { Chunk } from '../lib/chunk.ts';
import { Button } from '../ui/Button.tsx';

/** In place of what a script would show that did not arrive: one line that says so, and asks for it again. */
export function MissingPart({ chunk }: { readonly chunk: Chunk<object> }): ReactNode {
  const isMissing = useSyncExternalStore(chunk.subscribe, chunk.isMissing, () => false);
  if (!isMissing) return null;
  return (
    <p role="alert" data-screen-only>
      {partMissing.line + SPACE}
      <Button tone="text" onClick={() => void chunk.request()}>
        {partMissing.retry}
      </Button>
    </p>
  );
}
