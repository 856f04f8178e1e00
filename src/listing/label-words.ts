import { deLabel } from './languages/de.ts';
import { enLabel } from './languages/en.ts';
import { esLabel } from './languages/es.ts';
import { frLabel } from './languages/fr.ts';
import { itLabel } from './languages/it.ts';
import { jaLabel } from './languages/ja.ts';
import { koLabel } from './languages/ko.ts';
import { nlLabel } from './languages/nl.ts';
import { ptLabel } from './languages/pt.ts';
import { zhLabel } from './languages/zh.ts';
import type { LabelWords } from './meanings.ts';

/** What the languages of listings write of labels, without the rest of their words. */
export const LABEL_WORDS: readonly LabelWords[] = [
  ...[enLabel, frLabel, itLabel, esLabel, deLabel, nlLabel, ptLabel],
  ...[jaLabel, zhLabel, koLabel],
];
