import type { JSX } from 'react';
import { SPACE } from '#words/text.ts';
import type { TextSection } from '../../words/words.ts';
import { Layout } from '../layout/Layout.tsx';
import { BackToTool, Blocks } from './Blocks.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { PageHead } from '../ui/Section.tsx';
import kit from '../ui/Kit.module.css';
import '../styles/global.css';
import { about } from '#words/pages/about.ts';
import { legalNotice } from '#words/pages/legal-notice.ts';
import { privacy } from '#words/pages/privacy.ts';
import { terms } from '#words/pages/terms.ts';

interface DatedNote {
  readonly label: string;
  readonly text: string;
  readonly iso: string;
}

interface LongTextProps {
  readonly text: {
    readonly title: string;
    readonly lede: string;
    readonly updated?: DatedNote;
    readonly revised?: DatedNote;
    readonly sections: readonly TextSection[];
    readonly home: string;
  };
}

/** A page of continuous text: about, privacy, terms. */
function LongText({ text }: LongTextProps): JSX.Element {
  const { title, lede, updated, revised, sections, home } = text;
  return (
    <Layout>
      <PageHead title={title} lede={lede}>
        {[updated, revised].map(
          (date) =>
            date && (
              <p key={date.label} className={kit.note}>
                {date.label}
                {SPACE}
                <time dateTime={date.iso}>{date.text}</time>
              </p>
            ),
        )}
      </PageHead>
      <Ledger
        isNumbered={updated !== undefined}
        entries={sections.map((section) => ({
          ...section,
          content: <Blocks blocks={section.body} />,
        }))}
      />
      <BackToTool tone="quiet">{home}</BackToTool>
    </Layout>
  );
}

/** Who made this site, and why. */
export function About(): JSX.Element {
  return <LongText text={about} />;
}

/** Who runs the site and who hosts it. */
export function LegalNotice(): JSX.Element {
  return <LongText text={legalNotice} />;
}

/** The privacy policy. */
export function Privacy(): JSX.Element {
  return <LongText text={privacy} />;
}

/** The terms of service. */
export function Terms(): JSX.Element {
  return <LongText text={terms} />;
}
