import type { JSX } from 'react';
import type { FormatId, ValidResult } from '../../heatstamp.ts';
import { readings } from '#words/result.ts';
import styles from './Readings.module.css';

interface ReadingsProps {
  /** The likeliest reading, with the others in it. */
  readonly answer: ValidResult;
  readonly chosen: FormatId;
  readonly onChoose: (reading: FormatId) => void;
}

/** All that the code could mean, each with what speaks for or against it; choosing one shows the answer in that reading. */
export function Readings({ answer, chosen, onChoose }: ReadingsProps): JSX.Element | null {
  if (answer.otherReadings.length === 0) return null;
  const all = [
    { ...answer, why: readings.likeliest(answer) },
    ...answer.otherReadings.map((other) => ({ ...other, why: readings.lessLikely(other.why) })),
  ];
  return (
    <fieldset className={styles.readings}>
      <legend>
        <h3>{readings.title}</h3>
      </legend>
      <ul>
        {all.map(({ reading, date, format, why }) => (
          <li key={reading}>
            <label>
              <input
                type="radio"
                name="reading"
                checked={reading === chosen}
                aria-describedby={`why-${reading}`}
                onChange={() => {
                  onChoose(reading);
                }}
              />
              {date} <span>{format}</span>
            </label>
            <p id={`why-${reading}`}>{why}</p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
