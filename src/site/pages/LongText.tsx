import type { JSX } from 'react';
import { SPACE } from '#words/text.ts';
import type { TextSection } from '../../words/words.ts';
import { Layout } from '../layout/Layout.tsx';
import { BackToTool } from './BackToTool.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Blocks } from './Blocks.tsx';
import looks from '../ui/Looks.module.css';

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
export function LongText({ text }: LongTextProps): JSX.Element {
  const { title, lede, updated, revised, sections, home } = text;
  return (
    <Layout>
      <PageHead title={title} lede={lede}>
        {[updated, revised].map(
          (date) =>
            date && (
              <p key={date.label} className={looks.note}>
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
