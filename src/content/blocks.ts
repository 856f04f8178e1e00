/** Words in a line; those with an address are a link. */
export type Inline = string | { readonly text: string; readonly href: string };

/** One piece of a long text. */
export type Block =
  | string
  | { readonly words: readonly Inline[] }
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly codes: readonly Example[] };

/** A code and what it says: `{ code: '836', meaning: 'June 1983' }`. A test holds it against the decoder. */
export interface Example {
  readonly code: string;
  readonly meaning: string;
}

/** A part of a long text with its own heading and address. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
}
