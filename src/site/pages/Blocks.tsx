import type { JSX, ReactNode } from 'react';
import type { Block, Inline } from '../../words/words.ts';
import { href } from '../lib/href.ts';
import { Prose } from '../ui/Prose.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Pages.module.css';
import kit from '../ui/Kit.module.css';
import { footerLinks, sourcesLabel } from '#words/layout.ts';
import { COMMA, SPACE } from '#words/text.ts';

/** Renders the blocks of a long text. Their headings are h3, because the text is in a section with an h2. */
export function Blocks({ blocks, textId }: BlocksProps): JSX.Element {
  return (
    <Prose>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} id={textId && headingId(textId, index)} />
      ))}
    </Prose>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** The id of the text, where its headings can be linked to. */
  readonly textId?: string;
}

function headingId(textId: string, index: number): string {
  return `${textId}-${String(index)}`;
}

/** The headings of a text, each with its id. */
export function headingsOf(
  textId: string,
  blocks: readonly Block[],
): readonly { readonly id: string; readonly heading: string }[] {
  return blocks.flatMap((block, index) =>
    typeof block === 'object' && 'heading' in block
      ? [{ id: headingId(textId, index), heading: block.heading }]
      : [],
  );
}

interface BlockProps {
  readonly block: Block;
  readonly id: string | undefined;
}

function BlockView({ block, id }: BlockProps): JSX.Element {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('words' in block) return <p>{block.words.map(renderInline)}</p>;
  if ('heading' in block) return <h3 id={id}>{block.heading}</h3>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl>
      {block.codes.map(({ code, meaning }) => (
        <div key={code}>
          <dt>
            <a href={href(`/#code=${encodeURIComponent(code)}`)}>{code}</a>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function renderInline(part: Inline): string | JSX.Element {
  if (typeof part === 'string') return part;
  return (
    <a key={part.href} href={href(part.href)}>
      {part.text}
    </a>
  );
}

interface BackToToolProps {
  readonly tone?: 'primary' | 'quiet';
  readonly children: string;
}

/** The end of a page: on to the tool. */
export function BackToTool({ tone = 'primary', children }: BackToToolProps): JSX.Element {
  return (
    <p className={styles.back} data-screen-only>
      <ButtonLink tone={tone} href="/">
        {children}
      </ButtonLink>
    </p>
  );
}

interface Fact {
  readonly name: string;
  /** A few words under the name. */
  readonly remark?: string;
  readonly text: string;
  readonly sources?: ReactNode;
}

/** Facts in rows: what about, what is known, and who says so. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }): JSX.Element {
  return (
    <dl className={kit.ledger}>
      {facts.map(({ name, remark, text, sources }) => (
        <div key={name}>
          <dt>
            {name} {remark !== undefined && <small className={styles.remark}>{remark}</small>}
          </dt>
          <dd className={kit.measure}>{text}</dd>
          {sources !== undefined && <dd className={kit.note}>{sources}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Links to the pages of this site that have the sources of a text, as the footer names them. */
export function SourcePages({ paths }: { readonly paths: readonly string[] }): JSX.Element {
  const links = footerLinks.filter((link) => paths.includes(link.href));
  return (
    <p>
      {sourcesLabel}
      {SPACE}
      {links.map((link, index) => (
        <span key={link.href}>
          {index > 0 && COMMA}
          <a href={href(link.href)}>{link.label}</a>
        </span>
      ))}
    </p>
  );
}
