import type { JSX, ReactNode } from 'react';
import {
  closeMessage,
  disclaimer,
  footerLinks,
  mainLinks,
  navigation,
  type NavLink,
  skipLink,
} from '#words/layout.ts';
import { site } from '../../words/config.ts';
import { href } from '../lib/href.ts';
import { Island } from '../ui/Island.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import styles from './Layout.module.css';

interface LayoutProps {
  readonly children: ReactNode;
  /** Whether the page has a script that can show the cookie notice and toasts. */
  readonly isLive?: boolean;
}

/** The header and footer around the content of every page. */
export function Layout({ children, isLive = false }: LayoutProps): JSX.Element {
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipLink}
      </a>
      <header className={styles.header}>
        <a className={styles.name} href={href('/')}>
          {site.name}
        </a>
        <nav aria-label={navigation.main}>
          <Links links={mainLinks} />
        </nav>
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label={navigation.more}>
          <Links links={footerLinks} />
        </nav>
        <p>{disclaimer}</p>
      </footer>
      {isLive && (
        <div data-screen-only>
          <Island name="cookie-notice">
            <CookieNotice />
          </Island>
          <Island name="toasts">
            <Toasts close={closeMessage} />
          </Island>
        </div>
      )}
    </>
  );
}

function Links({ links }: { readonly links: readonly NavLink[] }): JSX.Element {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={href(link.href)}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
