import type { JSX } from 'react';
import { core } from '#words/core.ts';
import { yearsSuffix } from '#words/guide.ts';
import { overlaps } from '../../core/directory.ts';
import { factoryHref } from '../lib/factory-link.ts';
import { SpokenGrade } from './Grades.tsx';

/** Every code with more than one country, with the evidence for each. */
export function Overlaps({ className }: { readonly className: string | undefined }): JSX.Element {
  return (
    <dl className={className}>
      {overlaps.map(({ code, places }) => (
        <div key={code}>
          <dt>
            <a href={factoryHref(code)}>{code}</a>
          </dt>
          {places.map((place) => (
            <dd key={place.id}>
              <SpokenGrade evidence={place.evidence}>
                {core.places[place.id] + yearsSuffix(place)}
              </SpokenGrade>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
