import { fold } from './fold.ts';
import type { Evidence } from './places.ts';
import type { SourceLanguage } from './sources.ts';

/** The site that a page belongs to, where the page is, and its language if that is not English. */
export interface LinePage {
  readonly site: string;
  readonly url: string;
  readonly language?: SourceLanguage;
}

/**
 * Where a launch or an end was read, by an id that names the page. Sites count as independent, since nobody knows which of
 * them copied from another. docs/data.md says what counts as a source and how a row is corrected.
 */
// prettier-ignore
export const LINE_SOURCES = Object.freeze({
  'amica-capucines': { site: 'Amica', language: 'it', url: 'https://www.amica.it/gallery/tendenze-moda-2/' },
  'amica-twist': { site: 'Amica', language: 'it', url: 'https://www.amica.it/2014/10/14/un-twist-al-logo-per-louis-vuitton/' },
  bagista: { site: 'Bagista', url: 'https://bagista.co.uk/blogs/news/bag-of-the-week-pochette-metis' },
  'bagista-monograms': { site: 'Bagista', url: 'https://bagista.co.uk/blogs/news/the-louis-vuitton-monograms' },
  'bag-repair': { site: 'Repair Shop Hiraishiya', language: 'ja', url: 'https://bag-repair.pro/blog/19/' },
  'bag-repair-neverfull': { site: 'Repair Shop Hiraishiya', language: 'ja', url: 'https://bag-repair.pro/blog/336/' },
  blingborrowers: { site: 'Bling Borrowers', url: 'http://blingborrowers.blogspot.com/2011/12/pictoral-history-of-louis-vuitton.html' },
  blondesalad: { site: 'The Blonde Salad', url: 'https://theblondesalad.com/en/fashion/the-bigger-the-better-the-giant-monogram-bag-and-fanny-pack-by-louis-vuitton-are-our-colourful-crush-of-the-week' },
  brandkanteishi: { site: 'Brand Kanteishi', language: 'ja', url: 'https://brand-kanteishi.com/neverfull-new-and-old/' },
  brandouroyal: { site: 'Brand Ou Royal', language: 'ja', url: 'http://brandouroyal.com/newpagelv.html' },
  buysell: { site: 'BuySell', language: 'ja', url: 'https://buysell-kaitori.com/column/brand-louisvuitton-papillon' },
  coutureusa: { site: 'Couture USA', url: 'https://coutureusa.com/blogs/news/the-ultimate-guide-to-louis-vuitton-leather-and-canvas' },
  'designer-vintage': { site: 'Designer-Vintage', url: 'https://www.designer-vintage.com/node/57637' },
  'estime-neverfull': { site: 'Estime', language: 'ja', url: 'https://estime.co.jp/column/what-is-louis-vuitton-neverfull/' },
  'estime-noe': { site: 'Estime', language: 'ja', url: 'https://estime.co.jp/column/louisvuitton-noe-old/' },
  farfetch: { site: 'Farfetch', url: 'https://www.farfetch.com/ch/style-guide/brands/louis-vuittons-most-iconic-bags-a-history/' },
  girlstalk: { site: 'Girls Talkin’ Smack', url: 'https://mom.girlstalkinsmack.com/fashion/journey-of-an-icon---neverfull,-speedy,-noé-,-variations-of-the-noé-alma,-saumur.aspx' },
  guiadasemana: { site: 'Guia da Semana', language: 'pt', url: 'https://guiadasemana.com.br/compras/noticia/louis-vuitton-de-cara-nova' },
  ilvoelv: { site: 'ilvoelv', url: 'http://www.ilvoelv.com/2013/02/signature-damier.html' },
  istillloveyouso: { site: 'I still love you so', language: 'ja', url: 'https://istillloveyouso.info/blog/3127/' },
  lifestyleasia: { site: 'Lifestyle Asia', url: 'https://lifestyleasia-onemega.com/discontinued-goodies-bags-we-wish-were-still-in-production/' },
  'louisvuitton-alma': { site: 'Louis Vuitton', url: 'https://uk.louisvuitton.com/eng-gb/articles/all-about-alma' },
  luxeagain: { site: 'Luxe Again Maison', url: 'https://luxeagainmaison.com.au/blogs/louis-vuitton-handbag-stories/louis-vuitton-handbags-from-19th-century-trunks-to-modern-icons' },
  luxuo: { site: 'Luxuo', url: 'https://www.luxuo.com/style/luxury-accessories/louis-vuitton-discontinues-takashi-murakami-collection.html' },
  luxurypromise: { site: 'Luxury Promise', url: 'https://luxurypromise.com/ar/blogs/luxury-edit/popular-louis-vuitton-styles-and-the-history-of-how-they-came-to-be' },
  marieclaire: { site: 'Marie Claire', url: 'https://www.marieclaire.co.uk/fashion/louis-vuitton-capucines-cult-handbag-751250' },
  minuetoflife: { site: 'Minuet of Life', url: 'http://www.minuetoflife.com/2012/01/louis-vuitton-monogram-vernis.html' },
  monnibee: { site: 'Monnibee', url: 'https://monnibee.blog/2022/09/13/i-chose-the-speedy-as-my-first-luxury-bag-for-these-5-reasons/' },
  newvintage: { site: 'New Vintage Handbags', url: 'https://www.newvintagehandbags.com/blogs/blog/about-the-louis-vuitton-speedy' },
  openforvintage: { site: 'Open for Vintage', url: 'https://www.openforvintage.com/en-pt/blogs/guide/the-journey-of-the-louis-vuitton-neverfull' },
  purseblog: { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/throwback-thursday-an-ode-to-the-discontinued-louis-vuitton-tivoli/' },
  reantique: { site: 'Reantique', language: 'zh', url: 'https://reantique.com/zh-hant/blogs/lovely/papillon20230808' },
  rebag: { site: 'Rebag', url: 'https://www.rebag.com/thevault/the-louis-vuitton-alma-a-history/' },
  rinkan: { site: 'Rinkan', language: 'ja', url: 'https://gsc-rinkan.com/column/louis-vuitton/louis-vuitton-bag-variation' },
  storedandadored: { site: 'Stored and Adored', url: 'http://storedandadored.blogspot.com/2017/07/louis-vuitton-twist-bag.html' },
  'trends-mag': { site: 'Trends', url: 'https://www.trends-mag.com/en/fashion/capucines-louis-vuitton/' },
  'vuitton-mania': { site: 'Vuitton Mania', url: 'http://vuitton-mania.blogspot.com/2007/11/blog-post_5166.html' },
  weeklyluxdrop: { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/blogs/news/decoding-louis-vuitton-patterns' },
  'weeklyluxdrop-noe': { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/post/the-world-in-a-bag-history-of-the-louis-vuitton-no%C3%A9' },
} as const satisfies Readonly<Record<string, LinePage>>);

/** A page that a year was read on, by its id. */
export type LineSourceId = keyof typeof LINE_SOURCES;

interface YearRow {
  /** A calendar year. */
  readonly year: number;
  /** The sources say "about", or a decade, which counts from its first year. */
  readonly isAbout?: true;
  /** The pages it was read on. */
  readonly sources: readonly LineSourceId[];
}

/** A year that sources give for a launch or an end. */
export interface LineYear extends YearRow {
  /** `documented` where two sites or more give that year, else `reported`. */
  readonly evidence: Exclude<Evidence, 'unconfirmed'>;
}

/** A canvas or leather, a model, a size of one, a later version of one, or a color of a line. */
export type LineKind = 'line' | 'model' | 'size' | 'version' | 'color';

interface LineRow {
  readonly name: string;
  /** A canvas or leather, a model, a size of one, a later version of one, or a color of a line. */
  readonly kind: LineKind;
  /** How else it is written. Accents, case and what stands between words make no difference. */
  readonly aliases?: readonly string[];
  /** In small letters its names are ordinary words: a speedy delivery. */
  readonly isWord?: true;
  /** Earliest year first; sources that disagree all stay. None where no source gives a year. */
  readonly launches?: readonly YearRow[];
  readonly ends?: readonly YearRow[];
  /** The earliest code that a public listing shows, which is no launch. */
  readonly seen?: string;
}

/** A year that these pages give. */
function year(value: number, ...sources: readonly LineSourceId[]): YearRow {
  return { year: value, sources };
}

/** A year or decade that these pages give as about right. */
function about(value: number, ...sources: readonly LineSourceId[]): YearRow {
  return { year: value, isAbout: true, sources };
}

/** `Speedy 30 Bandoulière`, `Speedy B 30`, `Speedy B30`. */
const BANDOULIERES = [20, 25, 30, 35, 40].flatMap((size) => [
  `Speedy ${size} Bandoulière`,
  `Speedy B ${size}`,
  `Speedy B${size}`,
]);

/** THE table of lines and models, with the years in which they were introduced or ended. */
// prettier-ignore
const ROWS = {
  'damier-azur': { name: 'Damier Azur', kind: 'line', aliases: ['Azur Damier', 'ダミエ・アズール', '白棋盘格'], launches: [year(2006, 'bagista-monograms', 'ilvoelv', 'weeklyluxdrop')], seen: 'SP4079' },
  'damier-ebene': { name: 'Damier Ébène', kind: 'line', aliases: ['Ebene Damier', 'ダミエ・エベヌ', 'エベヌ'], launches: [year(1988, 'weeklyluxdrop'), year(1996, 'coutureusa', 'ilvoelv'), year(1998, 'bagista-monograms')], seen: 'AR1907' },
  'damier-graphite': { name: 'Damier Graphite', kind: 'line', aliases: ['Graphite Damier', 'ダミエ・グラフィット'], launches: [year(2008, 'bagista-monograms', 'ilvoelv', 'weeklyluxdrop')], seen: 'MI1089' },
  epi: { name: 'Epi leather', kind: 'line', aliases: ['Epi', 'cuir épi', 'pelle Epi', 'piel Epi', 'Epi-Leder', 'エピ', '水波纹', '水波紋'], isWord: true, launches: [year(1985, 'blingborrowers', 'vuitton-mania')], seen: 'MI881' },
  'epi-kouril-black': { name: 'Epi Kouril Black', kind: 'color', aliases: ['Kouril Black'], launches: [year(1985, 'vuitton-mania')] },
  'epi-kenya-brown': { name: 'Epi Kenya Brown', kind: 'color', aliases: ['Kenya Brown'], launches: [year(1985, 'vuitton-mania')] },
  'epi-borneo-green': { name: 'Epi Borneo Green', kind: 'color', aliases: ['Borneo Green'], launches: [year(1985, 'vuitton-mania')] },
  'epi-toledo-blue': { name: 'Epi Toledo Blue', kind: 'color', aliases: ['Toledo Blue'], launches: [year(1985, 'vuitton-mania')] },
  'epi-winnipeg-beige': { name: 'Epi Winnipeg Beige', kind: 'color', aliases: ['Winnipeg Beige'], launches: [year(1985, 'vuitton-mania')] },
  'epi-castilian-red': { name: 'Epi Castilian Red', kind: 'color', aliases: ['Castilian Red', 'Castillian Red'], launches: [year(1992, 'vuitton-mania')] },
  'epi-cipango-gold': { name: 'Epi Cipango Gold', kind: 'color', aliases: ['Cipango Gold'], launches: [year(1992, 'vuitton-mania')] },
  'mini-lin': { name: 'Mini Lin', kind: 'line', aliases: ['ミニラン'], seen: 'CA0021' },
  mahina: { name: 'Mahina', kind: 'line', aliases: ['マヒナ'] },
  'monogram-eclipse': { name: 'Monogram Eclipse', kind: 'line', aliases: ['モノグラム・エクリプス'], seen: 'SP2109' },
  multicolore: { name: 'Monogram Multicolore', kind: 'line', aliases: ['Multicolore', 'Monogram Multicolor', 'Monogram Multicolour', 'Multicolore Monogram', 'Murakami Multicolor', 'マルチカラー'], isWord: true, launches: [year(2003, 'brandouroyal', 'designer-vintage', 'luxuo')], ends: [year(2015, 'designer-vintage', 'lifestyleasia', 'luxuo')] },
  taiga: { name: 'Taiga', kind: 'line', aliases: ['タイガ'], seen: 'SP0065' },
  vernis: { name: 'Monogram Vernis', kind: 'line', aliases: ['Vernis', 'ヴェルニ'], isWord: true, launches: [year(1998, 'minuetoflife')] },
  alma: { name: 'Alma', kind: 'model', aliases: ['アルマ'], isWord: true, launches: [year(1934, 'girlstalk', 'louisvuitton-alma', 'luxeagain', 'rebag', 'rinkan')], seen: 'SD0984' },
  'alma-monogram': { name: 'Monogram Alma', kind: 'version', aliases: ['Alma Monogram', 'モノグラム・アルマ'], launches: [year(1992, 'girlstalk', 'louisvuitton-alma')] },
  capucines: { name: 'Capucines', kind: 'model', aliases: ['Capucine', 'カプシーヌ'], launches: [year(2013, 'amica-capucines', 'marieclaire', 'trends-mag')] },
  deauville: { name: 'Deauville', kind: 'model', aliases: ['ドーヴィル'], seen: 'VI0973' },
  keepall: { name: 'Keepall', kind: 'model', aliases: ['Keep All', 'キーポル'], launches: [year(1924, 'bag-repair', 'farfetch'), year(1930, 'blingborrowers', 'rinkan')] },
  lockit: { name: 'Lockit', kind: 'model', aliases: ['Lock It', 'ロックイット'], isWord: true, launches: [year(1958, 'guiadasemana')] },
  'neo-noe': { name: 'NéoNoé', kind: 'model', aliases: ['Neo Noe', 'ネオノエ'], launches: [year(2017, 'estime-noe', 'weeklyluxdrop-noe')] },
  neverfull: { name: 'Neverfull', kind: 'model', aliases: ['Never Full', 'ネヴァーフル', 'ネバーフル'], launches: [year(2007, 'bag-repair-neverfull', 'brandkanteishi', 'estime-neverfull', 'openforvintage')], seen: 'SD1079' },
  'neverfull-pouch': { name: 'Neverfull with pouch', kind: 'version', aliases: ['Neo Neverfull'], launches: [about(2014, 'brandkanteishi'), year(2015, 'openforvintage')] },
  noe: { name: 'Noé', kind: 'model', aliases: ['ノエ'], isWord: true, launches: [year(1932, 'estime-noe', 'girlstalk', 'guiadasemana', 'luxurypromise')] },
  onthego: { name: 'OnTheGo', kind: 'model', aliases: ['On The Go', 'オンザゴー'], isWord: true, launches: [year(2019, 'blondesalad')] },
  papillon: { name: 'Papillon', kind: 'model', aliases: ['パピヨン'], isWord: true, launches: [year(1966, 'blingborrowers', 'buysell', 'reantique')], seen: '872TH' },
  'papillon-natural-handles': { name: 'Papillon with natural leather handles', kind: 'version', launches: [year(2002, 'istillloveyouso', 'reantique')] },
  'papillon-long-handles': { name: 'Papillon with long handles', kind: 'version', launches: [year(2012, 'istillloveyouso', 'reantique')] },
  'petit-noe': { name: 'Petit Noé', kind: 'model', aliases: ['プチノエ'], seen: 'MI882' },
  'pochette-metis': { name: 'Pochette Métis', kind: 'model', aliases: ['Metis Pochette', 'ポシェット・メティス'], launches: [year(2012, 'bagista')] },
  saumur: { name: 'Saumur', kind: 'model', aliases: ['ソミュール'], seen: 'AR8905' },
  speedy: { name: 'Speedy', kind: 'model', aliases: ['スピーディ'], isWord: true, launches: [year(1930, 'girlstalk', 'luxeagain'), about(1930, 'rinkan')] },
  'speedy-25': { name: 'Speedy 25', kind: 'size', aliases: ['スピーディ25'], launches: [year(1959, 'monnibee'), year(1965, 'girlstalk', 'guiadasemana', 'luxeagain', 'luxurypromise')] },
  'speedy-bandouliere': { name: 'Speedy Bandoulière', kind: 'model', aliases: [...BANDOULIERES, 'スピーディ・バンドリエール'], launches: [year(2011, 'monnibee', 'newvintage', 'rinkan')] },
  'speedy-mini': { name: 'Mini Speedy', kind: 'size', aliases: ['Speedy Mini', 'Speedy HL', 'Mini HL', 'ミニスピーディ'], launches: [year(1978, 'girlstalk')] },
  tivoli: { name: 'Tivoli', kind: 'model', aliases: ['チボリ', 'ティヴォリ'], isWord: true, launches: [about(2008, 'purseblog')], ends: [about(2014, 'purseblog')] },
  twist: { name: 'Twist', kind: 'model', aliases: ['Twist bag', 'ツイスト'], isWord: true, launches: [year(2014, 'amica-twist', 'storedandadored')] },
} as const satisfies Readonly<Record<string, LineRow>>;

/** A line or model by its id, such as `damier-azur`. */
export type LineId = keyof typeof ROWS;

/** A line or a model, and when it was introduced or ended. */
export interface Line {
  /** Stays the same whatever it is called. */
  readonly id: LineId;
  /** As the brand writes it: `Damier Ébène`. */
  readonly name: string;
  /** A canvas or leather, a model, a size of one, a later version of one, or a color of a line. */
  readonly kind: LineKind;
  /** How else it is written. */
  readonly aliases: readonly string[];
  /** In small letters its names are ordinary words. */
  readonly isWord: boolean;
  /** Earliest first; none where no source gives one. */
  readonly launches: readonly LineYear[];
  /** Earliest first; hardly any source gives one. */
  readonly ends: readonly LineYear[];
  /** The earliest code that a public listing of it shows, which is no launch. */
  readonly seen?: string;
}

/** Every line and model of the table, in its order. */
export const LINES: readonly Line[] = Object.freeze(
  Object.keys(ROWS)
    .filter(isLineId)
    .map((id) => lineFrom(id, ROWS[id])),
);

/**
 * Whether a value is the id of a line or model of the table.
 *
 * @example
 * ['neverfull', 'Neverfull', 'toString'].map(isLineId) // => [true,false,false]
 */
export function isLineId(value: unknown): value is LineId {
  return typeof value === 'string' && Object.hasOwn(ROWS, value);
}

function lineFrom(id: LineId, row: LineRow): Line {
  const { name, kind, aliases = [], isWord = false, launches = [], ends = [], seen } = row;
  return Object.freeze({
    id,
    name,
    kind,
    aliases: Object.freeze(aliases),
    isWord,
    launches: graded(launches),
    ends: graded(ends),
    ...(seen !== undefined && { seen }),
  });
}

/** Pages of one site are one source. */
function graded(rows: readonly YearRow[]): readonly LineYear[] {
  return Object.freeze(
    rows.map((row) => {
      const sites = rows
        .filter(({ year }) => year === row.year)
        .flatMap(({ sources }) => sources.map((id) => LINE_SOURCES[id].site));
      const evidence = new Set(sites).size > 1 ? 'documented' : 'reported';
      return Object.freeze({ ...row, sources: Object.freeze(row.sources), evidence });
    }),
  );
}

const byName: ReadonlyMap<string, Line> = new Map(
  LINES.flatMap((line) =>
    [line.id, line.name, ...line.aliases].map((name) => [keyOf(name), line] as const),
  ),
);

/**
 * The line or model of a name or alias, whatever its case, accents and what stands between its words. Undefined for one that
 * the table does not have.
 *
 * @example
 * ['neverfull', 'Damier ebene', 'スピーディ'].map((name) => lineNamed(name)?.id) // => ["neverfull","damier-ebene","speedy"]
 * lineNamed('Neverfull MM') // => undefined
 */
export function lineNamed(name: string): Line | undefined {
  return byName.get(keyOf(name));
}

/** Japanese writes some vowels long or short: スピーディー, スピーディ. */
function keyOf(name: string): string {
  return fold(name).replaceAll('ー', '');
}

/** The parameters of each finding that comparing a code with a line can have. Years are those of the sources. */
export interface LineParams {
  /** The code is of the launch's year or later. */
  readonly fits: LineAndLaunch;
  /** The code is more than a year older than the launch. */
  readonly 'too-early': LineAndLaunch;
  /** The code is more than two years younger than the end. */
  readonly 'after-end': LineAndYear & {
    /** The latest year that a source gives for its end. */
    readonly end: number;
  };
  /** Only a year before the earliest launch, which says nothing. */
  readonly close: LineAndLaunch;
  /** No source tells when it was introduced. */
  readonly 'no-launch': LineAndYear;
}

interface LineAndYear {
  /** Its id in LINES. */
  readonly line: LineId;
  /** What the line is called. */
  readonly name: string;
  /** The year that the code says. */
  readonly year: number;
}

interface LineAndLaunch extends LineAndYear {
  /** The earliest year that a source gives for its launch. */
  readonly launch: number;
}

/** A finding on a line; `close` and `no-launch` say nothing about the code. */
export type LineFindingId = keyof LineParams;

/** Whether a code fits a line; `none` where nothing can be said. */
export type LineVerdict = 'fits' | 'too-early' | 'after-end' | 'none';

/** What comparing a code with a line finds. */
export type LineFinding<Id extends LineFindingId = LineFindingId> = {
  [Each in Id]: {
    /** The outcome in one word. */
    readonly verdict: LineVerdict;
    /** Why; stays the same whatever the words. */
    readonly id: Each;
    /** What the sentence is said of. */
    readonly params: LineParams[Each];
  };
}[Id];

/** Sources mean the year in which something was shown, sold or made, so one year's difference proves nothing. */
const YEARS_BEFORE_LAUNCH = 1;

/** Stock is sold for a while after production ends, and few sources agree on an end. */
const YEARS_AFTER_END = 2;

/**
 * Compares the year of a code with the years that sources give for a line. It never says that an item is fake, nor that one
 * is genuine.
 *
 * @example
 * compareLine(lineNamed('Neverfull'), 2003).verdict // => "too-early"
 * compareLine(lineNamed('Multicolore'), 2019).verdict // => "after-end"
 */
export function compareLine({ id: line, name, launches, ends }: Line, year: number): LineFinding {
  const params = { line, name, year };
  const end = ends.at(-1)?.year;
  if (end !== undefined && year > end + YEARS_AFTER_END) {
    return { verdict: 'after-end', id: 'after-end', params: { ...params, end } };
  }
  const launch = launches[0]?.year;
  if (launch === undefined) return { verdict: 'none', id: 'no-launch', params };
  if (year >= launch) return { verdict: 'fits', id: 'fits', params: { ...params, launch } };
  if (year >= launch - YEARS_BEFORE_LAUNCH) {
    return { verdict: 'none', id: 'close', params: { ...params, launch } };
  }
  return { verdict: 'too-early', id: 'too-early', params: { ...params, launch } };
}
