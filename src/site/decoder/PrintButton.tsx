import type { JSX } from 'react';
import { sheet } from '../../content/result.ts';
import { Button } from '../ui/Button.tsx';

/** Prints the result, or saves it as the browser's print dialog can. */
export function PrintButton(): JSX.Element {
  return (
    <Button
      tone="quiet"
      onClick={() => {
        print();
      }}
    >
      {sheet.print}
    </Button>
  );
}
