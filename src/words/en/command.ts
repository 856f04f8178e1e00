import type { CommandWords } from '../words.ts';
import { grades, standings } from './core.ts';

/** What the command's text format says, in English. */
export const command: CommandWords = {
  rows: {
    date: 'Date',
    country: 'Country',
    factory: 'Factory',
    format: 'Format',
    standing: 'Standing',
    or: 'Or',
    note: 'Note',
    label: 'Label',
    error: 'Error',
    perhaps: 'Perhaps',
    worn: 'Worn',
    code: 'Code',
    line: 'Line',
    style: 'Style',
  },
  standings,
  evidence: grades,
  verdicts: { match: 'Match', possible: 'Possible', conflict: 'Conflict' },
  blank: '(blank)',
  unknownLabel: (text) => `“${text}” names no country that is known here, so nothing was compared.`,
  worn(dates, country, fitting) {
    const codes = fitting === 1 ? 'One code fits' : `${fitting} codes fit`;
    if (dates.length === 0) return `${codes}, none of them documented.`;
    const when = dates.length > MOST_DATES ? `${dates.length} dates` : alternatives(dates);
    const where = country === undefined ? '' : `, most likely ${country}`;
    return `${when}${where}. ${codes}.`;
  },
  tooWorn: 'More than two characters can’t be read: too many codes would fit to say anything.',
  undocumentedToo: (count) =>
    `${count === 1 ? 'One more code fits' : `${count} more codes fit`} that no source documents.`,
  says: (seller, code) => `The seller says ${seller}, the code says ${code}.`,
  sellerSays: (claim) => `The seller says ${claim}.`,
  noCode: 'No date code was found in this text.',
};

/** More are no answer that a person reads. */
const MOST_DATES = 4;

/** `Week 39, 2009 or Week 39, 2019`: a date may have a comma of its own. */
function alternatives(dates: readonly string[]): string {
  const first = dates.slice(0, -1).join('; ');
  return [first, dates.at(-1)].filter(Boolean).join(' or ');
}
