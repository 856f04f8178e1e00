import '../../styles/global.css';
import type { JSX } from 'react';
import { dateRules, dates } from '#words/pages/dates.ts';
import { AND, aside, COMMA, sentences, SPACE } from '#words/text.ts';
import {
  DATE_RULES,
  datePage,
  type DateRuleId,
  type DateSourceId,
} from '../../../evidence/date-rules.ts';
import { FORMATS } from '../../../core/formats.ts';
import { COLLECTIONS, SEEN_COUNT, seenCodes } from '../../../evidence/seen.ts';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { PageHead, Section } from '../../ui/Section.tsx';
import { BackToTool } from '../Blocks.tsx';
import { ExampleTab } from '../../tab/Tab.tsx';
import { readingOf } from '../reading-of.ts';
import { LANG_OF_NAMES, SourceLinks } from '../../sources/SourceLinks.tsx';
import kit from '../../ui/Kit.module.css';
import styles from '../Pages.module.css';

/** Every rule about dates, with the pages that say so, those that say otherwise, and codes published with their meaning. */
export function Dates(): JSX.Element {
  const { title, lede, seen } = dates;
  return (
    <Layout>
      <PageHead
        title={title}
        lede={lede}
        drawing={<ExampleTab picture="SD1013" size="hero" labels="none" />}
      />
      {DATE_RULES.map((rule) => (
        <Section key={rule.id} id={rule.id} title={dateRules[rule.id].title}>
          <div className={styles.rule}>
            <p className={kit.measure}>{dateRules[rule.id].text}</p>
            <Drawing codes={rule.codes} />
          </div>
          <dl className={kit.ledger}>
            <Pages label={dates.sources(rule.sources.length)} ids={rule.sources} />
            <Pages label={dates.against} ids={rule.against} />
            <Published codes={rule.codes} />
            <Seen rule={rule.id} />
          </dl>
        </Section>
      ))}
      <p className={kit.measure}>
        {seen.limits}
        {SPACE}
        {Object.values(COLLECTIONS).map(({ by, url }, index, all) => (
          <span key={url}>
            {index > 0 && (index === all.length - 1 ? AND : COMMA)}
            <a href={url} lang={LANG_OF_NAMES}>
              {by}
            </a>
          </span>
        ))}
      </p>
      <BackToTool>{dates.back}</BackToTool>
    </Layout>
  );
}

interface PublishedProps {
  readonly codes: readonly (readonly [code: string, by: DateSourceId])[];
}

/** The tab of the first code that is printed with its meaning. */
function Drawing({ codes: [first] }: PublishedProps): JSX.Element | null {
  return first ? <ExampleTab picture={first[0]} size="small" labels="kinds" /> : null;
}

interface PagesProps {
  readonly label: string;
  readonly ids: readonly DateSourceId[];
}

function Pages({ label, ids }: PagesProps): JSX.Element | null {
  if (ids.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <SourceLinks sources={ids.map(datePage)} />
      </dd>
    </div>
  );
}

/** Codes that a page prints with their meaning, which is what the decoder reads. */
function Published({ codes }: PublishedProps): JSX.Element | null {
  if (codes.length === 0) return null;
  return (
    <div>
      <dt>{dates.published}</dt>
      <dd>
        <ul>
          {codes.map(([code, by]) => (
            <li key={code}>
              <a href={href(`/#code=${code}`)}>{code}</a>
              {aside(meaningOf(code))}
              {COMMA}
              <SourceLinks sources={[datePage(by)]} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** FC1036 is printed as week 13 of 2006, which is all that it can be. */
function meaningOf(code: string): string {
  return readingOf(code).date;
}

/** How many items of public listings have the format, and some of their codes. */
function Seen({ rule }: { readonly rule: DateRuleId }): JSX.Element | null {
  const format = FORMATS.find(({ id }) => id === rule);
  if (!format) return null;
  const codes = seenCodes
    .map(({ code }) => readingOf(code))
    .filter(({ reading }) => reading === format.id);
  if (codes.length === 0) return null;
  const some = codes.slice(0, SEEN_SHOWN).map(({ code, date }) => code + aside(date));
  return (
    <div>
      <dt>{dates.seen.label}</dt>
      <dd>{sentences([dates.seen.count(codes.length, SEEN_COUNT, some.join(COMMA))])}</dd>
    </div>
  );
}

const SEEN_SHOWN = 3;
