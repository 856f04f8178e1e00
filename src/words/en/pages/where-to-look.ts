import { years } from '../guide.ts';
import type { ModelPlaceId, SearchPlaceId, StampKind } from '../../../evidence/where-to-look.ts';
import { site } from '../../config.ts';

/** Where to find the stamp, and what is often mistaken for it. */
export const whereToLook = {
  path: '/where-to-look',
  title: 'Where to look for the code',
  lede: 'It’s small, often faint, and rarely in the first place you look. Here’s where to search, in order, what’s known about individual models, and what isn’t a date code.',
  order: {
    title: 'In this order',
    lede: 'The location varies by item, and no one publishes a rule. These are the places that published guides name, the most common first, with wallets last.',
    drawing:
      'A bag with its front cut away and a wallet beside it, with numbers at the six places of the list',
    sources: 'Named by',
  },
  light: {
    title: 'How to see it',
    steps: [
      'Shine a light along the leather, not straight at it. Even a code without color casts a shadow.',
      'Pull the pocket open as far as it goes, and turn every tab over: the code may be on the back.',
      'Take a photo and zoom in. Pale lettering on a pale lining is easier to see that way.',
      'Write down exactly what you see, with ? for a character you can’t read. The decoder accepts that.',
    ],
  },
  models: {
    title: 'Model by model',
    lede: 'Each row is what one or more sources say about a model. Where there’s only one source, your bag may well differ.',
    columns: { model: 'Item', where: 'Where', source: 'Source' },
  },
  /** What is often mistaken for a date code. */
  others: {
    title: 'What isn’t a date code',
    lede: 'Bags and their papers carry other numbers and marks. Only the date code is a date.',
    kinds: [
      {
        name: 'Style number',
        example: 'M43186, N51997',
        text: 'Mostly M or N and five digits, since 2024 also with a second letter (M2A467), on receipts, tags and in store listings. It identifies the model, and is the same on every bag of that model, size and material.',
      },
      {
        name: '“Made in” label',
        example: '“made in France”',
        text: `Also called the heat stamp: the brand’s name, “Paris” and the country, pressed into a leather tab or the lining. It has no digits. It says where the bag was made, and normally matches the code.`,
      },
      {
        name: 'Receipt and order numbers',
        example: 'on paper',
        text: 'On the receipt, the invoice or the box. They belong to the sale, not to the bag.',
      },
      {
        name: 'Chip',
        example: `from ${years.firstChips}`,
        text: 'A chip between the lining and the outside took the code’s place. A phone can detect it, but only the brand’s own stores can read it, and no printed number comes with it.',
      },
      {
        name: 'Lock and key',
        example: 'on the metal',
        text: 'A padlock and its keys share a number. It says which key fits which lock.',
      },
    ],
  },
  none: {
    title: 'Nothing anywhere?',
    points: [
      'A pouch that came with a bag may have no code of its own, or one that differs from the bag’s.',
      'A missing code proves nothing. What it means depends on the bag’s age.',
    ],
    link: 'No code, or a chip: what it means',
  },
  back: 'Read a code',
  head: {
    title: `Where to find the date code | ${site.name}`,
    description: `Where to look for the date code of a ${site.brand} bag or wallet, in which order, model by model with sources, and what isn’t a date code.`,
    keywords: ['where is the date code', 'louis vuitton date code location', 'neverfull date code'],
  },
} as const;

/** What the stamp is on. */
export const stampKinds: Readonly<Record<StampKind, string>> = {
  tab: 'on a leather tab',
  lining: 'on the lining',
  either: 'on a tab or the lining',
  none: 'no code',
};

/** The places to search, in order. */
export const searchPlaces: Readonly<
  Record<SearchPlaceId, { readonly name: string; readonly text: string }>
> = {
  tab: {
    name: 'Leather tabs',
    text: 'Small pieces of leather sewn into a seam inside. Turn each one over. Some are blank, so try the next.',
  },
  pocket: {
    name: 'In and behind the inner pocket',
    text: 'Along its top edge, deep inside it, on the lining behind it, and on the tab that hangs below it.',
  },
  zip: {
    name: 'Behind the zipper',
    text: 'On the strip beside the teeth and at both ends. Often faint.',
  },
  seam: {
    name: 'Along the seams',
    text: 'Where the lining meets the body, all around the opening and at the bottom corners.',
  },
  strap: {
    name: 'Under the D-rings',
    text: 'These metal loops hold the strap. Lift each one and look at the leather beneath.',
  },
  wallet: {
    name: 'In a wallet',
    text: 'In its pockets and slots, along the side seams inside, and behind the zipper. Press each one open to see inside.',
  },
};

/** Where the stamp is, by model or kind of item. */
export const modelPlaces: Readonly<
  Record<ModelPlaceId, { readonly name: string; readonly text: string }>
> = {
  neverfull: {
    name: 'Neverfull',
    text: 'Inside, under the hanging zippered pocket, on the right.',
  },
  'speedy-30': {
    name: 'Speedy 30',
    text: 'Two of the inner tabs are blank. The third, to the right under the hanging pocket, has it.',
  },
  'pochette-metis': {
    name: 'Pochette Métis',
    text: 'Not in the main compartment: in the zippered pocket at the back, on the right.',
  },
  neonoe: {
    name: 'NéoNoé',
    text: 'In the zippered compartment in the middle, on the left as seen from the front.',
  },
  onthego: { name: 'OnTheGo', text: 'In the zippered compartment, in the lining of the pocket.' },
  artsy: { name: 'Artsy', text: 'In the inner pockets.' },
  'toiletry-pouch': {
    name: 'Toiletry Pouch',
    text: 'At the top of the leather lining, near the tab where the zipper ends.',
  },
  'pochette-accessoires': {
    name: 'Pochette Accessoires',
    text: 'Inside, at the side. There’s no other tab in it.',
  },
  'papillon-pouch': {
    name: 'Papillon’s inner pouch, until about 2002',
    text: 'The pouch has no code of its own. Look in the bag instead.',
  },
  trevi: { name: 'Trevi PM', text: 'In the pocket on the inside wall.' },
  alcantara: {
    name: 'Microsuede linings (Alcantara)',
    text: 'Stamped into the suede. It fades, and may be unreadable or gone.',
  },
  'tote-pouch': {
    name: 'Totes with a pouch',
    text: 'The pouch may have its own code besides the bag’s.',
  },
};
