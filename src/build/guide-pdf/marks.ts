import { factoryCodes } from '../../content/guide-pdf.ts';
import type { Evidence } from '../../core/index.ts';

/** A code or a place with the mark of its evidence: `YU°`. */
export function marked(name: string, evidence: Evidence): string {
  return name + factoryCodes.marks[evidence];
}
