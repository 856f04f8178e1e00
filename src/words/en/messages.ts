import type { MessageWords } from '../words.ts';
import { core, dateInText, labelName, withArticle } from './core.ts';
import { listing } from './listing.ts';
import { modelPlaces } from './pages/where-to-look.ts';
import { quoted } from './text.ts';

/** Ready-made sentences: for a buyer to send to a seller, for a seller to put into a listing. */
export const messages: MessageWords = {
  opening: 'Hello! Before I decide, could you help me with this?',
  closing: 'Thank you!',
  bullet: '- ',
  asks: {
    code: ({ model }) =>
      model === undefined
        ? 'Could you send a sharp photo of the date code? It’s stamped into a small leather tab or the lining, often in a pocket.'
        : `Could you send a sharp photo of the date code? For the ${modelPlaces[model].name}, look here: ${modelPlaces[model].text}`,
    'label-photo': () => 'Could you send a sharp photo of the “made in” label?',
    bought: () => 'When was it bought or received, and is there a receipt?',
    when: () => 'When was it bought or received?',
    receipt: () => 'Could you send a photo of the receipt?',
    model: () => 'Which model is it exactly?',
    label: ({ label, countries }) =>
      `The bag is described as made in ${labelName(label)}, but the letters of the code stand for ${withArticle(core.either(countries.map((id) => core.places[id])))}. Was the bag ever repaired or relined, and could you send a sharp photo of the “made in” label?`,
    time: ({ stated, date }) =>
      `You mention ${listing.time(stated)}, but the code stands for ${dateInText(date)}. Could you check the date and the code again?`,
    gap: ({ stated, date, years }) =>
      `You mention ${listing.time(stated)}, and the code stands for ${dateInText(date)}, ${years} years earlier. Do you know whether it was new or pre-owned then?`,
    age: ({ stated, date }) =>
      `By the age you give, it dates from ${listing.time(stated)} or earlier, but the code stands for ${dateInText(date)}. Could you check the age and the code again?`,
    line: ({ name, date }) =>
      `The code stands for ${dateInText(date)}, which doesn’t fit what’s published about the ${name}. Could you check the model and the code again?`,
    quote: ({ stated, date, countries }) =>
      `You write ${quoted(stated)}. Is that about this bag? Its code stands for ${countries ? withArticle(core.either(countries.map((id) => core.places[id]))) : dateInText(date)}.`,
    chip: () => 'You mention a chip. Could you say where you noticed it?',
    'receipt-style': () =>
      'Could you send a photo of the receipt, with its date and the style number?',
    'chip-film': () => 'Could you film the chip being read with a phone?',
    photos: () => 'Could you send sharp photos of the heat stamp, the interior and the hardware?',
  },
  listingLine: ({ code, date, country, worn }) =>
    `Date code ${worn === undefined ? code : `${worn} (worn). If it reads ${code}`}: ${date}${country === undefined ? '' : `, made in ${withArticle(country)}`}.`,
};

/** The toasts after a text was copied, or was not. */
export const copyToasts = {
  copied: { title: 'Copied', description: 'Paste it into your message or your listing.' },
  notCopied: {
    title: 'Not copied',
    description: 'Your browser blocked copying. Select the text below and copy it.',
  },
} as const;
