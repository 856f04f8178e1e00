import type { JSX, ReactNode } from 'react';
import { site } from '../../content/site.ts';
import { Island } from '../ui/Island.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import styles from './Layout.module.css';

/** What every page has around its content. */
export function Layout({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <header className={styles.header}>
        <a className={styles.name} href="/">
          {site.name}
        </a>
        <nav aria-label="Main">
          <a href="/#eras">Eras</a>
        </nav>
      </header>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{site.disclaimer}</p>
      </footer>
      <Island name="cookie-notice">
        <CookieNotice />
      </Island>
      <Island name="toasts">
        <Toasts />
      </Island>
    </>
  );
}
