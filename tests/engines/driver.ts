/** What the flows need of a browser, in the least words; an adapter for each engine provides it. */

export type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'definition'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'listitem'
  | 'main'
  | 'region'
  | 'search'
  | 'searchbox'
  | 'status'
  | 'summary'
  | 'term'
  | 'textbox';

/** A part of the page as a person points at it. A name given as a string is the whole of it. */
export interface Part {
  readonly role: Role;
  readonly name?: string | RegExp;
  readonly inside?: Part;
}

/** What a person sees of a part; its text as it is written on the screen, on one line. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
}

export type Key = 'ArrowLeft' | 'Control+v' | 'Enter' | 'Escape' | 'Shift+Tab' | 'Space' | 'Tab';

export interface Tab {
  /** Opens an address of the site, such as `/about`. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses a key wherever the focus is. */
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  click(part: Part): Promise<void>;
  /** Every part of this kind that can be seen now, in the order of the page. */
  see(part: Part): Promise<readonly Seen[]>;
  run<T>(script: () => T | Promise<T>): Promise<T>;
}

/** Somebody who has never been here, in a browser of their own. */
export interface Visitor {
  tab(): Promise<Tab>;
  /** All that the browser complained about, in every tab. */
  trouble(): Promise<readonly string[]>;
  leave(): Promise<void>;
}

export interface Wishes {
  readonly theme: 'dark' | 'light';
  readonly hasScripts: boolean;
}

export interface Engine {
  visitor(wishes: Wishes): Promise<Visitor>;
  /** With its name, such as `Firefox 153.7.0`; known once somebody has visited. */
  version(): string;
  stop(): Promise<void>;
}
