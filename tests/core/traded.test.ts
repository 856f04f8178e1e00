import { expect, test } from 'vitest';
import { compareLine, type LineFinding } from '../../src/core/compare-line.ts';
import { LINE_SOURCES, type Line, type LinePage } from '../../src/core/lines.ts';
import { linesNamed } from '../../src/listing/line-of.ts';

/** The names that are traded most. */
const NAMES =
  `Neverfull MM|Neverfull BB|Neverfull Inside Out|Speedy 20|Speedy 25|Speedy 30|Speedy Bandoulière 20|
Speedy Bandoulière 25|Speedy Bandoulière 30|Nano Speedy|Pochette Métis|Pochette Métis East West|Alma PM|Alma BB|
Pochette Accessoires|Mini Pochette|Multi Pochette|Félicie|Favorite|Eva|Keepall 55|Keepall Bandoulière 45|Keepall XS|
OnTheGo|NéoNoé|NéoNoé BB|Noé|Petit Noé|Papillon|Capucines MM|Capucines Mini|Capucines East-West|Twist|Tivoli|Coussin PM|
Petite Malle|Palm Springs|Dauphine MM|Graceful|Delightful|Artsy|Totally|Palermo|Galliera|CarryAll|Loop|Babylone|Montsouris|
Boulogne|Bumbag|Diane|Zippy|Victorine|Toiletry 26|Croissant|Looping|Lockme|Saintonge|Ellipse|Trevi|Trouville|Side Trunk|
Low Key|Petit Sac Plat|Montaigne|GO-14|Boétie|Bella|Rosalie|Kirigami|Christopher|District`
    .split(/\|\s*/)
    .map((name) => name.trim());

/** `conflict to 2005`, `doubt 2006`: what a code of each year would say, as spans of years. */
function bites(line: Line, isWhole: boolean): readonly string[] {
  const spans: { readonly kind: string; readonly from: number; to: number }[] = [];
  for (let year = 1980; year <= 2022; year += 1) {
    const kind = kindOf(compareLine(line, year, isWhole));
    const last = spans.at(-1);
    if (last?.kind === kind) last.to = year;
    else spans.push({ kind, from: year, to: year });
  }
  return spans
    .filter(({ kind }) => kind !== '')
    .map(({ kind, from, to }) => `${kind} ${from}-${to}`);
}

function kindOf({ outcome, isDoubt, id }: LineFinding): string {
  if (outcome === 'conflicts') return id;
  return isDoubt ? `${id} (doubt)` : '';
}

/** The years that pages give, of the row or else of what it is a version of. */
function borderOf({ launches, family, items }: Line): string {
  const own = launches.map(({ year, sources }) => {
    const sites = sources.map((id): LinePage => LINE_SOURCES[id]).map(({ site }) => site);
    return `${year}: ${[...new Set(sites)].join(', ')}`;
  });
  const seen =
    items && `${items.count} ${items.count === 1 ? 'item' : 'items'} from ${items.first} on`;
  if (own.length > 0) return [...own, ...(seen ? [seen] : [])].join('; ');
  return [seen ?? '', family ? `${family.name} ${borderOf(family)}` : '']
    .filter(Boolean)
    .join('; ');
}

test('what the table knows of the names that are traded most, and what it says against a code', async () => {
  const rows = NAMES.map((name) => {
    const [named] = linesNamed(name);
    if (!named) return [name, 'no row', '', ''].join('\t');
    const { line, isOtherVersion } = named;
    const kind = line.isShared ? 'shared' : isOtherVersion ? 'version not known' : line.name;
    return [name, kind, borderOf(line), bites(line, !isOtherVersion).join('; ')].join('\t');
  });
  await expect(
    `${['name', 'row', 'years and their pages', 'what speaks against a code of these years'].join('\t')}\n${rows.join('\n')}\n`,
  ).toMatchFileSnapshot('../traded.tsv');
});
