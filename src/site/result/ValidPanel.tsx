import type { JSX, ReactNode } from 'react';
import type { ValidResult } from '../../heatstamp.ts';
import { validPanel } from '#words/result.ts';
import { Facts } from './Facts.tsx';
import { LessLikely } from './LessLikely.tsx';
import { Notices } from './Notices.tsx';
import { Overlap } from './Overlap.tsx';
import { Readings } from './Readings.tsx';
import { Announcement } from '../ui/Announcement.tsx';
import { AnswerPanel } from '../ui/AnswerPanel.tsx';
import { sentenceOf } from './sentence.ts';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { Stamp } from '../stamp/Stamp.tsx';
import { useReading } from './useReading.ts';
import styles from './ValidPanel.module.css';

interface ValidPanelProps {
  readonly result: ValidResult;
  /** What a seller says, held against it. */
  readonly listing?: ReactNode;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The answer to a code that reads: the sentence first, then what it rests on and what speaks against it. */
export function ValidPanel({ result, listing, onReset, children }: ValidPanelProps): JSX.Element {
  const { view, isChosen, choose } = useReading(result);
  return (
    <AnswerPanel
      result={result}
      title={validPanel.title}
      tone="valid"
      footNote={validPanel.footer}
      resetLabel={validPanel.reset}
      onReset={onReset}
    >
      <SheetHead code={result.code} />
      {listing}
      <div className={styles.columns}>
        <div className={styles.picture}>
          <Stamp key={view.code + view.reading} result={view} />
        </div>
        <div className={styles.words}>
          {view.reading !== result.reading && <LessLikely answer={result} onBack={choose} />}
          <p className={styles.sentence}>{sentenceOf(view)}</p>
          <p className={styles.meaning}>{validPanel.meaning}</p>
          <Facts result={view} />
          <Notices result={view} />
          <Readings answer={result} chosen={view.reading} onChoose={choose} />
        </div>
        <Overlap result={view} />
      </div>
      {children}
      <SheetFoot />
      <Announcement>{isChosen && sentenceOf(view)}</Announcement>
    </AnswerPanel>
  );
}
