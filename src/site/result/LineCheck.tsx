import { type JSX, useRef } from 'react';
import { lineCheck } from '#words/listing-page.ts';
import { listing as words } from '#words/listing.ts';
import { inLanguage } from '#words/sources.ts';
import { aside, COMMA, SPACE } from '#words/text.ts';
import { LINE_SOURCES, type LinePage as Page } from '../../core/lines.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { type KnownLineCheck, type LineId, type LineSource, LINES } from '../../label.ts';
import { scrollIntoSight } from '../lib/scroll-into-sight.ts';
import { checkKnownLine, findLine } from '../listing/line.ts';
import { Select } from '../ui/Select.tsx';
import { Verdict } from '../ui/Verdict.tsx';
import styles from './LineCheck.module.css';

const OPTIONS = LINES.map((line) => ({ id: line.id, name: words.lineName(line) })).sort((a, b) =>
  a.name.localeCompare(b.name, words.language),
);

interface LineCheckProps {
  readonly result: ValidResult;
  /** The id of the chosen line, possibly from a link. An unknown id counts as no choice. */
  readonly line: string | undefined;
  readonly onChoose: (line: LineId | undefined) => void;
}

/** Asks for the line or model, and says whether the code's year fits what is published about it. */
export function LineCheck({ result, line, onChoose }: LineCheckProps): JSX.Element {
  const chosen = findLine(line);
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
          scrollIntoSight(answer.current);
        }}
      />
      <output ref={answer}>
        {chosen && (
          <LineVerdict name={words.lineName(chosen)} check={checkKnownLine(result, chosen)} />
        )}
      </output>
    </section>
  );
}

function LineVerdict({
  name,
  check: { verdict, text, sources },
}: {
  readonly name: string;
  readonly check: KnownLineCheck;
}): JSX.Element {
  return (
    <Verdict verdict={verdict} title={lineCheck.verdicts[verdict]} subject={name}>
      <p>{text}</p>
      {sources.length > 0 && (
        <p>
          {lineCheck.sources}
          {SPACE}
          {sources.map(({ id }, index) => (
            <span key={id}>
              {index > 0 && COMMA}
              <LinePage id={id} />
            </span>
          ))}
        </p>
      )}
    </Verdict>
  );
}

/** The site that gives a year, and its language if that is not English. */
function LinePage({ id }: Pick<LineSource, 'id'>): JSX.Element {
  const { site, url, language }: Page = LINE_SOURCES[id];
  return (
    <>
      <a href={url}>{site}</a>
      {language !== undefined && aside(inLanguage(language))}
    </>
  );
}
