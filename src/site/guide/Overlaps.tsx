import type { JSX } from 'react';
import { core } from '#words/core.ts';
import { yearsSuffix } from '#words/guide.ts';
import { overlaps } from '../../evidence/directory.ts';
import { CodePlaces } from './CodePlaces.tsx';

/** Every code with more than one country, with the evidence for each. */
export function Overlaps(): JSX.Element {
  return (
    <CodePlaces codes={overlaps} nameOf={(place) => core.places[place.id] + yearsSuffix(place)} />
  );
}
