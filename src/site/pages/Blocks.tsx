import type { JSX } from 'react';
import type { Block, Inline } from '../../words/words.ts';
import { href } from '../lib/href.ts';
import { Prose } from '../ui/Prose.tsx';

/** A long text from its words. Headings are of the third rank: they stand in something that has a title. */
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
  if ('words' in block) return <p>{block.words.map(inline)}</p>;
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

function inline(part: Inline): string | JSX.Element {
  if (typeof part === 'string') return part;
  return (
    <a key={part.href} href={href(part.href)}>
      {part.text}
    </a>
  );
}
