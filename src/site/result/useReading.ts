import { useState } from 'react';
import { decode, type FormatId, localDay, type ValidResult } from '../../heatstamp.ts';

interface Choice {
  readonly answer: ValidResult;
  readonly view: ValidResult;
}

interface Reading {
  /** The answer in the reading that is looked at. */
  readonly view: ValidResult;
  /** Whether a visitor has chosen it. */
  readonly isChosen: boolean;
  readonly choose: (reading: FormatId) => void;
}

/** Which reading of an answer shows: its own, until another is chosen. The choice goes with the answer. */
export function useReading(answer: ValidResult): Reading {
  const [choice, setChoice] = useState<Choice>();
  const isChosen = choice?.answer === answer;
  return {
    view: isChosen ? choice.view : answer,
    isChosen,
    choose: (reading) => {
      const view = decode(answer.code, { today: localDay(new Date()), reading });
      if (view.isValid) setChoice({ answer, view });
    },
  };
}
