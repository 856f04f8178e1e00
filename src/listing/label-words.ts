import { deLabel } from './languages/de.ts';
import { enLabel } from './languages/en.ts';
import { esLabel } from './languages/es.ts';
import { frLabel } from './languages/fr.ts';
import { idLabel } from './languages/id.ts';
import { itLabel } from './languages/it.ts';
import { jaLabel } from './languages/ja.ts';
import { koLabel } from './languages/ko.ts';
import { nlLabel } from './languages/nl.ts';
import { plLabel } from './languages/pl.ts';
import { ptLabel } from './languages/pt.ts';
import { ruLabel } from './languages/ru.ts';
import { svLabel } from './languages/sv.ts';
import { thLabel } from './languages/th.ts';
import { trLabel } from './languages/tr.ts';
import { viLabel } from './languages/vi.ts';
import { zhLabel } from './languages/zh.ts';
import type { LabelWords } from './reader/meanings.ts';

/** The words about labels of every language of listings, without their other words. */
export const LABEL_WORDS: readonly LabelWords[] = [
  ...[enLabel, frLabel, itLabel, esLabel, deLabel, nlLabel, ptLabel, svLabel, plLabel],
  ...[ruLabel, trLabel, idLabel, viLabel, thLabel, jaLabel, zhLabel, koLabel],
];
