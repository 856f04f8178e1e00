import type { JSX } from 'react';
import { notCached } from '#words/layout.ts';
import styles from './Notices.module.css';

/**
 * Says that there is no copy of the page that was asked for. It shows only where the service worker answers with this page
 * in its place.
 */
export function NotCached(): JSX.Element {
  return <p className={styles.note}>{notCached}</p>;
}
