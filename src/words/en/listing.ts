import type { Label } from '../../core/labels.ts';
import type { LineParams } from '../../core/lines.ts';
import type { ListingWords } from '../words.ts';
import { core, countryName, labelName } from './core.ts';

/** Results in English, with those of lines and listings. */
export const listing: ListingWords = Object.freeze<ListingWords>({
  ...core,
  stated: (when) =>
    when.week === undefined && when.month === undefined ? String(when.year) : core.date(when),
  labelName: (label) => (label === 'other' ? 'Another country' : countryName(label)),
  severalLabels: (labels) =>
    labels.length === 2
      ? `The listing mentions both ${listOf(labels)}, so we compared neither with the code.`
      : `The listing mentions ${listOf(labels)}, so we compared none of them with the code.`,
  statedDate: Object.freeze<ListingWords['statedDate']>({
    agrees: ({ stated, read }) =>
      `The seller says ${inSentence(stated)}, and so does the code: ${inSentence(read)}.`,
    differs: ({ stated, read }) =>
      `The seller says ${inSentence(stated)}; the code says ${inSentence(read)}. Ask the seller which is right.`,
    straight: ({ stated, read }) =>
      `The seller says ${inSentence(stated)}, probably from reading the digits left to right. The code says ${inSentence(read)}.`,
    'other-reading': ({ stated, read, other }) =>
      `The seller says ${inSentence(stated)}. The code can be read as ${inSentence(other)}, but ${inSentence(read)} is more likely.`,
  }),
  line: Object.freeze<ListingWords['line']>({
    fits: ({ name, year, launch }) => `${name} dates back to ${launch}, so a ${year} code fits.`,
    'too-early': (params) =>
      `${tooEarly(params)} That’s a reason to look closer, not proof of a fake: sources can be wrong, and a code can be misread.`,
    'after-end': (params) =>
      `${afterEnd(params)} That’s a reason to look closer, not proof of a fake: old stock keeps selling, and end dates are rarely published.`,
    close: ({ name, year, launch }) =>
      `The earliest year that any source gives for ${name} is ${launch}. ${year} is too close to that year to tell us anything.`,
    'no-launch': ({ name }) => `We found no source that says when ${name} was introduced.`,
  }),
  unknownLine: (given) => `“${given}” is not a line or model we know, so nothing was compared.`,
});

/** Why a code is too early for a line, without advice. */
export function tooEarly({ name, year, launch }: LineParams['too-early']): string {
  return `The earliest year that any source gives for ${name} is ${launch}, and the code says ${year}.`;
}

/** Why a code is too late for a line, without advice. */
export function afterEnd({ name, year, end }: LineParams['after-end']): string {
  return `A source says ${name} was discontinued in ${end}, and the code says ${year}.`;
}

function inSentence(when: Parameters<ListingWords['stated']>[0]): string {
  return when.week === undefined ? listing.stated(when) : `week ${when.week} of ${when.year}`;
}

function listOf(labels: readonly Label[]): string {
  return labels
    .map(labelName)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
}
