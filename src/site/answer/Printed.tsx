import { type JSX, useSyncExternalStore } from 'react';
import { core } from '#words/core.ts';
import { printed } from '#words/result.ts';
import { SPACE } from '#words/text.ts';
import { site } from '../../words/config.ts';
import { href } from '../lib/href.ts';
import { locale } from '../lib/browser.ts';
import { absolute } from './explanation.ts';
import styles from './Answer.module.css';

interface PrintedHeadProps {
  readonly title?: string;
  readonly code: string;
  /** What is doubtful about the result. */
  readonly verdict?: string | undefined;
}

/** The header of a printed result, in place of the page's own: the site's name and the code. */
export function PrintedHead({
  title = printed.title,
  code,
  verdict,
}: PrintedHeadProps): JSX.Element {
  return (
    <p className={styles.head} hidden>
      <span>{site.name}</span>
      <span>
        {title} {code}
        {verdict !== undefined && ` · ${verdict}`}
      </span>
    </p>
  );
}

interface PrintedFootProps {
  /** The address that opens the same answer, without a host. */
  readonly address?: string;
}

/** A longer address, as of a listing, is of no use on paper. */
const LONGEST_ADDRESS = 80;

/** The footer of a printed result: the day, the address and the disclaimer. */
export function PrintedFoot({ address = href('/') }: PrintedFootProps): JSX.Element {
  const day = useSyncExternalStore(onPrint, today);
  return (
    <div className={styles.foot} hidden>
      <p>
        {printed.checked(day)}
        {SPACE}
        {absolute(address.length > LONGEST_ADDRESS ? href('/') : address)}
      </p>
      <p>{printed.disclaimer}</p>
    </div>
  );
}

function onPrint(callback: () => void): () => void {
  addEventListener('beforeprint', callback);
  return () => {
    removeEventListener('beforeprint', callback);
  };
}

/** Today in words, updated when the page is printed. */
function today(): string {
  return new Date().toLocaleDateString(locale(core.language), { dateStyle: 'long' });
}
