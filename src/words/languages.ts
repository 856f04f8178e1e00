/** A language of the site. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly id: string;
  /** What the paths of its pages begin with. English is at the root. */
  readonly path: '' | `/${string}`;
  /** What it calls itself. */
  readonly name: string;
  /** Its locale in link previews. */
  readonly locale: string;
  /** What tells a visitor in this language that the page exists in it, and the name of the button that closes that. */
  readonly hint: { readonly text: string; readonly close: string };
}

export const en: Language = {
  id: 'en',
  path: '',
  name: 'English',
  locale: 'en_US',
  hint: { text: 'This page is also available in English.', close: 'Close' },
};

export const ja: Language = {
  id: 'ja',
  path: '/ja',
  name: '日本語',
  locale: 'ja_JP',
  hint: { text: 'このページは日本語でもご覧いただけます。', close: '閉じる' },
};

export const fr: Language = {
  id: 'fr',
  path: '/fr',
  name: 'Français',
  locale: 'fr_FR',
  hint: { text: 'Cette page existe aussi en français.', close: 'Fermer' },
};

/** Every language of the site. The first is the one for visitors who read none of them. */
export const languages: readonly Language[] = [en, ja, fr];
