import { createContext, type JSX, type ReactNode, useContext } from 'react';
import {
  closeMessage,
  disclaimer,
  footerLinks,
  mainLinks,
  navigation,
  skipLink,
} from '#words/layout.ts';
import { language } from '#words/language.ts';
import { site } from '../../words/config.ts';
import { languages } from '../../words/languages.ts';
import type { NavLink } from '../../words/words.ts';
import { href } from '../lib/href.ts';
import { Island } from '../lib/islands.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { CookieNotice, LanguageHint } from './Notices.tsx';
import styles from './Layout.module.css';

/** The path of the page that is drawn, which the links to other languages need. The build provides it. */
export const PagePath = createContext('/');

interface LayoutProps {
  readonly children: ReactNode;
  /** Whether the page has a script that can show the cookie notice and toasts. */
  readonly isLive?: boolean;
  /** Whether it reaches from edge to edge of the window. */
  readonly isWide?: boolean;
}

/** The header and footer around the content of every page. */
export function Layout({ children, isLive = false, isWide = false }: LayoutProps): JSX.Element {
  return (
    <>
      <a className={styles.skip} href="#content">
        {skipLink}
      </a>
      <header className={styles.header}>
        <a className={styles.mark} href={href('/')}>
          {site.name}
        </a>
        <nav className={styles['main-links']} aria-label={navigation.main}>
          <Links links={mainLinks} />
        </nav>
        <nav className={styles.languages} aria-label={navigation.languages}>
          <LanguageLinks />
        </nav>
      </header>
      <main id="content" className={isWide ? styles.wide : styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.colophon}>
          <a className={styles.name} href={href('/')}>
            {site.name}
          </a>
          <p>{disclaimer}</p>
        </div>
        <nav aria-label={navigation.more}>
          <Links links={footerLinks} />
          <LanguageLinks />
        </nav>
      </footer>
      {isLive && (
        <div data-screen-only>
          <Island name="cookie-notice">
            <CookieNotice />
          </Island>
          <Island name="language-hint">
            <LanguageHint />
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

/** Links to the same page in every other language. */
function LanguageLinks(): JSX.Element {
  const path = useContext(PagePath);
  return (
    <ul>
      {languages
        .filter(({ id }) => id !== language.id)
        .map(({ id, name, path: prefix }) => (
          <li key={id}>
            <a href={site.basePath + prefix + path} lang={id} hrefLang={id}>
              <span className={styles.language}>{name}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
