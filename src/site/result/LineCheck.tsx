import { type JSX, useRef, useState } from 'react';
import { lineCheck } from '#words/listing-page.ts';
import { checkLine, type LineCheck as Check, type LineId, LINES } from '../../heatstamp.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { intoSight } from '../lib/into-sight.ts';
import { Select } from '../ui/Select.tsx';
import styles from './LineCheck.module.css';

const OPTIONS = [...LINES].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** Asks which line or model it is, and says whether a code of that year fits what is published of it. */
export function LineCheck({ result }: { readonly result: ValidResult }): JSX.Element {
  const [line, setLine] = useState<LineId>();
  const answer = useRef<HTMLOutputElement>(null);
  return (
    <section className={styles.check}>
      <Select
        label={lineCheck.question}
        none={lineCheck.none}
        options={OPTIONS}
        chosen={line}
        onChoose={(chosen) => {
          setLine(chosen);
          intoSight(answer.current);
        }}
      />
      <output ref={answer}>
        {line !== undefined && <Verdict check={checkLine(result, nameOf(line))} />}
      </output>
    </section>
  );
}

function nameOf(line: LineId): string {
  return LINES.find(({ id }) => id === line)?.name ?? line;
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
