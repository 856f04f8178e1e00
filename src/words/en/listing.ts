import type { Label } from '../../core/labels.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';

/** Results in English, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? String(when.year) : core.date(when),
  labelName: (label) => (label === 'other' ? 'Another country' : countryName(label)),
  severalLabels: (labels) =>
    `The text names ${listOf(labels)}, so none of them is held against the code.`,
  statedDate: Object.freeze<ListingWords['statedDate']>({
    agrees: ({ stated, read }) =>
      `The seller says ${inSentence(stated)}, and so does the code: ${inSentence(read)}.`,
    differs: ({ stated, read }) =>
      `The seller says ${inSentence(stated)}; the code says ${inSentence(read)}. Ask which of them is meant.`,
    straight: ({ stated, read }) =>
      `The seller says ${inSentence(stated)}, which is what the digits seem to say when they are read straight. The code says ${inSentence(read)}.`,
    'other-reading': ({ stated, read, other }) =>
      `The seller says ${inSentence(stated)}. The code can be read as ${inSentence(other)}, but ${inSentence(read)} is likelier.`,
  }),
  line: Object.freeze<ListingWords['line']>({
    fits: ({ name, year, launch }) => `${name} is known from ${launch}, so a code of ${year} fits.`,
    'too-early': ({ name, year, launch }) =>
      `The earliest year that any source gives for ${name} is ${launch}, and the code says ${year}. Look closer; it is no proof, because sources can be wrong and a code can be misread.`,
    'after-end': ({ name, year, end }) =>
      `A source says that ${name} ended in ${end}, and the code says ${year}. Look closer; it is no proof, because what was made is sold on and ends are seldom published.`,
    close: ({ name, year, launch }) =>
      `The earliest year that any source gives for ${name} is ${launch}. A code of ${year} is too close to it to say anything.`,
    'no-launch': ({ name }) => `We found no source that says when ${name} was introduced.`,
  }),
  unknownLine: (given) => `“${given}” is not a line or model we know, so nothing was compared.`,
});

function inSentence(when: Parameters<ListingWords['stated']>[0]): string {
  return when.week === undefined ? listing.stated(when) : `week ${when.week} of ${when.year}`;
}

function listOf(labels: readonly Label[]): string {
  return labels
    .map(labelName)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
}
