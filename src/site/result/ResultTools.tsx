import { type JSX, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { linkCopied, linkNotCopied, resultTools } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { type Meaning, sentenceOf } from './meaning.ts';
import styles from './ResultTools.module.css';

interface ResultToolsProps {
  readonly result: ValidResult;
  /** Where this result opens again, without a host. */
  readonly address: string;
  readonly meaning: Meaning;
}

/** What a browser says when the visitor thinks better of it, and while an earlier share is still open. */
const HARMLESS = ['AbortError', 'InvalidStateError'];

/**
 * What else can be done with a result: taking its link along, or all of it on paper. Where the clipboard is closed, the
 * link shows, selected.
 */
export function ResultTools({ result, address, meaning }: ResultToolsProps): JSX.Element {
  const [isByHand, setIsByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(address, location.origin).href;
  const copy = async () => {
    const isCopied = await copyAndTell(url, linkCopied, linkNotCopied);
    flushSync(() => {
      setIsByHand(!isCopied);
    });
    field.current?.select();
  };
  const shareOrCopy = async () => {
    if (!(await share({ title: result.code, text: textFor(result, meaning), url }))) await copy();
  };
  return (
    <div className={styles.tools}>
      {'share' in navigator && (
        <button type="button" onClick={() => void shareOrCopy()}>
          {resultTools.share}
        </button>
      )}
      <button type="button" onClick={() => void copy()}>
        {resultTools.copy}
      </button>
      <button type="button" onClick={printSheet}>
        {resultTools.print}
      </button>
      {isByHand && (
        <input ref={field} type="url" readOnly aria-label={resultTools.field} value={url} />
      )}
    </div>
  );
}

/** What goes with a shared link: the sentence, and the doubt where there is one. */
function textFor(result: ValidResult, { tone, line }: Meaning): string {
  return tone === 'valid' ? sentenceOf(result) : `${sentenceOf(result)} ${line}`;
}

/** Hands something to a program that the visitor chooses; false where that failed. Choosing none is no failure. */
async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && HARMLESS.includes(error.name);
  }
}

/** Prints the result, or saves it as the browser's print dialog can. */
function printSheet(): void {
  print();
}
