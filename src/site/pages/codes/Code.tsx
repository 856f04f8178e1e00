import '../../styles/global.css';
import type { JSX, ReactNode } from 'react';
import { core, standings, withArticle } from '#words/core.ts';
import { codePage, codes, dateText, listRemarks, ownWords, remarks } from '#words/pages/codes.ts';
import { datesLink } from '#words/layout.ts';
import { AND, COMMA, list, sentences, SPACE } from '#words/text.ts';
import { site } from '../../../words/config.ts';
import { type Factory, type PlaceFacts, factories } from '../../../core/places.ts';
import { COLLECTIONS, SEEN_COUNT } from '../../../evidence/seen.ts';
import { PUBLICATIONS } from '../../../evidence/publications.ts';
import type { ValidResult } from '../../../heatstamp.ts';
import { noteOf } from '../../../library/decode.ts';
import { Layout } from '../../layout/Layout.tsx';
import { datesHref, factoryHref, href, factoryPath } from '../../lib/href.ts';
import { LANG_OF_NAMES } from '../../sources/SourceLinks.tsx';
import { Grade } from '../../ui/Grade.tsx';
import { PageHead } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import { SmallTable } from '../../ui/Ledger.tsx';
import styles from './Codes.module.css';
import {
  attestation,
  byFamily,
  conflictingPlaces,
  examplesOf,
  ledeOf,
  type Mention,
  mentionsOf,
  neighborsOf,
  type SeenReading,
  seenReadingsOf,
  listCountOf,
} from './facts.ts';
import { stampedLetters } from '../../tab/stamped.ts';
import { Tab } from '../../tab/Tab.tsx';
import { ListLink } from './Codes.tsx';
import type { Page } from '../../page.ts';

