import '../styles/print-answer.css';
import { type JSX, useSyncExternalStore } from 'react';
import { sheet } from '#words/result.ts';
import { site } from '../../words/config.ts';
import { href } from '../lib/href.ts';

interface SheetHeadProps {
  readonly title?: string;
  readonly code: string;
}

/** What a printed result has at its top, in place of the page's header: whose sheet it is, and which code is on it. */
export function SheetHead({ title = sheet.title, code }: SheetHeadProps): JSX.Element {
  return (
    <p data-sheet="head" hidden>
      <span>{site.name}</span>
      <span>
        {title} {code}
      </span>
    </p>
  );
}

interface SheetFootProps {
  /** Where the same answer opens again, without a host. */
  readonly address?: string;
}

/** What a printed result has at its bottom: when and with what the code was read, and what that proves. */
export function SheetFoot({ address = href('/') }: SheetFootProps): JSX.Element {
  const day = useSyncExternalStore(onPrint, today);
  return (
    <div data-sheet="foot" hidden>
      <p>
        {sheet.checked(day)} {new URL(address, site.baseUrl).href}
      </p>
      <p>{sheet.disclaimer}</p>
    </div>
  );
}

function onPrint(callBack: () => void): () => void {
  addEventListener('beforeprint', callBack);
  return () => {
    removeEventListener('beforeprint', callBack);
  };
}

/** Today in the visitor's words, as of the moment when the page is printed. */
function today(): string {
  return new Date().toLocaleDateString(undefined, { dateStyle: 'long' });
}
