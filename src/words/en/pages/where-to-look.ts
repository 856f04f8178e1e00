import { years } from '../guide.ts';
import type { ModelPlaceId, SearchPlaceId, StampKind } from '../../../core/where-to-look.ts';
import { site } from '../../config.ts';

/** Where to find the stamp, and what is often mistaken for it. */
export const whereToLook = {
  path: '/where-to-look',
  title: 'Where to look for the code',
  lede: 'It is small, often pale, and seldom where one looks first. This is the order in which to search, with what is known of single models, and the numbers that are no date code.',
  order: {
    title: 'In this order',
    lede: 'Where the stamp is differs by item, and nobody publishes a rule. These are the places that published guides name, the likeliest first.',
    drawing:
      'A bag with its front cut away and a wallet beside it, with numbers at the six places of the list',
    sources: 'Named by',
  },
  light: {
    title: 'How to see it',
    steps: [
      'Take a lamp that shines along the leather, not onto it. A stamp throws a shadow before it shows a colour.',
      'Pull the pocket open as far as it goes, and turn every tab over: the stamp is as often on its back.',
      'Photograph it and look at the picture, larger. Light lettering on a light lining is easier seen there.',
      'Write down what you see as you see it, and put ? for a character that you can’t read. The decoder takes it.',
    ],
  },
  models: {
    title: 'Model by model',
    lede: 'One row for what one source or several say of a model. Where only one says it, your bag may well differ.',
    columns: { model: 'Item', where: 'Where', source: 'Who says so' },
  },
  /** Numbers that are often mistaken for a date code. */
  others: {
    title: 'Numbers that are no date code',
    lede: 'A bag carries several. Only one of them tells a date.',
    kinds: [
      {
        name: 'Style number',
        example: 'M43186, N51997',
        text: 'The letter M or N and five digits, on receipts, tags and in shops’ listings. It names the model and is the same on every piece of it.',
      },
      {
        name: 'Heat stamp',
        example: '“made in France”',
        text: `The brand’s name, “Paris” and the country, pressed into a leather tab or the lining. It has no digits. It says where, and must fit what the code says.`,
      },
      {
        name: 'Receipt and order numbers',
        example: 'on paper',
        text: 'On the receipt, the invoice or the box. They belong to the sale, not to the bag.',
      },
      {
        name: 'Chip',
        example: `from ${years.firstChips}`,
        text: 'A chip under the lining took the stamp’s place. A phone notices that it is there, but nobody outside the brand can read what it says, and no number is printed for it.',
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
      'Bags from before the 1980s never had a code, and bags with a chip have none.',
      'A tab can be lost in a repair, and a stamp fade until nothing is left, above all on soft linings.',
      'A pouch that came with a bag may have no code of its own, or one that differs from the bag’s.',
      'So a missing code proves nothing. It is a reason to look at everything else more closely.',
    ],
  },
  back: 'Read a code',
  head: {
    title: `Where to find the date code | ${site.name}`,
    description: `Where to look for the date code of a ${site.brand} bag or wallet, in which order, model by model with sources, and which numbers are no date code.`,
    keywords: ['where is the date code', 'louis vuitton date code location', 'neverfull date code'],
  },
} as const;

/** What the stamp is on. */
export const stampKinds: Readonly<Record<StampKind, string>> = {
  tab: 'on a leather tab',
  lining: 'on the lining',
  either: 'on a tab or the lining',
  none: 'no stamp',
};

/** The places to search, in order. */
export const searchPlaces: Readonly<
  Record<SearchPlaceId, { readonly name: string; readonly text: string }>
> = {
  tab: {
    name: 'Leather tabs',
    text: 'Small tongues of leather sewn into a seam inside. Turn each over. Some are blank, so go on to the next.',
  },
  pocket: {
    name: 'In and behind the inner pocket',
    text: 'At its upper edge, in its depth, on the lining behind it, and on the tab that hangs under it.',
  },
  zip: {
    name: 'Behind the zip',
    text: 'On the strip beside the teeth and at both ends, often faint.',
  },
  seam: {
    name: 'Along the seams',
    text: 'Where the lining meets the body, around the whole of the opening and at the bottom corners.',
  },
  strap: {
    name: 'At the base of the strap',
    text: 'Where strap or handle is fixed, on the inside, and under the D-rings.',
  },
  wallet: {
    name: 'In a wallet',
    text: 'On the side wall of a slot or of the banknote compartment, or behind the card pocket, where nothing shows until it is pressed open.',
  },
};

/** Where the stamp is, by model or kind of item. */
export const modelPlaces: Readonly<
  Record<ModelPlaceId, { readonly name: string; readonly text: string }>
> = {
  neverfull: {
    name: 'Neverfull',
    text: 'Inside, under the hanging zipped pocket, on the right.',
  },
  'speedy-30': {
    name: 'Speedy 30',
    text: 'Two of the inner tabs are blank. The third, to the right under the hanging pocket, has it.',
  },
  'pochette-metis': {
    name: 'Pochette Métis',
    text: 'Not in the main compartment: in the zipped pocket at the back, on the right.',
  },
  neonoe: {
    name: 'NéoNoé',
    text: 'In the zipped compartment in the middle, on the left as seen from the front.',
  },
  onthego: { name: 'OnTheGo', text: 'In the zipped compartment, in the lining of the pocket.' },
  artsy: { name: 'Artsy', text: 'In the inner pockets.' },
  'toiletry-pouch': {
    name: 'Toiletry Pouch',
    text: 'At the top of the leather lining, near the tab where the zip ends.',
  },
  'pochette-accessoires': {
    name: 'Pochette Accessoires',
    text: 'Inside at the side. There is no other label in it.',
  },
  'papillon-pouch': {
    name: 'Papillon, its inner pouch, until about 2002',
    text: 'The pouch has none: its code is the bag’s.',
  },
  trevi: { name: 'Trevi PM', text: 'Inside the pocket of the wall.' },
  monogram: { name: 'Monogram canvas', text: 'Inside the pocket, sewn in.' },
  damier: { name: 'Damier canvas', text: 'Inside the pockets.' },
  'epi-vernis': { name: 'Epi and Vernis', text: 'Pressed into the material inside.' },
  alcantara: {
    name: 'Linings of micro-suede (Alcantara)',
    text: 'Stamped into the suede: it fades, and can be unreadable or gone.',
  },
  'long-wallet': {
    name: 'Long wallets',
    text: 'On the side wall in a pocket, or in the banknote slot.',
  },
  'card-case': {
    name: 'Card cases',
    text: 'Behind the card pocket, not to be seen when it is only opened.',
  },
  'tote-pouch': {
    name: 'Totes with a pouch',
    text: 'The pouch may carry a code of its own beside the bag’s.',
  },
};
