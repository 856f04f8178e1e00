import type { JSX } from 'react';
import type { Block, Inline } from '../../words/words.ts';
import { href } from '../lib/href.ts';
import { Prose } from '../ui/Prose.tsx';

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
