import type { CommandWords, WornPlace } from '../words.ts';
import { grades, standings, withArticle } from './core.ts';
import { outcomes } from './listing.ts';
import { familyName } from './sources.ts';
import { aside, list, quoted } from './text.ts';

/** The words of the command's text format, in English. */
export const command: CommandWords = {
  fields: {
    date: 'Date',
    country: 'Country',
    factory: 'Factory',
    format: 'Format',
    standing: 'Standing',
    otherReading: 'Or',
    note: 'Note',
    label: 'Label',
    error: 'Error',
    suggestion: 'Perhaps',
    worn: 'Worn',
    code: 'Code',
    line: 'Line',
    style: 'Style',
    'existed-by': 'Bought',
    released: 'Released',
    maker: 'Maker',
    designer: 'Designer',
    'no-code': 'No code',
    chip: 'Chip',
    sign: 'Signs',
    ask: 'Ask',
    listing: 'Listing',
  },
  standings,
  evidence: grades,
  outcomes,
  quoted,
  question: (words, reason) =>
    `The text says ${quoted(words)}. Is that said of this bag? ${reason}`,
  blank: '(blank)',
  worn(dates, place, fitting) {
    const codes = fitting === 1 ? 'One code fits' : `${fitting} codes fit`;
    if (dates.length === 0)
      return `${codes}, but no source documents ${fitting === 1 ? 'it' : 'any'}.`;
    const when = dates.length > MAX_DATES ? `${dates.length} dates` : joinAlternatives(dates);
    const where = place === undefined ? '' : placeText(place);
    return `${when}${where}. ${codes}.`;
  },
  tooWorn: 'More than two characters can’t be read, so too many codes would fit.',
  cell: {
    hasCode: (codes) => `This cell has more than a code in it: ${codes.join(', ')}.`,
    noCode: 'This cell says there is no code.',
    chip: 'This cell says there is a chip. Since about 2021 chips have taken the place of codes.',
    found: 'in the cell',
  },
  undocumentedCandidates: (count) =>
    count === 1
      ? 'One more code fits, but no source documents it.'
      : `${count} more codes fit, but no source documents them.`,
  claim: (claim) => `The seller says ${claim}.`,
  noCode: 'No date code was found in this text.',
  family: familyName,
  named: (name, text) => `${name}: ${text}`,
  list,
  aside,
  sentence: (text) => `${text}.`,
};

function placeText({ country, isOnly }: WornPlace): string {
  return `, ${isOnly ? 'in' : 'most likely'} ${withArticle(country)}`;
}

/** If there are more dates than this, only their number is given. */
const MAX_DATES = 4;

/** `Week 9, 2009; Week 39, 2009 or Week 39, 2019`: semicolons, since a date may contain a comma. */
function joinAlternatives(dates: readonly string[]): string {
  const first = dates.slice(0, -1).join('; ');
  return [first, dates.at(-1)].filter(Boolean).join(' or ');
}
