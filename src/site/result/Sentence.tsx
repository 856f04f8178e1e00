import { Fragment, type JSX } from 'react';
import type { ValidResult } from '../../library/decode.ts';
import { Days } from '../ui/Days.tsx';
import { piecesOf } from './meaning.ts';

/** The answer in one plain sentence, with the days of a week set apart. */
export function Sentence({ result }: { readonly result: ValidResult }): JSX.Element[] {
  return piecesOf(result).map((piece, index) => (
    <Fragment key={index}>
      {typeof piece === 'string' ? piece : <Days days={piece.days} />}
    </Fragment>
  ));
}
