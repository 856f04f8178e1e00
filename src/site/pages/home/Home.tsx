import '../../styles/global.css';
import type { JSX, ReactNode } from 'react';
import { fieldHints, hero, contents } from '#words/pages/home.ts';
import { list, SPACE } from '#words/text.ts';
import { belowField, noCodeLink } from '#words/tool.ts';
import { TABLE_DAY } from '../../../core/factories.ts';
import { decode } from '../../../library/decode.ts';
import { Layout } from '../../layout/Layout.tsx';
import { encode } from '../../lib/browser.ts';
import { href } from '../../lib/href.ts';
import { FORM_ID } from '../../strap/Strap.tsx';
import { Island } from '../../lib/islands.tsx';
import styles from './Home.module.css';
import rack from './Rack.module.css';
import { RackCode } from './Rack.tsx';
import { ACTS } from './sections.tsx';
import { Tool } from './Tool.tsx';
import { guideForm, guideLink } from '#words/forms.ts';
import kit from '../../ui/Kit.module.css';
import { GuideOpener } from '../../community/GuideOpener.tsx';

/** The page with the tool on it, in three acts: the tool, how to read a code, and the directory. */
export function Home(): JSX.Element {
  return (
    <Layout isLive isWide>
      <div className={styles.first}>
        <h1 className={styles.headline} data-phrases>
          {hero.headline.split(/(?<=[.。]) ?/).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </h1>
        <Island name="tool">
          <Tool />
        </Island>
        <Below />
      </div>
      <div className={styles.more}>
        <GuideOffer />
        <Contents />
        {ACTS.map((rows) => (
          <Act key={rows[0][0].id} rows={rows} />
        ))}
      </div>
    </Layout>
  );
}

/** What stands below the strap before there is an answer. */
function Below(): JSX.Element {
  return (
    <div className={styles.idle} data-idle data-screen-only>
      <p className={styles.lede}>
        {hero.lede}
        <span className={kit.live}>
          {SPACE}
          {hero.isPrivate}
        </span>
      </p>
      <noscript>
        <p className={kit.soft}>{belowField.noScript}</p>
      </noscript>
      <p className={styles.missing} role="alert">
        {belowField.missing}
        {SPACE}
        <button type="button" form={FORM_ID} data-reload>
          {belowField.reload}
        </button>
      </p>
      {/* In place of the examples stand the last codes of a visitor who has some. */}
      <div className={rack.place} data-recent />
      <ul className={`${kit.live} ${rack.rack}`} aria-label={belowField.examplesLabel}>
        {belowField.examples.map((code) => {
          const result = decode(code, { today: TABLE_DAY });
          return (
            result.isValid && (
              <RackCode
                key={code}
                code={code}
                says={list([result.country, String(result.year)])}
                href={href(`/#code=${encode(code)}`)}
              />
            )
          );
        })}
      </ul>
      <p className={`${kit.live} ${kit.note} ${styles.row}`}>
        <span className={styles.hint}>{belowField.hint}</span>
        <span className={styles.examples}>
          {belowField.examples.map((code) => (
            <a key={code} href={href(`/#code=${encode(code)}`)}>
              {code}
            </a>
          ))}
        </span>
        <a href={href(noCodeLink.href)}>{noCodeLink.label}</a>
        <a href={href(`/#code=${encode(fieldHints.worn.text)}`)}>{fieldHints.worn.label}</a>
        <a href={href(`/#text=${encode(fieldHints.listing.text)}`)}>{fieldHints.listing.label}</a>
      </p>
    </div>
  );
}

/** Sections below one another; what is alone needs no frame. */
function Act({ rows }: { readonly rows: (typeof ACTS)[number] }): ReactNode {
  const drawn = rows.map((row) => {
    const sections = row.map(({ id, Section }) => <Section key={id} />);
    return row.length === 1 ? (
      sections
    ) : (
      <div key={row[0].id} className={styles.pair}>
        {sections}
      </div>
    );
  });
  return rows.length === 1 ? drawn : <div className={styles.act}>{drawn}</div>;
}

/** The way through a long page, in a line below the tool. */
function Contents(): JSX.Element {
  return (
    <nav className={styles.contents} aria-label={contents.label}>
      <ul>
        {ACTS.flat(2).map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{contents.sections[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The offer of the free guide: by email, or as a page at once. */
function GuideOffer(): JSX.Element {
  return (
    <section
      className={`${kit.bar} ${styles.offer}`}
      aria-labelledby="guide-offer"
      data-screen-only
    >
      <div className={`${kit.bar} ${styles.words}`}>
        <h2 id="guide-offer" className={kit.small}>
          {guideForm.title}
        </h2>
        <p className={kit.soft}>{guideForm.text}</p>
        <a href={href(guideLink.href)}>{guideLink.label}</a>
      </div>
      <Island name="guide-offer">
        <GuideOpener />
      </Island>
    </section>
  );
}
