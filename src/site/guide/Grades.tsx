import type { JSX, ReactNode } from 'react';
import { grades, core } from '#words/core.ts';
import { evidenceWords } from '#words/result.ts';
import { COMMA } from '#words/text.ts';
import { type Evidence, GRADES, type PlaceFacts } from '../../core/places.ts';
import { Grade, MarkedList } from '../ui/Grade.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { factoryHref } from '../lib/href.ts';
import kit from '../ui/Kit.module.css';
import { yearsSuffix } from '#words/guide.ts';
import { overlaps } from '../../evidence/directory.ts';

/** Any letters. */
const SAMPLE = 'AR';

interface SpokenGradeProps {
  readonly evidence: Evidence;
  readonly children: ReactNode;
}

/** A name with the mark of its evidence, and a word for screen readers. */
export function SpokenGrade({ evidence, children }: SpokenGradeProps): JSX.Element {
  return (
    <Grade evidence={evidence}>
      {children}
      <VisuallyHidden>{COMMA + grades[evidence]}</VisuallyHidden>
    </Grade>
  );
}

/** What the marks mean, each on letters as codes have it. It stands where a page shows the first of them. */
export function GradeLegend({ children }: { readonly children?: ReactNode }): JSX.Element {
  return (
    <MarkedList className={kit.bar}>
      {GRADES.map((evidence) => (
        <li key={evidence}>
          <span aria-hidden="true">
            {SAMPLE}
            {evidence !== 'documented' && <i data-evidence={evidence} />}
          </span>
          <span className={kit.note}>{evidenceWords[evidence]}</span>
        </li>
      ))}
      {children !== undefined && (
        <li>
          <span className={kit.note}>{children}</span>
        </li>
      )}
    </MarkedList>
  );
}

interface CodePlacesProps {
  readonly codes: readonly { readonly code: string; readonly places: readonly PlaceFacts[] }[];
  readonly nameOf: (place: PlaceFacts) => string;
}

/** Factory codes with every place that each stands for, and the evidence for it. */
export function CodePlaces({ codes, nameOf }: CodePlacesProps): JSX.Element {
  return (
    <dl className={kit.margin}>
      {codes.map(({ code, places }) => (
        <div key={code}>
          <dt>
            <a href={factoryHref(code)}>{code}</a>
          </dt>
          {places.map((place) => (
            <dd key={place.id}>
              <SpokenGrade evidence={place.evidence}>{nameOf(place)}</SpokenGrade>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Every code with more than one country, with the evidence for each. */
export function Overlaps(): JSX.Element {
  return (
    <CodePlaces codes={overlaps} nameOf={(place) => core.places[place.id] + yearsSuffix(place)} />
  );
}
