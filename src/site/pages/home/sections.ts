import type { ComponentType } from 'react';
import { Join } from '../../community/Join.tsx';
import { SocialFeed } from '../../community/SocialFeed.tsx';
import { CodeGuide } from '../../guide/CodeGuide.tsx';
import { Eras } from '../../guide/Eras.tsx';
import { Art } from './Art.tsx';
import { Faq } from './Faq.tsx';
import { HowTo } from './HowTo.tsx';
import { InfoCards } from './InfoCards.tsx';
import { TrustSection } from './Trust.tsx';

interface Section {
  /** The id that links point at. */
  readonly id: string;
  readonly Section: ComponentType;
}

/**
 * The sections of home below the tool, in the order of page and contents: acts of rows, in which two may stand side by
 * side.
 */
// prettier-ignore
export const ACTS = [
  [
    [{ id: 'before',        Section: InfoCards }],
    [{ id: 'how-to',        Section: HowTo }],
    [{ id: 'eras',          Section: Eras }],
  ],
  [
    [{ id: 'factory-codes', Section: CodeGuide }],
    [{ id: 'faq',           Section: Faq },
     { id: 'trust',         Section: TrustSection }],
    [{ id: 'feed',          Section: SocialFeed }],
  ],
  [
    [{ id: 'art',           Section: Art }],
  ],
  [
    [{ id: 'join',          Section: Join }],
  ],
] as const satisfies readonly (readonly (readonly Section[])[])[];

/** A section of home, by its id. */
export type SectionId = (typeof ACTS)[number][number][number]['id'];
