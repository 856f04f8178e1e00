import type { JSX } from 'react';
import { Days } from '../ui/Days.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { sentencePieces, type ShownResult } from './meaning.ts';

interface SentenceProps {
  readonly result: ShownResult;
  /** The worn stamp, where the code is one of those that it could be. */
  readonly worn?: string | undefined;
}

/** The place in an English sentence, which stands on one line: `in the United States`. */
const PLACE = /(?<=^ )(in\u00a0[^,]+)/;

/** The answer in one plain sentence, with the days of a week set apart. Each piece is an element: translators replace bare text. */
export function Sentence({ result, worn }: SentenceProps): JSX.Element[] {
  return sentencePieces(result, worn).map((piece, index) =>
    typeof piece === 'string' ? (
      <span key={index}>
        {piece.split(PLACE).map((part, at) =>
          at % 2 === 0 ? (
            <Unbroken key={at} text={part} />
          ) : (
            <span key={at} data-place>
              {part}
            </span>
          ),
        )}
      </span>
    ) : (
      <Days key={index} days={piece.days} />
    ),
  );
}
