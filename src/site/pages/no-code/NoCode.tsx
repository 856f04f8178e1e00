import '../../styles/global.css';
import type { JSX } from 'react';
import { bagAges, chipQuestions, noCodePage, noProof } from '#words/pages/no-code.ts';
import { searchPlaces, whereToLook } from '#words/pages/where-to-look.ts';
import {
  BAG_AGES,
  CHIP_QUESTIONS,
  NO_CODE_SOURCES,
  NO_PROOF,
  type NoCodeSourceId,
} from '../../../evidence/no-code.ts';
import { SEARCH_ORDER } from '../../../evidence/where-to-look.ts';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { PageHead, Section } from '../../ui/Section.tsx';
import { BackToTool, FactList } from '../Blocks.tsx';
import { SearchDrawing } from '../drawings/BagDrawing.tsx';
import { ExampleTab } from '../../tab/Tab.tsx';
import { SourceLinks } from '../../sources/SourceLinks.tsx';
import kit from '../../ui/Kit.module.css';
import styles from '../Pages.module.css';

/** What a missing code means by the bag's age, where to look again, and what the chip is and proves. */
export function NoCode(): JSX.Element {
  const { title, lede, ages, again, chip, proof, back } = noCodePage;
  return (
    <Layout>
      <PageHead
        title={title}
        lede={lede}
        drawing={<ExampleTab picture="chip" size="hero" labels="none" />}
      />
      <Section id="by-age" title={ages.title} lede={ages.lede}>
        <FactList
          facts={BAG_AGES.map(({ id, sources }) => ({
            name: bagAges[id].when,
            remark: bagAges[id].expect,
            text: bagAges[id].text,
            sources: <Sources ids={sources} />,
          }))}
        />
      </Section>
      <Section id="look-again" title={again.title} lede={again.lede}>
        <div className={styles.again}>
          <SearchDrawing title={again.drawing} />
          <div>
            <ol className={`${kit.numbered} ${kit.rows}`}>
              {SEARCH_ORDER.map(({ id }) => (
                <li key={id}>
                  <h3>{searchPlaces[id].name}</h3>
                  <p>{searchPlaces[id].text}</p>
                </li>
              ))}
            </ol>
            <p>
              <a href={href(whereToLook.path)}>{again.link}</a>
            </p>
          </div>
        </div>
      </Section>
      <Section id="chip" title={chip.title} lede={chip.lede}>
        <FactList
          facts={CHIP_QUESTIONS.map(({ id, sources }) => ({
            name: chipQuestions[id].question,
            text: chipQuestions[id].answer,
            sources: <Sources ids={sources} />,
          }))}
        />
      </Section>
      <Section id="no-proof" title={proof.title}>
        <FactList
          facts={NO_PROOF.map(({ id, sources }) => ({
            name: noProof[id].question,
            text: noProof[id].answer,
            sources: <Sources ids={sources} />,
          }))}
        />
        <BackToTool>{back}</BackToTool>
      </Section>
    </Layout>
  );
}

function Sources({ ids }: { readonly ids: readonly NoCodeSourceId[] }): JSX.Element {
  return <SourceLinks sources={ids.map((id) => NO_CODE_SOURCES[id])} />;
}
