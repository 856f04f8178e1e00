import type { JSX } from 'react';
import { Days } from '../ui/Days.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { sentencePieces, type ShownResult } from './meaning.ts';

interface SentenceProps {
  readonly result: ShownResult;
  /** The worn stamp, where the code is one of those that it could be. */
  readonly worn?: string | undefined;
}

/** The answer in one plain sentence, with the days of a week set apart. Each piece is an element: translators replace bare text. */
export function Sentence({ result, worn }: SentenceProps): JSX.Element[] {
  return sentencePieces(result, worn).map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>
        <Unbroken text={piece} />
      </span>
    ) : (
      <Days key={index} days={piece.days} />
    ),
  );
}
