import tokens from '../../site/styles/tokens.css?raw';

/** The site's colours on light ground, by the names that its styles know them by. */
export const colours = {
  ink: light('ink'),
  inkSoft: light('ink-soft'),
  line: light('line'),
  edge: light('edge'),
  count: light('count'),
  year: light('year'),
  leather: light('leather-light'),
  leatherShade: light('leather-shade'),
  debossed: light('debossed'),
  rim: light('rim'),
  stitch: light('stitch'),
  paper: '#ffffff',
} as const;

function light(name: string): string {
  const [, colour] = new RegExp(`--${name}: light-dark\\((#\\w+),`).exec(tokens) ?? [];
  if (colour === undefined) throw new Error(`There is no colour named ${name}.`);
  return colour;
}
