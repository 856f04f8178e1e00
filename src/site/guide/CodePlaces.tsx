import type { JSX } from 'react';
import type { PlaceFacts } from '../../core/places.ts';
import { factoryHref } from '../lib/href.ts';
import kit from '../ui/Kit.module.css';
import { SpokenGrade } from './Grades.tsx';

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
