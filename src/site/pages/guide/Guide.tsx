import '../../styles/global.css';
import type { ComponentType, JSX } from 'react';
import {
  eras,
  guide as codes,
  overlapsPanel,
  legend,
  eraWords,
  evolutionPanel,
} from '#words/guide.ts';
import {
  byHand,
  checkList,
  cover,
  factoryCodesChapter,
  limits,
  sources,
  tables,
  weighing,
  whereToLookChapter,
} from '#words/pages/guide.ts';
import { infoCards, howTo } from '#words/pages/home.ts';
import { sentences, SPACE } from '#words/text.ts';
import { site } from '../../../words/config.ts';
import { sentenceOf } from '../../answer/meaning.ts';
import { ExampleTab, Tab } from '../../tab/Tab.tsx';
import { Layout } from '../../layout/Layout.tsx';
import { PageHead, Section } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import styles from './Guide.module.css';
import { CheckList, Limits, BuyingSources } from './Buying.tsx';
import { readingOf } from '../reading-of.ts';
import { HistoricalNotes } from '../../guide/CodeGuide.tsx';
import { Overlaps, GradeLegend } from '../../guide/Grades.tsx';
import { Specimen } from '../../guide/Specimen.tsx';
import { SmallTable } from '../../ui/Ledger.tsx';
import { datesLink } from '#words/layout.ts';
import type { DateRuleId } from '../../../evidence/date-rules.ts';
import { type EraId, ERAS } from '../../../evidence/eras.ts';
import { LOOK_ALIKES } from '../../../core/suggestions.ts';
import { datesHref, href } from '../../lib/href.ts';
import { stampedText } from '../../tab/stamped.ts';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BagDrawing } from '../drawings/BagDrawing.tsx';

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
          <p className={`${kit.note} ${styles.kind}`}>
            {cover.tagline} · <time dateTime={tables.iso}>{cover.tables}</time>
          </p>
          <p className={kit.note} data-screen-only>
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
      <figcaption className={kit.note}>
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
      <p className={kit.note}>{legend.japan}</p>
      <p className={kit.note}>{legend.itemGroups}</p>
    </>
  );
}

/** A key to the formats in two steps, and codes for practice. */
function ByHand(): JSX.Element {
  const { steps, practice, commonMistake } = byHand;
  return (
    <>
      <ol className={`${kit.numbered} ${kit.ledger}`}>
        {steps.map(({ question, answers }) => (
          <li key={question}>
            <h3>{question}</h3>
            <dl className={`${kit.rows} ${styles.answers}`}>
              {answers.map(({ sign, rule }) => (
                <div key={sign}>
                  <dt>{sign}</dt>
                  <dd>{rule}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      <div className={styles.practice}>
        <div>
          <h3>{practice.title}</h3>
          <p>{practice.lede}</p>
          <p className={styles.slip}>
            <strong>{commonMistake.title}</strong>
            {SPACE}
            {commonMistake.text}
          </p>
        </div>
        <Practice />
      </div>
    </>
  );
}

/** Codes with their decoded readings. */
function Practice(): JSX.Element {
  const { columns, codes, noPlace } = byHand.practice;
  return (
    <SmallTable
      className={styles.codes}
      columns={columns}
      rows={codes.map((code) => {
        const { date, country, countries } = readingOf(code);
        return { key: code, cells: [code, date, countries.length > 0 ? country : noPlace] };
      })}
    />
  );
}

/** Where to find a code, and how to read it off the leather correctly. */
function GuideWhereToLook(): JSX.Element {
  const { places, drawing } = infoCards.locate;
  const { instructions, lookAlikes } = whereToLookChapter;
  return (
    <>
      <div className={styles.figure}>
        <BagDrawing title={drawing} />
        <ol className={`${kit.numbered} ${kit.stack}`}>
          {places.map((place, index) => (
            <li key={place}>
              <strong>
                <Unbroken text={place} />
              </strong>
              <p>{instructions[index]}</p>
            </li>
          ))}
        </ol>
      </div>
      <h3>{howTo.title}</h3>
      <ol className={`${kit.numbered} ${kit.columns}`}>
        {howTo.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
      <h3>{lookAlikes.title}</h3>
      <p className={kit.measure}>{lookAlikes.text}</p>
      <ul className={`${kit.bar} ${styles.alike}`}>
        {lookAlikeGroups().map((characters) => (
          <li key={characters}>
            <Tab stamped={stampedText(characters.replaceAll(' ', ''))} size="small" />
            <VisuallyHidden>{characters}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each digit with the letters that look like it: `0 O Q`. */
function lookAlikeGroups(): string[] {
  const digits = [...new Set(LOOK_ALIKES.map((pair) => pair.charAt(1)))].sort();
  const letters = (digit: string): string[] =>
    LOOK_ALIKES.filter((pair) => pair.endsWith(digit)).map((pair) => pair.charAt(0));
  return digits.map((digit) => [digit, ...letters(digit)].join(' '));
}

/** What was stamped in each era, oldest first, with a picture. */
function EveryEra(): JSX.Element {
  return (
    <>
      <ol className={`${kit.rows} ${styles.eras}`}>
        {ERAS.map((era) => (
          <li key={era.id}>
            <div className={styles.picture}>
              <Picture id={era.id} example={'example' in era ? era.example : undefined} />
            </div>
            <div>
              <h3>
                <Years id={era.id} />
              </h3>
              <p className={styles.shape}>
                {eraWords[era.id].shape}
                {!era.sourced && <em> {evolutionPanel.unsourced}</em>}
              </p>
              <p>{eraWords[era.id].text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p>
        <a href={href(datesLink.href)}>{datesLink.label}</a>
      </p>
    </>
  );
}

/** Where the rules of an era are shown with their sources. */
const RULES: Readonly<Partial<Record<EraId, DateRuleId>>> = {
  none: 'digits-1982',
  digits: 'digits-only',
  'digits-and-letters': 'letters-1985',
  months: 'month-year',
  transition: 'week-2007',
  weeks: 'week-year',
  chips: 'chips-2021',
};

/** The years of an era, which lead to its rule and the sources. */
function Years({ id }: { readonly id: EraId }): JSX.Element {
  const rule = RULES[id];
  const { years } = eraWords[id];
  return rule ? <a href={datesHref(rule)}>{years}</a> : <>{years}</>;
}

interface PictureProps {
  readonly id: EraId;
  readonly example: string | undefined;
}

/** The pictures of eras without an example code. */
const PICTURES: Readonly<Partial<Record<EraId, string>>> = { none: 'empty', chips: 'chip' };

function Picture({ id, example }: PictureProps): JSX.Element | null {
  const picture = example ?? PICTURES[id];
  return picture === undefined ? null : (
    <ExampleTab picture={picture} size="small" labels="kinds" />
  );
}

/** An address as one writes it on paper: `https://heatstamp.example` is `heatstamp.example`. */
export function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
