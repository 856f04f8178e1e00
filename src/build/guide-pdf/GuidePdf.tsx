import { Document } from '@react-pdf/renderer';
import type { ComponentType, JSX } from 'react';
import { eras } from '../../content/guide.ts';
import {
  byHand,
  checkList,
  cover,
  factoryCodes,
  limits,
  tables,
  weighing,
  whereToLook,
} from '../../content/guide-pdf.ts';
import { site } from '../../content/site.ts';
import { ByHand } from './ByHand.tsx';
import { CheckList } from './CheckList.tsx';
import { Cover } from './Cover.tsx';
import { EveryEra } from './EveryEra.tsx';
import { FactoryCodes } from './FactoryCodes.tsx';
import { Limits } from './Limits.tsx';
import { Sheet } from './Sheet.tsx';
import { Weighing } from './Weighing.tsx';
import { WhereToLook } from './WhereToLook.tsx';

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly Body: ComponentType;
}

/** What follows the cover, a page each. */
const CHAPTERS: readonly Chapter[] = [
  { id: 'where', title: whereToLook.title, Body: WhereToLook },
  { id: 'eras', title: eras.title, Body: EveryEra },
  { id: 'by-hand', title: byHand.title, Body: ByHand },
  { id: 'codes', title: factoryCodes.title, Body: FactoryCodes },
  { id: 'shared', title: weighing.title, Body: Weighing },
  { id: 'limits', title: limits.title, Body: Limits },
  { id: 'check-list', title: checkList.title, Body: CheckList },
];

const day = new Date(tables.iso);

/** The guide as a document. It bears the day of its tables, so that the same words make the same bytes. */
export function GuidePdf(): JSX.Element {
  return (
    <Document
      title={cover.title}
      author={site.name}
      subject={cover.subject}
      creator={site.name}
      producer={site.name}
      language={site.language}
      creationDate={day}
      pdfVersion="1.7"
    >
      <Sheet id="cover" title={cover.title}>
        <Cover contents={CHAPTERS} />
      </Sheet>
      {CHAPTERS.map(({ id, title, Body }) => (
        <Sheet key={id} id={id} title={title}>
          <Body />
        </Sheet>
      ))}
    </Document>
  );
}
