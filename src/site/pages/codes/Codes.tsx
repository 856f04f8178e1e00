import '../../styles/global.css';
import type { JSX } from 'react';
import { codePage, codes, dateText, placeWithYears, trustWords } from '#words/pages/codes.ts';
import { aside, list, SPACE, COMMA } from '#words/text.ts';
import { site } from '../../../words/config.ts';
import { TABLE_DAY } from '../../../core/factories.ts';
import { factories, listsOf } from '../../../core/places.ts';
import { PUBLICATIONS, publishedIds } from '../../../evidence/publications.ts';
import { LISTS, type PublishedId } from '../../../core/sources.ts';
import { Layout } from '../../layout/Layout.tsx';
import { NotCached } from '../../layout/NotCached.tsx';
import { href } from '../../lib/href.ts';
import { PageHead, Section } from '../../ui/Section.tsx';
import { ExampleTab } from '../../tab/Tab.tsx';
import { CodePlaces, GradeLegend } from '../../guide/Grades.tsx';
import { Specimen } from '../../guide/Specimen.tsx';
import kit from '../../ui/Kit.module.css';
import styles from './Codes.module.css';
import { byFamily } from './facts.ts';
import { language as own } from '#words/language.ts';
import { inLanguage, ownTitle, plainTitle } from '#words/sources.ts';
import { LANG_OF_NAMES } from '../../sources/SourceLinks.tsx';

const all = [...factories.values()];
const families = byFamily(publishedIds, (id) => LISTS[id]);

const CONTENTS = [
  { id: 'by-place', title: codes.byPlace.title },
  { id: 'a-to-z', title: codes.alphabetical.title },
  { id: 'lists', title: codes.lists.title },
  { id: 'data', title: codes.data.title },
  { id: 'left-out', title: codes.omissions.title },
] as const;

/** All factory codes, the lists that name them, and the data for download. */
export function Codes(): JSX.Element {
  const { byPlace, alphabetical, lists, data, omissions } = codes;
  return (
    <Layout>
      <PageHead
        title={codes.title}
        lede={codes.lede(all.length, publishedIds.length, families.length)}
        drawing={<ExampleTab picture="SD1013" size="hero" labels="values" />}
      >
        <NotCached />
        <nav className={styles.contents} aria-label={codes.contents}>
          <ul className={kit.bar}>
            {CONTENTS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <Section id="by-place" title={byPlace.title} lede={byPlace.lede}>
        <GradeLegend />
        <Specimen use="linked" />
      </Section>
      <Section id="a-to-z" title={alphabetical.title} lede={alphabetical.lede}>
        <CodePlaces codes={all} nameOf={placeWithYears} />
      </Section>
      <Section id="lists" title={lists.title} lede={lists.lede}>
        <Lists />
      </Section>
      <Section id="data" title={data.title} lede={data.lede}>
        <Data />
      </Section>
      <Section id="left-out" title={omissions.title}>
        <ul className={`${kit.stack} ${kit.measure}`}>
          {omissions.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className={`${kit.soft} ${styles.correct}`}>
          {codes.correction}
          {SPACE}
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </Section>
    </Layout>
  );
}

function Lists(): JSX.Element {
  return (
    <>
      <div className={`${kit.ledger} ${kit.rows}`}>
        {families.map(({ name, lists }) => (
          <div key={name}>
            <h3>{codePage.lists.family(name, lists.length)}</h3>
            <ul className={kit.stack}>
              {lists.map((id) => (
                <li key={id} id={id}>
                  <ListLink list={id} />
                  <p className={kit.note}>{listDetails(id)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ul className={`${kit.bar} ${kit.note} ${styles.trust}`}>
        {Object.entries(trustWords).map(([trust, words]) => (
          <li key={trust}>{words}</li>
        ))}
      </ul>
    </>
  );
}

/** How many codes a list names, how far it can be trusted, and its date. */
function listDetails(id: PublishedId): string {
  const { dated } = codePage.lists;
  const { dated: date, trust } = PUBLICATIONS[id];
  const named = all.filter(({ places }) => places.some((place) => listsOf(place).includes(id)));
  const { codeCount, trustGrade } = codes.lists;
  return list([codeCount(named.length), trustGrade(trust), dated(date && dateText(date))]);
}

function Data(): JSX.Element {
  const { files, facts, license, cite } = codes.data;
  return (
    <div className={`${kit.columns} ${styles.data}`}>
      <ul className={kit.rows}>
        {Object.values(files).map(({ path, label, text }) => (
          <li key={path}>
            <a href={href(path)}>{label}</a> <span>{text}</span>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{facts.date}</dt>
        <dd>
          <time dateTime={TABLE_DAY}>{dateText(TABLE_DAY)}</time>
        </dd>
        <dt>{facts.license}</dt>
        <dd>
          <a href={license.href}>{license.label}</a>
          {aside(license.short)}
        </dd>
        <dt>{facts.cite}</dt>
        <dd>{list([cite, site.baseUrl + codes.path])}</dd>
      </dl>
    </div>
  );
}

/**
 * The title of a list, linked to every page that it was read from. In another language than the page's it says which, with
 * its own title.
 */
export function ListLink({ list }: { readonly list: PublishedId }): JSX.Element {
  const { title, language = 'en', originalTitle, urls } = PUBLICATIONS[list];
  const [first, ...more] = urls;
  const isOwn = language === own.id;
  const plain = plainTitle(title);
  return (
    <>
      <a
        href={first}
        hrefLang={isOwn ? undefined : language}
        lang={plain === title ? LANG_OF_NAMES : undefined}
      >
        {plain}
      </a>
      {more.map((url) => (
        <span key={url}>
          {COMMA}
          <a href={url}>{codePage.lists.secondPage}</a>
        </span>
      ))}
      {language === 'en'
        ? !isOwn && aside(inLanguage(language))
        : !isOwn && (
            <>
              {ownTitle(language).before}
              <span lang={language}>{originalTitle}</span>
              {ownTitle(language).after}
            </>
          )}
    </>
  );
}
