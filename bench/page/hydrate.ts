import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An element of the page. */
export interface Branch {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Twig[];
}

/** An element, or a text. */
export type Twig = Branch | string;

declare global {
  interface ImportMetaEnv {
    /** What the page holds; the build writes it here. */
    readonly TREE: readonly Twig[];
  }
}

/** What React calls the attributes that HTML calls otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
};

const page = document.getElementById('root');
if (page !== null) hydrateRoot(page, import.meta.env.TREE.map(drawn));

function drawn(twig: Twig, key: number): ReactNode {
  if (typeof twig === 'string') return twig;
  const props = Object.entries(twig.attributes).map(([name, value]) => [
    NAMES[name] ?? name,
    value,
  ]);
  return createElement(
    twig.tag,
    { ...Object.fromEntries(props), key },
    ...twig.children.map(drawn),
  );
}
