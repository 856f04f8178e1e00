import { type JSX, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { linkCopied, linkNotCopied, resultTools } from '#words/result.ts';
import type { ValidResult } from '../../heatstamp.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { Button } from '../ui/Button.tsx';
import { addressOf, type Link } from './address.ts';
import { type Meaning, sentenceOf } from './meaning.ts';
import styles from './ResultTools.module.css';

interface ResultToolsProps {
  readonly result: ValidResult;
  readonly link: Link;
  readonly meaning: Meaning;
}

/** What a browser says when the visitor thinks better of it, and while an earlier share is still open. */
const HARMLESS = ['AbortError', 'InvalidStateError'];

/**
 * What else can be done with a result: taking its link along, or all of it on paper. Where the clipboard is closed, the
 * link shows, selected.
 */
export function ResultTools({ result, link, meaning }: ResultToolsProps): JSX.Element {
  const [isByHand, setIsByHand] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const url = new URL(addressOf(link), location.origin).href;
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
    <div className={styles.tools} data-screen-only>
      {'share' in navigator && (
        <Button tone="text" onClick={() => void shareOrCopy()}>
          {resultTools.share}
        </Button>
      )}
      <Button tone="text" onClick={() => void copy()}>
        {resultTools.copy}
      </Button>
      <Button tone="text" onClick={printSheet}>
        {resultTools.print}
      </Button>
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
