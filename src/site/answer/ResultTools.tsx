import { type JSX, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  linkCopied,
  linkNotCopied,
  resultTools,
  shareText,
  report,
  validPanel,
} from '#words/result.ts';
import { list } from '#words/text.ts';
import type { CheckSheet } from '../../text/checks.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { Button } from '../ui/Button.tsx';
import { doubtTitle, type ShownResult } from './meaning.ts';
import kit from '../ui/Kit.module.css';
import { labelName } from '#words/core.ts';
import type { Label } from '../../core/labels.ts';
import { site } from '../../words/config.ts';
import { encode } from '../lib/browser.ts';
import { noCodeLink, whereLink } from '#words/tool.ts';
import { href } from '../lib/href.ts';

interface ResultToolsProps {
  readonly result: ShownResult;
  readonly sheet: CheckSheet;
  /** Where this result opens again, without a host. */
  readonly address: string;
  /** The same with the text that was pasted, where there is one that fits an address. */
  readonly addressWithText: string | undefined;
}

/** The visitor closed the share dialog, or an earlier one is still open. */
const IGNORED_ERRORS = ['AbortError', 'InvalidStateError'];

/** Shares, copies or prints a result. If the clipboard is blocked, the link appears selected for copying by hand. */
export function ResultTools(props: ResultToolsProps): JSX.Element {
  const { result, sheet, address, addressWithText } = props;
  /** The link that the clipboard didn't take: it changes with what is said of the item. */
  const [notCopied, setNotCopied] = useState<'link' | 'text'>();
  const field = useRef<HTMLInputElement>(null);
  const urlOf = (which: 'link' | 'text') =>
    new URL((which === 'text' ? addressWithText : undefined) ?? address, location.origin).href;
  const copy = async (which: 'link' | 'text' = 'link') => {
    const isCopied = await copyWithToast(urlOf(which), linkCopied, linkNotCopied);
    flushSync(() => {
      setNotCopied(isCopied ? undefined : which);
    });
    field.current?.select();
  };
  const shareOrCopy = async () => {
    const { code, date, country, countries, isPlaceOpen } = result;
    const answer = list([date, countries.length > 0 && !isPlaceOpen && country]);
    const text = shareText(code, answer, doubtTitle(sheet));
    if (!(await share({ title: code, text, url: urlOf('link') }))) await copy();
  };
  return (
    <div className={kit.bar} data-screen-only>
      {'share' in navigator && (
        <Button tone="text" onClick={() => void shareOrCopy()}>
          {resultTools.share}
        </Button>
      )}
      <Button tone="text" onClick={() => void copy()}>
        {resultTools.copy}
      </Button>
      {addressWithText !== undefined && (
        <Button tone="text" onClick={() => void copy('text')}>
          {resultTools.copyWithText}
        </Button>
      )}
      <Button
        tone="text"
        onClick={() => {
          print();
        }}
      >
        {resultTools.print}
      </Button>
      {notCopied !== undefined && (
        <input
          ref={field}
          type="url"
          readOnly
          aria-label={resultTools.field}
          value={urlOf(notCopied)}
        />
      )}
    </div>
  );
}

/** Opens the share dialog. Returns false if that failed; closing the dialog is no failure. */
async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && IGNORED_ERRORS.includes(error.name);
  }
}

interface ReportProps {
  readonly code: string;
  /** Our answer to the code. */
  readonly answer: string;
  /** The country on the label, if the visitor has said. */
  readonly label?: Label | undefined;
}

/** A link that opens the visitor's own mail program with a report of a wrong reading. Nothing is sent by it. */
export function Report({ code, answer, label }: ReportProps): JSX.Element {
  const text = report.text(code, answer, label === undefined ? '' : labelName(label));
  return (
    <p className={kit.note} data-screen-only>
      <a href={`mailto:${site.email}?subject=${encode(report.subject)}&body=${encode(text)}`}>
        {validPanel.report}
      </a>
    </p>
  );
}

interface WhereLinksProps {
  /** Whether there is said to be no code: where codes are stamped then helps nobody. */
  readonly isMissing?: boolean;
}

/** Links to the pages that show where to find the stamp, and what it means if there is none. */
export function WhereLinks({ isMissing = false }: WhereLinksProps): JSX.Element {
  return (
    <p className={kit.bar}>
      {(isMissing ? [noCodeLink] : [whereLink, noCodeLink]).map((link) => (
        <a key={link.href} href={href(link.href)}>
          {link.label}
        </a>
      ))}
    </p>
  );
}