/** Everything known about a factory code, with its sources. */
function Code({ factory }: { readonly factory: Factory }): JSX.Element {
  const { code, places } = factory;
  return (
    <Layout>
      <nav aria-label={codePage.crumbs}>
        <ol className={styles.crumbs}>
          <li>
            <a href={href('/')}>{site.name}</a>
          </li>
          <li>
            <a href={href(codes.path)}>{codes.crumb}</a>
          </li>
          <li aria-current="page">{code}</li>
        </ol>
      </nav>
      <PageHead
        title={codePage.title(code)}
        lede={ledeOf(factory)}
        drawing={<Tab stamped={stampedLetters(code)} size="hero" />}
      />
      <div className={`${kit.ledger} ${styles.parts}`}>
        <Part id="places" title={codePage.places.title}>
          <Places places={places} />
          {remarks[code]?.map((text) => (
            <p key={text} className={kit.note}>
              {text}
            </p>
          ))}
        </Part>
        <Disagreement factory={factory} />
        <Part id="lists" title={codePage.lists.title}>
          <Lists factory={factory} />
        </Part>
        <Part id="seen" title={codePage.seen.title}>
          <Seen seenReadings={seenReadingsOf(factory)} />
        </Part>
        <Part id="examples" title={codePage.examples.title}>
          <Examples results={examplesOf(factory)} />
          <p className={kit.note}>
            <a href={datesHref()}>{datesLink.label}</a>
          </p>
        </Part>
      </div>
      <p className={`${kit.note} ${styles.codeCorrect}`} data-screen-only>
        {codePage.correction}
        {SPACE}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <Neighbors code={code} />
    </Layout>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps): JSX.Element {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={kit.small}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

function Places({ places }: { readonly places: readonly PlaceFacts[] }): JSX.Element {
  return (
    <dl className={`${kit.rows} ${styles.places}`}>
      {places.map((place) => {
        const { lists, families } = attestation(place);
        return (
          <div key={place.id}>
            <dt>
              {core.places[place.id]} <small>{core.years(place)}</small>
            </dt>
            <dd>
              <Grade evidence={place.evidence}>
                {codePage.places.grade(place.evidence, lists, families)}
              </Grade>
              <PlaceRemark place={place} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What there is to say about a place, with the years that only one source gives. */
function PlaceRemark({ place }: { readonly place: PlaceFacts }): JSX.Element | null {
  const note = noteOf(place, core);
  return note === '' ? null : <span className={`${kit.note} ${styles.remark}`}>{note}</span>;
}

/** Where lists contradict each other. */
function Disagreement({ factory }: { readonly factory: Factory }): JSX.Element | null {
  const { title, text, count, severalPlaces } = codePage.disagreement;
  const rivals = conflictingPlaces(factory.places);
  if (rivals.length === 0) return null;
  const listsWithSeveral = mentionsOf(factory).filter(
    ({ places }) => rivals.filter(({ id }) => places.includes(id)).length > 1,
  ).length;
  const counts = rivals.map((place) =>
    count(attestation(place).lists, core.places[place.id], core.years(place)),
  );
  return (
    <Part id="conflicts" title={title}>
      <p>{sentences([text(counts), listsWithSeveral > 0 && severalPlaces(listsWithSeveral)])}</p>
    </Part>
  );
}

function Lists({ factory }: { readonly factory: Factory }): JSX.Element {
  const { lede, none, family } = codePage.lists;
  const families = byFamily(mentionsOf(factory), ({ family }) => family);
  if (families.length === 0) return <p>{none}</p>;
  return (
    <>
      <p className={kit.note}>{lede}</p>
      <div className={kit.rows}>
        {families.map(({ name, lists }) => (
          <div key={name}>
            <h3>{family(name, lists.length)}</h3>
            <ul className={kit.stack}>
              {lists.map((naming) => (
                <li key={naming.list}>
                  <ListLink list={naming.list} />
                  <p className={kit.note}>{mentionText(factory.code, naming)}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** What a list says about the code, and when. */
function mentionText(code: string, { list: publication, places }: Mention): string {
  const { placesText, dated } = codePage.lists;
  const date = PUBLICATIONS[publication].dated;
  return list([
    ownWords[code]?.[publication] ?? placesText(places.map((id) => withArticle(core.places[id]))),
    listRemarks[publication],
    dated(date && dateText(date)),
  ]);
}

function Seen({ seenReadings }: { readonly seenReadings: readonly SeenReading[] }): JSX.Element {
  const { count, labels, label, noLabel, none, limits, columns, unstated, differs } = codePage.seen;
  if (seenReadings.length === 0) return <p>{none(SEEN_COUNT)}</p>;
  const all = seenReadings.length;
  const statedLabels = [...new Set(seenReadings.map(({ label }) => label))];
  const labelCounts = statedLabels.map((id) => {
    const number = seenReadings.filter(({ label }) => label === id).length;
    return id === undefined ? noLabel(number, all) : label(number, all, core.places[id]);
  });
  const collections = [...new Set(seenReadings.map(({ collection }) => collection))];
  return (
    <>
      <p>{sentences([count(all, SEEN_COUNT), labels(labelCounts)])}</p>
      <ReadingsTable
        columns={[columns.code, columns.reading, columns.label]}
        rows={seenReadings.map((seen) => ({
          code: seen.code,
          result: seen.result,
          last:
            seen.label === undefined
              ? unstated
              : list([core.places[seen.label], seen.differs && differs]),
        }))}
      />
      <p className={kit.note}>
        {limits.before}
        {collections.map((id, index) => (
          <span key={id}>
            {index > 0 && (index === collections.length - 1 ? AND : COMMA)}
            <a href={COLLECTIONS[id].url} lang={LANG_OF_NAMES}>
              {COLLECTIONS[id].by}
            </a>
          </span>
        ))}
        {limits.after}
      </p>
    </>
  );
}

function Examples({ results }: { readonly results: readonly ValidResult[] }): JSX.Element {
  const { lede, columns, none } = codePage.examples;
  if (results.length === 0) return <p>{none}</p>;
  return (
    <>
      <p className={kit.note}>{lede}</p>
      <ReadingsTable
        columns={[columns.code, columns.reading, columns.place]}
        rows={results.map((result) => ({
          code: result.code,
          result,
          last: result.country,
        }))}
      />
    </>
  );
}

interface ReadingsTableProps {
  readonly columns: readonly [string, string, string];
  readonly rows: readonly {
    readonly code: string;
    readonly result: ValidResult;
    readonly last: string;
  }[];
}

/** A table of codes and their readings. Each code links to the decoder. */
function ReadingsTable({ columns, rows }: ReadingsTableProps): JSX.Element {
  return (
    <SmallTable
      className={styles.codes}
      columns={columns}
      rows={rows.map(({ code, result, last }) => ({
        key: code,
        cells: [
          <a key="code" href={href(`/#code=${encodeURIComponent(result.code)}`)}>
            {code}
          </a>,
          list([result.date, result.standing !== 'documented' && standings[result.standing]]),
          last,
        ],
      }))}
    />
  );
}

function Neighbors({ code }: { readonly code: string }): JSX.Element {
  const { label, all, previous, next } = codePage.neighbors;
  const [before, after] = neighborsOf(code);
  return (
    <nav className={`${kit.bar} ${styles.neighbors}`} aria-label={label}>
      {before !== undefined && (
        <a rel="prev" href={factoryHref(before)}>
          {previous(before)}
        </a>
      )}
      <a href={href(codes.path)}>{all}</a>
      {after !== undefined && (
        <a rel="next" href={factoryHref(after)}>
          {next(after)}
        </a>
      )}
    </nav>
  );
}

const { title, description, keywords } = codePage.head;

/** A page for every factory code. */
export const codePages: readonly Page[] = [...factories.values()].map((factory) => {
  const { code, places } = factory;
  const path = factoryPath(code);
  const lists = listCountOf(factory);
  const published = places.filter(({ evidence }) => evidence !== 'unconfirmed');
  const named = published.length > 0 ? published : places;
  const names = core.either(named.map(({ id }) => core.places[id]));
  return {
    id: path.slice(1).replace('/', '-'),
    path,
    file: `${path.slice(1)}.html`,
    title: title(code, names, lists),
    description: description(code, withArticle(names), lists, examplesOf(factory).length > 0),
    keywords: keywords(code),
    Page: () => <Code factory={factory} />,
    source: 'src/site/pages/codes/Code.tsx',
    indexed: true,
    collection: {
      path: codes.path,
      name: codes.crumb,
      itemName: code,
      description: ledeOf(factory),
    },
  };
});
