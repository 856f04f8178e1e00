import { type JSX, useRef } from 'react';
import { lineCheck } from '#words/listing-page.ts';
import {
  checkLine,
  type LineCheck as Check,
  type LineId,
  LINES,
  type ValidResult,
} from '../../heatstamp.ts';
import { intoSight } from '../lib/into-sight.ts';
import { lineWith } from '../listing/line.ts';
import { Select } from '../ui/Select.tsx';
import styles from './LineCheck.module.css';

const OPTIONS = [...LINES].sort((a, b) => a.name.localeCompare(b.name, 'en'));

interface LineCheckProps {
  readonly result: ValidResult;
  /** The id of what was chosen, or told in a link; one that the table does not have chooses nothing. */
  readonly line: string | undefined;
  readonly onChoose: (line: LineId | undefined) => void;
}

/** Asks which line or model it is, and says whether a code of that year fits what is published of it. */
export function LineCheck({ result, line, onChoose }: LineCheckProps): JSX.Element {
  const chosen = lineWith(line);
  const answer = useRef<HTMLOutputElement>(null);
  return (
    <section className={styles.check}>
      <Select
        label={lineCheck.question}
        none={lineCheck.none}
        options={OPTIONS}
        chosen={chosen?.id}
        onChoose={(id) => {
          onChoose(id);
          intoSight(answer.current);
        }}
      />
      <output ref={answer}>{chosen && <Verdict check={checkLine(result, chosen.name)} />}</output>
    </section>
  );
}

function Verdict({
  check: { verdict, params, text, sources },
}: {
  readonly check: Check;
}): JSX.Element {
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <p>
        <strong>{lineCheck.verdicts[verdict]}</strong> <span>{params.name}</span>
      </p>
      <p>{text}</p>
      {sources.length > 0 && (
        <p>
          {lineCheck.sources}{' '}
          {sources.map(({ id, url }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <a href={url}>{new URL(url).host.replace(/^www\./, '')}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
