import '../../styles/global.css';
import type { JSX } from 'react';
import { modelPlaces, searchPlaces, stampKinds, whereToLook } from '#words/pages/where-to-look.ts';
import { SPACE } from '#words/text.ts';
import { noCodeLink } from '#words/tool.ts';
import {
  MODELS,
  PLACE_SOURCES,
  type PlaceSourceId,
  SEARCH_ORDER,
} from '../../../evidence/where-to-look.ts';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { PageHead, Section } from '../../ui/Section.tsx';
import { BackToTool, FactList } from '../Blocks.tsx';
import { SearchDrawing } from '../drawings/BagDrawing.tsx';
import { SourceLinks } from '../../sources/SourceLinks.tsx';
import kit from '../../ui/Kit.module.css';

/** Where to find the stamp, in search order and by model, and what is often mistaken for a date code. */
export function WhereToLook(): JSX.Element {
  const { title, lede, order, light, models, others, none, back } = whereToLook;
  return (
    <Layout>
      <PageHead title={title} lede={lede} />
      <Section id="order" title={order.title} lede={order.lede}>
        <div className={kit.stack}>
          <SearchDrawing title={order.drawing} />
          <ol className={`${kit.numbered} ${kit.rows} ${kit.columns}`}>
            {SEARCH_ORDER.map(({ id, sources }) => (
              <li key={id}>
                <h3>{searchPlaces[id].name}</h3>
                <p>{searchPlaces[id].text}</p>
                <p className={kit.note}>
                  {order.sources}
                  {SPACE}
                  <Sources ids={sources} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Section id="light" title={light.title}>
        <ol className={`${kit.numbered} ${kit.columns}`}>
          {light.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section id="models" title={models.title} lede={models.lede}>
        <FactList
          facts={MODELS.map(({ id, kind, sources }) => ({
            name: modelPlaces[id].name,
            remark: stampKinds[kind],
            text: modelPlaces[id].text,
            sources: <Sources ids={sources} />,
          }))}
        />
      </Section>
      <Section id="no-date-code" title={others.title} lede={others.lede}>
        <FactList
          facts={others.kinds.map(({ name, example, text }) => ({ name, remark: example, text }))}
        />
      </Section>
      <Section id="none" title={none.title}>
        <ul className={`${kit.stack} ${kit.measure}`}>
          {none.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
          <li>
            <a href={href(noCodeLink.href)}>{none.link}</a>
          </li>
        </ul>
        <BackToTool>{back}</BackToTool>
      </Section>
    </Layout>
  );
}

function Sources({ ids }: { readonly ids: readonly PlaceSourceId[] }): JSX.Element {
  return <SourceLinks sources={ids.map((id) => PLACE_SOURCES[id])} />;
}
