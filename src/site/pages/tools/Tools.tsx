import '../../styles/global.css';
import type { JSX, ReactNode } from 'react';
import { tools } from '#words/pages/tools.ts';
import { Layout } from '../../layout/Layout.tsx';
import { href } from '../../lib/href.ts';
import { Ledger } from '../../ui/Ledger.tsx';
import { PageHead } from '../../ui/Section.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { BackToTool } from '../Blocks.tsx';
import { BOOKMARKLET } from './bookmarklet.ts';
import kit from '../../ui/Kit.module.css';
import styles from '../Pages.module.css';

/** How the decoder comes to where listings are: on a phone, on other pages, on a command line, to an assistant. */
export function Tools(): JSX.Element {
  const { share, bookmark, iphone, link } = tools;
  return (
    <Layout>
      <PageHead title={tools.title} lede={tools.lede} />
      <Ledger
        isNumbered={false}
        entries={[
          entry('share', share.title, [
            <Steps key="steps" steps={share.steps} />,
            <p key="help" className={kit.note}>
              {share.help.before}
              <a href={href('/')}>{share.help.link}</a>
              {share.help.after}
            </p>,
          ]),
          entry('bookmark', bookmark.title, [
            <p key="bookmark" data-screen-only>
              <a className={styles.bookmark} href={BOOKMARKLET}>
                {bookmark.name}
              </a>
            </p>,
            <Steps key="steps" steps={bookmark.steps} />,
          ]),
          entry('iphone', iphone.title, [
            <Steps key="steps" steps={iphone.steps} />,
            <Code key="address">{iphone.address}</Code>,
          ]),
          entry('link', link.title, [
            ...link.lines.map((line) => <p key={line}>{line}</p>),
            ...link.addresses.map((address) => <Code key={address}>{address}</Code>),
          ]),
          ...(['command', 'library', 'assistant', 'data'] as const).map((id) =>
            entry(id, tools[id].title, [
              ...tools[id].lines.map((line) => <p key={line}>{line}</p>),
              <Code key="first">{tools[id].first}</Code>,
            ]),
          ),
        ]}
      />
      <BackToTool>{tools.back}</BackToTool>
    </Layout>
  );
}

function entry(id: string, title: string, content: ReactNode) {
  return { id, title, content: <Prose>{content}</Prose> };
}

function Steps({ steps }: { readonly steps: readonly string[] }): JSX.Element {
  return (
    <ol className={kit.numbered}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** Something to type or to copy. */
function Code({ children }: { readonly children: string }): JSX.Element {
  return (
    <p>
      <code className={styles.code}>{children}</code>
    </p>
  );
}
