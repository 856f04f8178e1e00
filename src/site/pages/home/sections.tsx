import type { ComponentType, JSX } from 'react';
import { Join } from '../../community/Join.tsx';
import { CodeGuide } from '../../guide/CodeGuide.tsx';
import { Eras } from '../../guide/Eras.tsx';
import {
  art,
  trust,
  howTo,
  faq,
  infoCards,
  feed,
  platformNames,
  socialPosts,
} from '#words/pages/home.ts';
import styles from './Home.module.css';
import { Section } from '../../ui/Section.tsx';
import kit from '../../ui/Kit.module.css';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { SPACE } from '#words/text.ts';
import { href } from '../../lib/href.ts';
import { Disclosure, Fold } from '../../ui/Disclosure.tsx';
import { periods, periodsPanel } from '#words/guide.ts';
import { noCodeLink, whereLink } from '#words/tool.ts';
import { BagDrawing } from '../drawings/BagDrawing.tsx';
import type { SocialPost } from '../../../words/words.ts';
import { ExampleTab } from '../../tab/Tab.tsx';

interface HomeSection {
  /** The id that links point at. */
  readonly id: string;
  readonly Section: ComponentType;
}

/**
 * The sections of home below the tool, in the order of page and contents: acts of rows, in which two may stand side by
 * side.
 */
// prettier-ignore
export const ACTS = [
  [
    [{ id: 'before',        Section: InfoCards }],
    [{ id: 'how-to',        Section: HowTo }],
    [{ id: 'eras',          Section: Eras }],
  ],
  [
    [{ id: 'factory-codes', Section: CodeGuide }],
    [{ id: 'faq',           Section: Faq },
     { id: 'trust',         Section: TrustSection }],
    [{ id: 'feed',          Section: SocialFeed }],
  ],
  [
    [{ id: 'art',           Section: Art }],
  ],
  [
    [{ id: 'join',          Section: Join }],
  ],
] as const satisfies readonly (readonly (readonly HomeSection[])[])[];

/** A section of home, by its id. */
export type SectionId = (typeof ACTS)[number][number][number]['id'];

/** An essay with its best sentence set large. */
function Art(): JSX.Element {
  return (
    <section id="art" className={styles.essay} aria-labelledby="art-title">
      <h2 id="art-title">{art.title}</h2>
      <p className={styles.quote} data-phrases>
        {art.quote}
      </p>
      <div className={styles.text}>
        {art.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/** What the answers rest on. */
function TrustSection(): JSX.Element {
  return (
    <Section id="trust" title={trust.title} lede={trust.lede}>
      <ul className={kit.columns}>
        {trust.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className={kit.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three steps along a seam. */
function HowTo(): JSX.Element {
  return (
    <Section id="how-to" title={howTo.title}>
      <ol className={`${kit.numbered} ${kit.columns}`}>
        {howTo.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Three questions that unfold. */
function Faq(): JSX.Element {
  return (
    <Section id="faq" title={faq.title}>
      <div className={`${kit.rows} ${styles.questions}`}>
        {faq.questions.map(({ question, answer, link }) => (
          <Disclosure
            key={question}
            look="line"
            show={
              <h3>
                <Unbroken text={question} />
              </h3>
            }
          >
            <p className={kit.measure}>
              {answer}
              {SPACE}
              {link && <a href={href(link.href)}>{link.label}</a>}
            </p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

/** Three cards on one sheet: where a code is, when it was of which kind, and what it cannot say. */
function InfoCards(): JSX.Element {
  const { title, fold, locate, notes } = infoCards;
  return (
    <Section id="basics" title={title}>
      <Fold id="before" about={title} words={fold}>
        <div className={`${kit.stack} ${styles.sheet}`}>
          <article className={styles.locate}>
            <h3>{locate.title}</h3>
            <p>
              <Unbroken text={locate.text} />
            </p>
            <figure className={`${kit.stack} ${styles.figure}`}>
              <BagDrawing title={locate.drawing} />
              <figcaption>
                <ol className={styles.places}>
                  {locate.places.map((place) => (
                    <li key={place}>
                      <span>
                        <Unbroken text={place} />
                      </span>
                    </li>
                  ))}
                </ol>
              </figcaption>
            </figure>
            <p className={styles.further}>
              <a href={href(whereLink.href)}>{whereLink.label}</a>
            </p>
          </article>
          <Periods />
          <article>
            <h3>{notes.title}</h3>
            <ul className={kit.stack}>
              {notes.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className={styles.further}>
              <a href={href(noCodeLink.href)}>{noCodeLink.label}</a>
            </p>
          </article>
        </div>
      </Fold>
    </Section>
  );
}

function Periods(): JSX.Element {
  return (
    <article>
      <h3>{periodsPanel.title}</h3>
      <dl className={kit.rows}>
        {periods.map(({ years, what }) => (
          <div key={years}>
            <dt>{years}</dt>
            <dd className={kit.soft}>{what}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const PICTURES = { weave: 'AR2126', tab: 'empty' } as const satisfies Record<
  NonNullable<SocialPost['image']>,
  string
>;

/** A few posts in a disclosure. reveal.ts animates them when it opens. */
function SocialFeed(): JSX.Element {
  return (
    <section id="feed" className={styles.section} aria-labelledby="feed-title" data-screen-only>
      <div className={`${kit.bar} ${styles.head}`}>
        <h2 id="feed-title" className={kit.small}>
          {feed.title}
        </h2>
        <p className={kit.soft}>{feed.lede}</p>
      </div>
      <Disclosure look="line" show={feed.open} hide={feed.close} className={styles.feed} data-feed>
        <ul className={`${kit.columns} ${styles.cards}`}>
          {socialPosts.map((post) => (
            <Card key={post.id} post={post} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Card({ post }: { readonly post: SocialPost }): JSX.Element {
  const { platform, content, image, date, engagement } = post;
  return (
    <li className={styles.card}>
      <p>
        <strong>{platformNames[platform]}</strong>
      </p>
      {image !== undefined && <ExampleTab picture={PICTURES[image]} size="small" labels="kinds" />}
      <p>
        <Unbroken text={content} />
      </p>
      <p className={`${kit.note} ${styles.foot}`}>
        <span>{date}</span> <span>{engagement}</span>
      </p>
    </li>
  );
}
