import '../../styles/global.css';
import type { ComponentType, JSX } from 'react';
import { eras, guide as codes, overlapsPanel, legend } from '#words/guide.ts';
import { byHand, checkList, cover, factoryCodesChapter, limits, sources, tables, weighing, whereToLookChapter } from '#words/pages/guide.ts';
import { infoCards } from '#words/pages/home.ts';
import { sentences, SPACE } from '#words/text.ts';
import { site } from '../../../words/config.ts';
import { sentenceOf } from '../../answer/meaning.ts';
import { ExampleTab } from '../../tab/ExampleTab.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import looks from '../../ui/Looks.module.css';
import styles from './Guide.module.css';
import { CheckList, Limits, BuyingSources } from './Buying.tsx';
import { ByHand } from './ByHand.tsx';
import { readingOf } from '../reading-of.ts';
import { withoutProtocol } from './address.ts';
import { EveryEra, GuideWhereToLook } from './Reading.tsx';
import { HistoricalNotes } from '../../guide/HistoricalNotes.tsx';
import { Overlaps } from '../../guide/Overlaps.tsx';
import { GradeLegend } from '../../guide/Grades.tsx';
import { Specimen } from '../../guide/Specimen.tsx';



interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly Body: ComponentType;
}

/** In the order in which one examines a bag. In print each chapter begins a page. */
const CHAPTERS: readonly Chapter[] = [
  {
    id: 'where',
    title: whereToLookChapter.title,
    lede: infoCards.locate.text,
    Body: GuideWhereToLook,
  },
  { id: 'eras', title: eras.title, lede: eras.lede, Body: EveryEra },
  { id: 'by-hand', title: byHand.title, lede: byHand.lede, Body: ByHand },
  { id: 'codes', title: factoryCodesChapter.title, lede: codes.lede, Body: FactoryCodes },
  {
    id: 'shared',
    title: weighing.title,
    lede: sentences([overlapsPanel.lede, weighing.marks]),
    Body: SharedLetters,
  },
  { id: 'limits', title: limits.title, lede: limits.lede, Body: Limits },
  { id: 'check-list', title: checkList.title, lede: checkList.lede, Body: CheckList },
  { id: 'sources', title: sources.title, Body: BuyingSources },
];

/** The authentication guide, for screen and print. */
export function Guide(): JSX.Element {
  return (
    <Layout>
      <article className={styles.guide}>
        <p className={styles.brand}>
          <span>{site.name}</span> {withoutProtocol(site.baseUrl)}
        </p>
        <PageHead title={cover.title} lede={cover.lede} drawing={<Example />} isLarge>
          <p className={`${looks.note} ${styles.kind}`}>
            {cover.tagline} · <time dateTime={tables.iso}>{cover.tables}</time>
          </p>
          <p className={looks.note} data-screen-only>
            {cover.printHint}
          </p>
        </PageHead>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{cover.contents}</h2>
          <ol className={kit.numbered}>
            {CHAPTERS.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <a className={styles.back} href="#contents" data-screen-only>
          {cover.contents} <span aria-hidden="true">↑</span>
        </a>
        {CHAPTERS.map(({ Body, ...chapter }) => (
          <Section key={chapter.id} {...chapter}>
            <Body />
          </Section>
        ))}
      </article>
    </Layout>
  );
}

/** A stamped example, with a reminder of what a code does not prove. */
function Example(): JSX.Element {
  // No-break spaces keep a day with its month, and a dash with the word before it.
  const sentence = sentenceOf(readingOf(cover.example)).replace(
    /(?<=\d) (?=[A-Z])| (?=- )/g,
    '\u00a0',
  );
  return (
    <figure className={styles.example}>
      <ExampleTab picture={cover.example} size="hero" labels="values" />
      <figcaption className={looks.note}>
        <strong>{sentence}</strong>
        {SPACE}
        {infoCards.notes.points[0]}
      </figcaption>
    </figure>
  );
}

/** Codes of several countries, and facts that the lists alone do not show. */
function SharedLetters(): JSX.Element {
  return (
    <>
      <Overlaps />
      <h3>{weighing.notes}</h3>
      <HistoricalNotes className={kit.columns} />
    </>
  );
}

/** The directory: every code under every place that lists give it. */
function FactoryCodes(): JSX.Element {
  return (
    <>
      <GradeLegend />
      <Specimen use="linked" />
      <p className={looks.note}>{legend.japan}</p>
      <p className={looks.note}>{legend.itemGroups}</p>
    </>
  );
}


