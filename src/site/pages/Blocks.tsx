import type { JSX } from 'react';
import type { Block, Inline } from '../../words/words.ts';
import { href } from '../lib/href.ts';
import { Prose } from '../ui/Prose.tsx';

/** Renders the blocks of a long text. Their headings are h3, because the text is in a section with an h2. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): JSX.Element {
  return (
    <Prose>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </Prose>
  );
}

function BlockView({ block }: { readonly block: Block }): JSX.Element {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('words' in block) return <p>{block.words.map(renderInline)}</p>;
  if ('heading' in block) return <h3>{block.heading}</h3>;
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
