import type { JSX, ReactNode } from 'react';
import { copyHint } from '#words/code-index.ts';
import {
  guide,
  legend,
  eraWords,
  evolutionPanel,
  notesPanel,
  overlapsPanel,
  periods,
  periodsPanel,
} from '#words/guide.ts';
import { href } from '../lib/href.ts';
import { Fold, Disclosure } from '../ui/Disclosure.tsx';
import kit from '../ui/Kit.module.css';
import { Section } from '../ui/Section.tsx';
import { INDEX_ID } from './code-index.ts';
import { GradeLegend, Overlaps } from './Grades.tsx';
import styles from './CodeGuide.module.css';
import { Specimen } from './Specimen.tsx';
import { datesLink, showHide } from '#words/layout.ts';
import { ERAS } from '../../evidence/eras.ts';
import type { HistoricalNoteWords } from '../../words/words.ts';

/** The guide to factory codes. Its hundreds of elements are prerendered and never hydrated; a script makes its codes buttons. */
export function CodeGuide(): JSX.Element {
  return (
    <Section id="code-guide" title={guide.title} lede={guide.lede}>
      <GradeLegend>
        <a href={href('/codes')}>{legend.sources}</a>
      </GradeLegend>
      <Fold id="factory-codes" about={guide.title} words={guide.fold}>
        <p className={`${kit.live} ${styles.hint}`} data-screen-only>
          {copyHint}
        </p>
        <div id={INDEX_ID}>
          <Specimen use="copied" />
          <div className={`${kit.columns} ${kit.note} ${styles.notes}`}>
            <p>{legend.japan}</p>
            <p>{legend.itemGroups}</p>
          </div>
        </div>
      </Fold>
      <Panels />
    </Section>
  );
}

/** The four panels below the index, which help to judge a code. */
function Panels(): JSX.Element {
  return (
    <div className={`${kit.stack} ${styles.panels}`}>
      <div className={styles.panel}>
        <h3>{overlapsPanel.title}</h3>
        <Fold about={overlapsPanel.title} words={showHide}>
          <p className={kit.soft}>{overlapsPanel.lede}</p>
          <Overlaps />
        </Fold>
      </div>
      <Panel {...periodsPanel}>
        <Periods />
      </Panel>
      <Panel {...evolutionPanel}>
        <Evolution />
        <p>
          <a href={href(datesLink.href)}>{datesLink.label}</a>
        </p>
      </Panel>
      <Panel {...notesPanel}>
        <HistoricalNotes className={kit.stack} />
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Folded until somebody asks. */
function Panel({ title, children }: PanelProps): JSX.Element {
  return (
    <Disclosure look="line" show={<h3>{title}</h3>} className={styles.folded}>
      {children}
    </Disclosure>
  );
}

/** The four systems in a row. */
function Periods(): JSX.Element {
  return (
    <ol className={kit.stack}>
      {periods.map(({ years, what }) => (
        <li key={years}>
          <h4>{years}</h4>
          <p>{what}</p>
        </li>
      ))}
    </ol>
  );
}

/** Every era of similar codes, and how to read such a code by hand. */
function Evolution(): JSX.Element {
  return (
    <ol className={kit.stack}>
      {ERAS.map(({ id, sourced }) => (
        <li key={id}>
          <h4>{eraWords[id].years}</h4>
          <p>
            {eraWords[id].shape}
            {!sourced && <span>{` ${evolutionPanel.unsourced}`}</span>}
          </p>
          <p>{eraWords[id].text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The notes in their order, each with the page that has its sources. */
const NOTES = [
  ['sd', '/codes/sd'],
  ['dk', '/codes/dk'],
  ['french-company', '/no-code'],
  ['vintage', '/codes'],
  ['initials', '/codes/ca'],
  ['newer', '/codes/lm'],
  ['chips', '/no-code'],
  ['no-code', '/no-code'],
] as const satisfies readonly (readonly [keyof HistoricalNoteWords, string])[];

/** What the lists of codes alone don't tell. Each title leads to the sources. */
export function HistoricalNotes({
  className,
}: {
  readonly className: string | undefined;
}): JSX.Element {
  return (
    <dl className={className}>
      {NOTES.map(([id, page]) => (
        <div key={id}>
          <dt>
            <a href={href(page)}>{notesPanel.notes[id].about}</a>
          </dt>
          <dd>{notesPanel.notes[id].text}</dd>
        </div>
      ))}
    </dl>
  );
}
