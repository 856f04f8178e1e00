import { type JSX, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { linkCopied, linkNotCopied, resultTools } from '#words/result.ts';
import type { Label, ValidResult } from '../../heatstamp.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { addressOf } from './address.ts';
import styles from './ResultTools.module.css';
import { canShare, share } from './share.ts';

interface ResultToolsProps {
  readonly result: ValidResult;
  readonly madeIn: Label | undefined;
}

/**
 * What else can be done with a result: taking its link along, or all of it on paper. Where the clipboard is closed, the
 * link shows, selected.
 */
export function ResultTools({ result, madeIn }: ResultToolsProps): JSX.Element {
  const [isByHand, setIsByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(addressOf({ code: result.code, madeIn }), location.origin).href;
  const copy = async () => {
    const isCopied = await copyAndTell(url, linkCopied, linkNotCopied);
    flushSync(() => {
      setIsByHand(!isCopied);
    });
    field.current?.select();
  };
  const shareOrCopy = async () => {
    if (!(await share({ title: result.code, text: `${result.date}, ${result.country}`, url })))
      await copy();
  };
  return (
    <div className={styles.tools}>
      <button type="button" onClick={() => void copy()}>
        {resultTools.copy}
      </button>
      {canShare() && (
        <button type="button" onClick={() => void shareOrCopy()}>
          {resultTools.share}
        </button>
      )}
      <button type="button" onClick={printSheet}>
        {resultTools.print}
      </button>
      {isByHand && (
        <input ref={field} type="url" readOnly aria-label={resultTools.field} value={url} />
      )}
    </div>
  );
}

/** Prints the result, or saves it as the browser's print dialog can. */
function printSheet(): void {
  print();
}
