import type { SourceLanguage } from './sources.ts';

/** The site that a page belongs to, where the page is, and its language if that is not English. */
export interface LinePage {
  readonly site: string;
  readonly url: string;
  readonly language?: SourceLanguage;
  /** The press release that it prints: all pages that print one count as one source. */
  readonly release?: string;
}

/**
 * Where a launch or an end was read, by an id that names the page. Sites count as separate, except where two of them print one
 * press release. docs/data.md says what counts as a source and how a row is corrected.
 */
// prettier-ignore
export const LINE_SOURCES = Object.freeze({
  activa: { site: 'Activa', language: 'pt', release: 'brand 2012', url: 'https://activa.pt/moda/2012-07-10-louis-vuitton-apresenta-as-suas-carteiras-mais-emblematicas' },
  'amica-capucines': { site: 'Amica', language: 'it', url: 'https://www.amica.it/gallery/tendenze-moda-2/' },
  'amica-twist': { site: 'Amica', language: 'it', url: 'https://www.amica.it/2014/10/14/un-twist-al-logo-per-louis-vuitton/' },
  'bag-repair': { site: 'Repair Shop Hiraishiya', language: 'ja', url: 'https://bag-repair.pro/blog/19/' },
  'bag-repair-neverfull': { site: 'Repair Shop Hiraishiya', language: 'ja', url: 'https://bag-repair.pro/blog/336/' },
  'bagaholicboy-boite-chapeau': { site: 'Bagaholicboy', url: 'https://bagaholicboy.com/2020/02/louis-vuitton-boite-chapeau-souple-pm/' },
  'bagaholicboy-epi': { site: 'Bagaholicboy', url: 'https://bagaholicboy.com/2018/04/leather-series-101-1-louis-vuitton-epi-leather/' },
  bagista: { site: 'Bagista', url: 'https://bagista.co.uk/blogs/news/bag-of-the-week-pochette-metis' },
  'bagista-monograms': { site: 'Bagista', url: 'https://bagista.co.uk/blogs/news/the-louis-vuitton-monograms' },
  blingborrowers: { site: 'Bling Borrowers', url: 'http://blingborrowers.blogspot.com/2011/12/pictoral-history-of-louis-vuitton.html' },
  blondesalad: { site: 'The Blonde Salad', url: 'https://theblondesalad.com/en/fashion/the-bigger-the-better-the-giant-monogram-bag-and-fanny-pack-by-louis-vuitton-are-our-colourful-crush-of-the-week' },
  bragmybag: { site: 'Brag My Bag', url: 'https://www.bragmybag.com/simplicity-louis-vuitton-galliera-bag/' },
  brandkanteishi: { site: 'Brand Kanteishi', language: 'ja', url: 'https://brand-kanteishi.com/neverfull-new-and-old/' },
  'bty-navi': { site: 'Beauty Navi', language: 'ja', url: 'http://www.bty-navi.jp/news_bHE1BAeYog.html' },
  buro247: { site: 'Buro 24/7', url: 'https://www.buro247.sg/fashion/accessories/louis-vuitton-new-wave-bag-pre-fall-2018-acc.html' },
  buysell: { site: 'BuySell', language: 'ja', url: 'https://buysell-kaitori.com/column/brand-louisvuitton-papillon' },
  chicagotribune: { site: 'Chicago Tribune', url: 'http://articles.chicagotribune.com/2004-05-29/news/0405290253_1_louis-vuitton-collaboration-lines' },
  consciousfashion: { site: 'Conscious Fashion', url: 'https://www.consciousfashion.in/2020/04/when-old-isnt-always-gold.html' },
  contradictions: { site: '79 Contradictions', url: 'http://79contradictions.blogspot.com/2007/04/booty-shaking-15-louis-vuitton-limited.html' },
  coutureusa: { site: 'Couture USA', url: 'https://coutureusa.com/blogs/news/the-ultimate-guide-to-louis-vuitton-leather-and-canvas' },
  'designer-vintage': { site: 'Designer-Vintage', url: 'https://www.designer-vintage.com/node/57637' },
  elespanol: { site: 'El Español', language: 'es', url: 'https://elespanol.com/corazon/estilo/20210224/coussin-louis-vuitton-obsesion-chiara-ferragni-influencers/561194834_0.amp.html' },
  'estime-neverfull': { site: 'Estime', language: 'ja', url: 'https://estime.co.jp/column/what-is-louis-vuitton-neverfull/' },
  'estime-noe': { site: 'Estime', language: 'ja', url: 'https://estime.co.jp/column/louisvuitton-noe-old/' },
  farfetch: { site: 'Farfetch', url: 'https://www.farfetch.com/ch/style-guide/brands/louis-vuittons-most-iconic-bags-a-history/' },
  'fashion-archive': { site: 'Fashion Archive', url: 'https://fashion-archive.com/vuitton-monogram' },
  fashionista: { site: 'Fashionista', url: 'https://fashionista.com/2014/03/louis-vuitton-petite-malle' },
  fellows: { site: 'Fellows', url: 'https://www.fellows.co.uk/blog/designer/2025/08/14/louis-vuitton-x-takashi-murakami-a-collector-s-dream' },
  girlstalk: { site: 'Girls Talkin’ Smack', url: 'https://mom.girlstalkinsmack.com/fashion/journey-of-an-icon---neverfull,-speedy,-noé-,-variations-of-the-noé-alma,-saumur.aspx' },
  guiadasemana: { site: 'Guia da Semana', language: 'pt', url: 'https://guiadasemana.com.br/compras/noticia/louis-vuitton-de-cara-nova' },
  ilvoelv: { site: 'ilvoelv', url: 'http://www.ilvoelv.com/2013/02/signature-damier.html' },
  istillloveyouso: { site: 'I still love you so', language: 'ja', url: 'https://istillloveyouso.info/blog/3127/' },
  jingdaily: { site: 'Jing Daily', url: 'https://jingdaily.com/intels/2025-03/03T10:16:29.692Z/louis-vuitton-revives-cherry-blossom-collab-with-murakami' },
  lifestyleasia: { site: 'Lifestyle Asia', url: 'https://lifestyleasia-onemega.com/discontinued-goodies-bags-we-wish-were-still-in-production/' },
  livemint: { site: 'Mint', url: 'https://www.livemint.com/Leisure/0jYr8QN5XNEOWh52j1LEiN/Lounge-Review--Louis-Vuitton.html' },
  'louisvuitton-alma': { site: 'Louis Vuitton', url: 'https://uk.louisvuitton.com/eng-gb/articles/all-about-alma' },
  louisvuittonlover: { site: 'Louis Vuitton Lover', url: 'http://louisvuittonlover.blogspot.com/2015/11/louis-vuitton-palm-springs-backpack-mini.html' },
  luxeagain: { site: 'Luxe Again Maison', url: 'https://luxeagainmaison.com.au/blogs/louis-vuitton-handbag-stories/louis-vuitton-handbags-from-19th-century-trunks-to-modern-icons' },
  luxina: { site: 'Luxina', language: 'id', url: 'https://luxina.id/?p=23245' },
  luxuo: { site: 'Luxuo', url: 'https://www.luxuo.com/style/luxury-accessories/louis-vuitton-discontinues-takashi-murakami-collection.html' },
  luxurypromise: { site: 'Luxury Promise', url: 'https://luxurypromise.com/ar/blogs/luxury-edit/popular-louis-vuitton-styles-and-the-history-of-how-they-came-to-be' },
  lvbagaholic: { site: 'LV Bagaholic', language: 'it', url: 'https://lvbagaholic.com/it/blogs/guida-alla-borsetta-louis-vuitton/louis-vuitton-speedy-25-cerises-bag-2005-reference-guide' },
  marieclaire: { site: 'Marie Claire', url: 'https://www.marieclaire.co.uk/fashion/louis-vuitton-capucines-cult-handbag-751250' },
  minuetoflife: { site: 'Minuet of Life', url: 'http://www.minuetoflife.com/2012/01/louis-vuitton-monogram-vernis.html' },
  monnibee: { site: 'Monnibee', url: 'https://monnibee.blog/2022/09/13/i-chose-the-speedy-as-my-first-luxury-bag-for-these-5-reasons/' },
  'monnibee-felicie': { site: 'Monnibee', url: 'https://monnibee.blog/2022/10/06/pochette-felicie-is-it-worth-it/' },
  newvintage: { site: 'New Vintage Handbags', url: 'https://www.newvintagehandbags.com/blogs/blog/about-the-louis-vuitton-speedy' },
  openforvintage: { site: 'Open for Vintage', url: 'https://www.openforvintage.com/en-pt/blogs/guide/the-journey-of-the-louis-vuitton-neverfull' },
  'opulence-epi': { site: 'Opulence Vintage', url: 'https://opulencevintage.com/blog/happy-100th-birthday-to-the-louis-vuitton-pi-leather' },
  ozonweb: { site: 'Ozon', url: 'https://en.ozonweb.com/fashion/fashion-news/louis-vuitton-presents-the-monogram-petite-malle' },
  purseblog: { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/throwback-thursday-an-ode-to-the-discontinued-louis-vuitton-tivoli/' },
  'purseblog-city-cruiser': { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/louis-vuitton-city-cruiser-bag/' },
  'purseblog-epi': { site: 'PurseBlog', url: 'https://www.purseblog.com/opinion/louis-vuittons-epi-leather-deserves-more-love/' },
  'purseblog-palm-springs': { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/louis-vuitton-palm-springs-backpack-pm/' },
  reantique: { site: 'Reantique', language: 'zh', url: 'https://reantique.com/zh-hant/blogs/lovely/papillon20230808' },
  rebag: { site: 'Rebag', url: 'https://www.rebag.com/thevault/the-louis-vuitton-alma-a-history/' },
  rinkan: { site: 'Rinkan', language: 'ja', url: 'https://gsc-rinkan.com/column/louis-vuitton/louis-vuitton-bag-variation' },
  'rinkan-monogram': { site: 'Rinkan', language: 'ja', url: 'https://www.gsc-rinkan.com/column/louis-vuitton/louis-vuitton-monogram/' },
  slamxhype: { site: 'SLAMXHYPE', url: 'http://slamxhype.com/culture/news/louis-vuitton-damier-graphite-collection/' },
  storedandadored: { site: 'Stored and Adored', url: 'http://storedandadored.blogspot.com/2017/07/louis-vuitton-twist-bag.html' },
  telegraph: { site: 'The Telegraph', url: 'http://fashion.telegraph.co.uk/news-features/TMG10677674/Introducing-the-Petite-Malle-Louis-Vuittons-new-dream-bag.html' },
  'ten-magazine': { site: '10 Magazine', url: 'https://www.10magazine.com/menswear/ten-loves-louis-vuittons-taigarama-line/' },
  thevintagebar: { site: 'The Vintage Bar', language: 'de', url: 'https://de.thevintagebar.com/the-archive/style-guide-louis-vuitton-pochette-accessoires' },
  tomiscolourpavilion: { site: 'Tomi’s Colour Pavilion', url: 'http://www.tomiscolourpavilion.com/louis-vuitton-is-discontinuing-its-iconic-murakami-monogram-bags/' },
  'trends-mag': { site: 'Trends', url: 'https://www.trends-mag.com/en/fashion/capucines-louis-vuitton/' },
  trendystyle: { site: 'Trendy Style', url: 'https://www.trendystyle.com.hk/fashion-trends/louis-vuitton-game-on-collection.html' },
  vanidad: { site: 'Vanidad', language: 'es', release: 'brand 2012', url: 'https://vanidad.es/amp/moda/29574/louis-vuitton-reviste-de-lona-sus-modelos-mas-emblematicos.html' },
  'veinticuatro-horas': { site: '24 Horas', language: 'es', url: 'https://www.24-horas.mx/2015/07/23/luis-vuitton-descontinuara-coleccion-de-murakami/' },
  vmagazine: { site: 'V Magazine', url: 'https://vmagazine.com/article/zendaya-stars-in-the-second-chapter-of-louis-vuitton-x-murakami' },
  'vogue-india': { site: 'Vogue India', url: 'https://www.vogue.in/fashion/content/louis-vuitton-collaborates-with-masaba-gupta-on-an-instagram-campaign-for-its-coussin-bag' },
  'vuitton-collection': { site: 'Vuitton Collection', url: 'https://www.vuitton-collection.com/graffiti_bag/catalog/M92185.html' },
  'vuitton-mania': { site: 'Vuitton Mania', url: 'http://vuitton-mania.blogspot.com/2007/11/blog-post_5166.html' },
  'vuitton-mania-graffiti': { site: 'Vuitton Mania', url: 'http://vuitton-mania.blogspot.com/2007/11/blog-post_19.html' },
  wallpaper: { site: 'Wallpaper', url: 'https://www.wallpaper.com/fashion-beauty/wallpaper-design-awards-louis-vuitton-monogram-speedy-bag' },
  wardrobetrends: { site: 'Wardrobe Trends Fashion', url: 'http://wardrobetrendsfashion.com/louis-vuitton-men-fall-winter-2016/?share=twitter' },
  weeklyluxdrop: { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/blogs/news/decoding-louis-vuitton-patterns' },
  'weeklyluxdrop-noe': { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/post/the-world-in-a-bag-history-of-the-louis-vuitton-no%C3%A9' },
  wishyouhad: { site: 'Wish You Had', url: 'https://wishyouhad.blogspot.com/2009/06/' },
} as const satisfies Readonly<Record<string, LinePage>>);

/** A page that a year was read on, by its id. */
export type LineSourceId = keyof typeof LINE_SOURCES;

/** A year that pages give for a launch or an end. */
export interface YearRow {
  /** A calendar year. */
  readonly year: number;
  /** The sources say "about", or a decade, which counts from its first year. */
  readonly isAbout?: true;
  /** The pages it was read on. */
  readonly sources: readonly LineSourceId[];
}

/** A canvas or leather, a model, a size of one, a later version of one, or a color of a line. */
export type LineKind = 'line' | 'model' | 'size' | 'version' | 'color';

/** A row of the table. */
export interface LineRow {
  readonly name: string;
  /** A canvas or leather, a model, a size of one, a later version of one, or a color of a line. */
  readonly kind: LineKind;
  /** Other ways to write it. Accents, case, and spaces or signs between words make no difference. */
  readonly aliases?: readonly string[];
  /** In small letters its names are ordinary words: a speedy delivery. */
  readonly isWord?: true;
  /** Its names are ordinary words, places or people whatever the case: Nice condition. */
  readonly isCommon?: true;
  /** Earliest year first. If sources disagree, all years stay; if none gives a year, this is left out. */
  readonly launches?: readonly YearRow[];
  readonly ends?: readonly YearRow[];
  /** The earliest code in a public listing. It says nothing about the launch. */
  readonly seen?: string;
}

/** A year that these pages give. */
function year(value: number, ...sources: readonly LineSourceId[]): YearRow {
  return { year: value, sources };
}

/** A year or decade that these pages give as "about". */
function about(value: number, ...sources: readonly LineSourceId[]): YearRow {
  return { year: value, isAbout: true, sources };
}

/** `Speedy 30 Bandoulière`, `Speedy Bandoulière 30` */
function withStrap(model: string, sizes: readonly number[]): readonly string[] {
  return sizes.flatMap((size) => [`${model} ${size} Bandoulière`, `${model} Bandoulière ${size}`]);
}

/** `Speedy B 30`, `Speedy B30` */
const SPEEDY_B = [20, 25, 30, 35, 40].flatMap((size) => [`Speedy B ${size}`, `Speedy B${size}`]);

/** THE table of lines and models, with the years in which they were introduced or ended. */
// prettier-ignore
export const ROWS = {
  'damier-azur': { name: 'Damier Azur', kind: 'line', aliases: ['Azur Damier', 'ダミエ・アズール', '白棋盘格', '白棋盤格', '다미에 아주르'], launches: [year(2006, 'bagista-monograms', 'ilvoelv', 'weeklyluxdrop')], seen: 'SP4079' },
  'damier-ebene': { name: 'Damier Ébène', kind: 'line', aliases: ['Ebene Damier', 'ダミエ・エベヌ', 'エベヌ', '다미에 에벤'], launches: [year(1996, 'coutureusa', 'ilvoelv', 'slamxhype'), year(1998, 'bagista-monograms')], seen: 'AR1907' },
  'damier-graphite': { name: 'Damier Graphite', kind: 'line', aliases: ['Graphite Damier', 'ダミエ・グラフィット', '다미에 그래파이트'], launches: [year(2008, 'bagista-monograms', 'ilvoelv', 'weeklyluxdrop')], seen: 'MI1089' },
  epi: { name: 'Epi leather', kind: 'line', aliases: ['Epi', 'cuir épi', 'pelle Epi', 'piel Epi', 'Epi-Leder', 'エピ', '水波纹', '水波紋', '에피'], isWord: true, launches: [year(1985, 'purseblog-epi', 'bagaholicboy-epi', 'opulence-epi')], seen: 'MI881' },
  'epi-borneo-green': { name: 'Epi Borneo Green', kind: 'color', aliases: ['Borneo Green', 'Vert Bornéo'], launches: [year(1985, 'vuitton-mania')] },
  'epi-castilian-red': { name: 'Epi Castilian Red', kind: 'color', aliases: ['Castilian Red', 'Castillian Red', 'Castillan Red', 'Rouge Castillan'], launches: [year(1985, 'opulence-epi'), year(1992, 'vuitton-mania')], seen: 'MI881' },
  'epi-cipango-gold': { name: 'Epi Cipango Gold', kind: 'color', aliases: ['Cipango Gold', 'Or Cipango'], launches: [year(1985, 'opulence-epi'), year(1992, 'vuitton-mania')], seen: 'VI0913' },
  'epi-kenya-brown': { name: 'Epi Kenya Brown', kind: 'color', aliases: ['Kenya Brown', 'Brun Kenya', 'Kenyan Brown'], launches: [year(1985, 'vuitton-mania')] },
  'epi-kouril-black': { name: 'Epi Kouril Black', kind: 'color', aliases: ['Kouril Black', 'Noir Kouril'], launches: [year(1985, 'vuitton-mania')] },
  'epi-tassil-yellow': { name: 'Epi Tassil Yellow', kind: 'color', aliases: ['Tassil Yellow', 'Jaune Tassil'], launches: [year(1985, 'opulence-epi')] },
  'epi-toledo-blue': { name: 'Epi Toledo Blue', kind: 'color', aliases: ['Toledo Blue', 'Bleu Tolède'], launches: [year(1985, 'vuitton-mania')] },
  'epi-winnipeg-beige': { name: 'Epi Winnipeg Beige', kind: 'color', aliases: ['Winnipeg Beige', 'Beige Winnipeg'], launches: [year(1985, 'vuitton-mania')] },
  'game-on': { name: 'Game On', kind: 'line', aliases: ['ゲームオン'], isCommon: true, launches: [year(2020, 'trendystyle')] },
  mahina: { name: 'Mahina', kind: 'line', aliases: ['マヒナ', '마히나'], launches: [year(2007, 'livemint', 'consciousfashion')], ends: [year(2014, 'consciousfashion')] },
  'mini-lin': { name: 'Mini Lin', kind: 'line', aliases: ['ミニラン'], seen: 'CA0021' },
  'monogram-cerises': { name: 'Monogram Cerises', kind: 'line', aliases: ['Cerises', 'Monogram Cherry', 'モノグラム・チェリー'], isWord: true, launches: [year(2003, 'fellows'), year(2005, 'lvbagaholic', 'contradictions')] },
  'monogram-cherry-blossom': { name: 'Monogram Cherry Blossom', kind: 'line', aliases: ['Cherry Blossom', 'チェリーブロッサム'], isCommon: true, launches: [year(2003, 'jingdaily', 'fellows', 'vmagazine')] },
  'monogram-eclipse': { name: 'Monogram Eclipse', kind: 'line', aliases: ['Eclipse Monogram', 'モノグラム・エクリプス', '모노그램 이클립스'], launches: [year(2016, 'wardrobetrends')], seen: 'SP2109' },
  'monogram-empreinte': { name: 'Monogram Empreinte', kind: 'line', aliases: ['Empreinte', 'モノグラム・アンプラント', 'アンプラント', '모노그램 앙프렝뜨', '앙프렝뜨'] },
  'monogram-graffiti': { name: 'Monogram Graffiti', kind: 'line', aliases: ['Graffiti', 'モノグラム・グラフィティ'], isCommon: true, launches: [year(2001, 'rinkan-monogram', 'vuitton-collection', 'vuitton-mania-graffiti')] },
  'monogram-idylle': { name: 'Monogram Idylle', kind: 'line', aliases: ['Idylle', 'モノグラム・イディール'] },
  'monogram-mini': { name: 'Monogram Mini', kind: 'line', aliases: ['Mini Monogram', 'モノグラム・ミニ'], launches: [year(2000, 'fashion-archive')], ends: [year(2006, 'fashion-archive')] },
  multicolore: { name: 'Monogram Multicolore', kind: 'line', aliases: ['Multicolore', 'Monogram Multicolor', 'Monogram Multicolour', 'Multicolore Monogram', 'Murakami Multicolor', 'マルチカラー', '멀티컬러'], isWord: true, launches: [year(2003, 'chicagotribune', 'designer-vintage', 'luxuo')], ends: [year(2015, 'veinticuatro-horas', 'tomiscolourpavilion', 'designer-vintage', 'lifestyleasia', 'luxuo')] },
  'since-1854': { name: 'Since 1854', kind: 'line', aliases: ['LV Since 1854'], launches: [year(2020, 'luxina')] },
  suhali: { name: 'Suhali', kind: 'line', aliases: ['スハリ'] },
  taiga: { name: 'Taïga', kind: 'line', aliases: ['タイガ', '타이가'], launches: [year(1993, 'ten-magazine')], seen: 'SP0065' },
  taigarama: { name: 'Taïgarama', kind: 'line', aliases: ['タイガラマ', '타이가라마'], launches: [year(2019, 'ten-magazine')] },
  vernis: { name: 'Monogram Vernis', kind: 'line', aliases: ['Vernis', 'ヴェルニ', '베르니'], isWord: true, launches: [year(1998, 'minuetoflife', 'fashion-archive')] },
  alma: { name: 'Alma', kind: 'model', aliases: ['アルマ', '알마'], isWord: true, launches: [year(1934, 'girlstalk', 'louisvuitton-alma', 'luxeagain', 'rebag', 'rinkan')], seen: 'SD0984' },
  'alma-bb': { name: 'Alma BB', kind: 'size', aliases: ['アルマBB', '알마 BB'] },
  'alma-monogram': { name: 'Monogram Alma', kind: 'version', aliases: ['Alma Monogram', 'モノグラム・アルマ'], launches: [year(1992, 'girlstalk', 'louisvuitton-alma', 'wallpaper')] },
  'alma-nano': { name: 'Nano Alma', kind: 'size', aliases: ['Alma Nano', 'ナノ・アルマ', '나노 알마'] },
  amazone: { name: 'Amazone', kind: 'model', aliases: ['アマゾン'], isCommon: true },
  artsy: { name: 'Artsy', kind: 'model', aliases: ['アーツィー', '앗치'], isWord: true },
  babylone: { name: 'Babylone', kind: 'model', aliases: ['バビロン', '바빌론'] },
  batignolles: { name: 'Batignolles', kind: 'model', aliases: ['バティニョール'], seen: 'MI0066' },
  bedford: { name: 'Bedford', kind: 'model', aliases: ['ベッドフォード'], isCommon: true },
  beverly: { name: 'Beverly', kind: 'model', aliases: ['ビバリー'], isCommon: true, seen: 'SL0977' },
  'boite-chapeau-souple': { name: 'Boîte Chapeau Souple', kind: 'model', aliases: ['ボワット・シャポー・スープル', '부아뜨 샤포 수플'], launches: [year(2018, 'bagaholicboy-boite-chapeau')] },
  bosphore: { name: 'Bosphore', kind: 'model', aliases: ['ボスフォール'] },
  boulogne: { name: 'Boulogne', kind: 'model', aliases: ['ブローニュ', '불로뉴'], isCommon: true, seen: '872A2' },
  bucket: { name: 'Bucket', kind: 'model', aliases: ['バケット'], isCommon: true },
  bumbag: { name: 'Bumbag', kind: 'model', aliases: ['Bum Bag', 'バムバッグ', '범백'], isWord: true },
  'cabas-mezzo': { name: 'Cabas Mezzo', kind: 'model', aliases: ['カバ・メゾ'], seen: 'SR0091' },
  capucines: { name: 'Capucines', kind: 'model', aliases: ['Capucine', 'カプシーヌ', '카퓌신'], launches: [year(2013, 'amica-capucines', 'marieclaire', 'trends-mag')] },
  'capucines-bb': { name: 'Capucines BB', kind: 'size', aliases: ['カプシーヌBB', '카퓌신 BB'] },
  'capucines-mini': { name: 'Capucines Mini', kind: 'size', aliases: ['Mini Capucines', 'カプシーヌ・ミニ', '카퓌신 미니'] },
  carryall: { name: 'CarryAll', kind: 'model', aliases: ['Carry All', 'キャリーオール', '캐리올'], isWord: true },
  cartouchiere: { name: 'Cartouchière', kind: 'model', aliases: ['カルトシエール'], seen: '883SL' },
  'city-cruiser': { name: 'City Cruiser', kind: 'model', aliases: ['シティ・クルーザー'], launches: [year(2016, 'purseblog-city-cruiser')] },
  'city-steamer': { name: 'City Steamer', kind: 'model', aliases: ['シティ・スティーマー', '시티 스티머'] },
  clapton: { name: 'Clapton', kind: 'model', aliases: ['クラプトン'], isCommon: true, seen: 'SR5128' },
  coussin: { name: 'Coussin', kind: 'model', aliases: ['クッサン', '쿠상'], isWord: true, launches: [year(2021, 'vogue-india', 'elespanol')] },
  croisette: { name: 'Croisette', kind: 'model', aliases: ['クロワゼット', '크루아제트'], isCommon: true, seen: 'TR2198' },
  croissant: { name: 'Croissant', kind: 'model', aliases: ['クロワッサン'], isCommon: true },
  danube: { name: 'Danube', kind: 'model', aliases: ['ダヌーブ', '다뉴브'], isCommon: true, seen: 'MI8911' },
  dauphine: { name: 'Dauphine', kind: 'model', aliases: ['ドーフィーヌ', '도핀'], isCommon: true },
  deauville: { name: 'Deauville', kind: 'model', aliases: ['ドーヴィル', 'ドゥーヴィル', '도빌'], seen: 'VI0973' },
  delightful: { name: 'Delightful', kind: 'model', aliases: ['ディライトフル', '딜라이트풀'], isCommon: true },
  drouot: { name: 'Drouot', kind: 'model', aliases: ['ドルーオ'] },
  ellipse: { name: 'Ellipse', kind: 'model', aliases: ['エリプス', '일립스'], isCommon: true },
  estrela: { name: 'Estrela', kind: 'model', aliases: ['エストレラ'] },
  eva: { name: 'Eva', kind: 'model', aliases: ['エヴァ'], isCommon: true },
  excursion: { name: 'Excursion', kind: 'model', aliases: ['エクスキュルシオン'], isCommon: true, seen: 'VI0926' },
  favorite: { name: 'Favorite', kind: 'model', aliases: ['フェイボリット', '페이보릿'], isCommon: true, seen: 'SA4144' },
  galliera: { name: 'Galliera', kind: 'model', aliases: ['ガリエラ', '갈리에라'], ends: [year(2013, 'bragmybag')] },
  graceful: { name: 'Graceful', kind: 'model', aliases: ['グレースフル', '그레이스풀'], isCommon: true },
  hampstead: { name: 'Hampstead', kind: 'model', aliases: ['ハムステッド'], isCommon: true, seen: 'CA1037' },
  houston: { name: 'Houston', kind: 'model', aliases: ['ヒューストン'], isCommon: true },
  'jeune-fille': { name: 'Jeune Fille', kind: 'model', aliases: ['ジュヌフィーユ'], isWord: true, seen: 'VI0914' },
  keepall: { name: 'Keepall', kind: 'model', aliases: ['Keep All', 'キーポル', '키폴'], launches: [year(1924, 'bag-repair', 'farfetch'), year(1930, 'blingborrowers', 'rinkan')] },
  'keepall-bandouliere': { name: 'Keepall Bandoulière', kind: 'model', aliases: [...withStrap('Keepall', [45, 50, 55, 60]), 'キーポル・バンドリエール', '키폴 반둘리에'] },
  'keepall-xs': { name: 'Keepall XS', kind: 'size', aliases: ['キーポルXS', '키폴 XS'] },
  lockit: { name: 'Lockit', kind: 'model', aliases: ['Lock It', 'ロックイット', '락킷'], isWord: true, launches: [year(1958, 'guiadasemana')] },
  lockme: { name: 'Lockme', kind: 'model', aliases: ['Lock Me', 'ロックミー', '락미'], isWord: true },
  loop: { name: 'Loop', kind: 'model', aliases: ['ループ', '루프'], isCommon: true },
  looping: { name: 'Looping', kind: 'model', aliases: ['ルーピング'], isWord: true, seen: 'FL1001' },
  lussac: { name: 'Lussac', kind: 'model', aliases: ['リュサック'], seen: 'VI1904' },
  'marly-dragonne': { name: 'Marly Dragonne', kind: 'model', aliases: ['マルリー・ドラゴンヌ'], seen: 'TH1910' },
  menilmontant: { name: 'Ménilmontant', kind: 'model', aliases: ['メニルモンタン'], isCommon: true },
  montaigne: { name: 'Montaigne', kind: 'model', aliases: ['モンテーニュ', '몽테뉴'], isCommon: true },
  montsouris: { name: 'Montsouris', kind: 'model', aliases: ['モンスリ', '몽수리'] },
  'multi-pochette': { name: 'Multi Pochette Accessoires', kind: 'model', aliases: ['Multi Pochette', 'Multi-Pochette Accessoires', 'ミュルティ・ポシェット・アクセソワール', '멀티 포쉐트 악세수아', '멀티 포쉐트'] },
  musette: { name: 'Musette', kind: 'model', aliases: ['ミュゼット'], isWord: true },
  'neo-noe': { name: 'NéoNoé', kind: 'model', aliases: ['Neo Noe', 'ネオノエ', '네오노에'], launches: [year(2017, 'estime-noe', 'weeklyluxdrop-noe')] },
  'neonoe-bb': { name: 'NéoNoé BB', kind: 'size', aliases: ['ネオノエBB', '네오노에 BB'] },
  neverfull: { name: 'Neverfull', kind: 'model', aliases: ['Never Full', 'ネヴァーフル', 'ネバーフル', '네버풀'], launches: [year(2006, 'activa', 'vanidad'), year(2007, 'bag-repair-neverfull', 'brandkanteishi', 'estime-neverfull', 'openforvintage')], seen: 'SD1079' },
  'neverfull-bb': { name: 'Neverfull BB', kind: 'size', aliases: ['ネヴァーフルBB', '네버풀 BB'] },
  'neverfull-pouch': { name: 'Neverfull with pouch', kind: 'version', aliases: ['Neo Neverfull'], launches: [about(2014, 'brandkanteishi'), year(2015, 'openforvintage')] },
  'new-wave': { name: 'New Wave', kind: 'model', aliases: ['ニューウェーブ', '뉴 웨이브'], isCommon: true, launches: [year(2018, 'buro247')], seen: 'MI2199' },
  nice: { name: 'Nice', kind: 'model', aliases: ['ニース'], isCommon: true },
  noe: { name: 'Noé', kind: 'model', aliases: ['ノエ', '노에'], isWord: true, launches: [year(1932, 'estime-noe', 'girlstalk', 'guiadasemana', 'luxurypromise')] },
  'noe-nano': { name: 'Nano Noé', kind: 'size', aliases: ['ナノ・ノエ', '나노 노에'] },
  odeon: { name: 'Odéon', kind: 'model', aliases: ['オデオン', '오데옹'], isCommon: true },
  'on-my-side': { name: 'On My Side', kind: 'model', aliases: ['オンマイサイド', '온 마이 사이드'], isWord: true, seen: 'AH0270' },
  onthego: { name: 'OnTheGo', kind: 'model', aliases: ['On The Go', 'オンザゴー', '온더고'], isWord: true, launches: [year(2019, 'blondesalad')] },
  orsay: { name: 'Orsay', kind: 'model', aliases: ['オルセー'], isCommon: true, seen: 'AR0032' },
  palermo: { name: 'Palermo', kind: 'model', aliases: ['パレルモ', '팔레르모'], isCommon: true },
  'palm-springs': { name: 'Palm Springs Backpack', kind: 'model', aliases: ['Palm Springs', 'パームスプリングス', '팜 스프링스'], isCommon: true, launches: [year(2015, 'purseblog-palm-springs', 'louisvuittonlover')] },
  papillon: { name: 'Papillon', kind: 'model', aliases: ['パピヨン', '파피용'], isWord: true, launches: [year(1966, 'blingborrowers', 'buysell', 'reantique')], seen: '872TH' },
  'papillon-bb': { name: 'Papillon BB', kind: 'size', aliases: ['パピヨンBB', '파피용 BB'] },
  'papillon-long-handles': { name: 'Papillon with long handles', kind: 'version', launches: [year(2012, 'istillloveyouso', 'reantique')] },
  'papillon-natural-handles': { name: 'Papillon with natural leather handles', kind: 'version', launches: [year(2002, 'istillloveyouso', 'reantique')] },
  'petit-noe': { name: 'Petit Noé', kind: 'model', aliases: ['プチノエ', '쁘띠 노에', '쁘띠뜨 노에'], seen: 'MI882' },
  'petite-malle': { name: 'Petite Malle', kind: 'model', aliases: ['プティット・マル', '쁘띠뜨 말', '쁘띠 말'], isWord: true, launches: [year(2014, 'telegraph', 'fashionista', 'ozonweb')] },
  'pochette-accessoires': { name: 'Pochette Accessoires', kind: 'model', aliases: ['Pochette Accessoire', 'Accessory Pouch', 'Accessories Pouch', 'ポシェット・アクセソワール', 'アクセソワール', '포쉐트 악세수아'], isWord: true, launches: [year(1992, 'thevintagebar')], seen: 'AR0996' },
  'pochette-felicie': { name: 'Pochette Félicie', kind: 'model', aliases: ['Felicie Pochette', 'Félicie', 'ポシェット・フェリシー', 'ポシェット・フェリーチェ', '포쉐트 펠리시'], launches: [year(2015, 'monnibee-felicie')] },
  'pochette-metis': { name: 'Pochette Métis', kind: 'model', aliases: ['Metis Pochette', 'ポシェット・メティス', '포쉐트 메티스'], launches: [year(2012, 'bagista')] },
  'pont-9': { name: 'Pont 9', kind: 'model', aliases: ['LV Pont 9', 'ポン・ヌフ', '퐁 뇌프'] },
  randonnee: { name: 'Randonnée', kind: 'model', aliases: ['ランドネ'], isCommon: true },
  reade: { name: 'Reade', kind: 'model', aliases: ['リード'], isCommon: true },
  reporter: { name: 'Reporter', kind: 'model', aliases: ['リポーター'], isCommon: true, seen: 'SP0955' },
  riviera: { name: 'Riviera', kind: 'model', aliases: ['リヴィエラ'], isCommon: true, seen: 'TH1010' },
  rivoli: { name: 'Rivoli', kind: 'model', aliases: ['リヴォリ', '리볼리'], isCommon: true },
  'sac-plat': { name: 'Sac Plat', kind: 'model', aliases: ['サック・プラ', '삭 플라'], isWord: true, seen: 'MI0935' },
  'sac-souple': { name: 'Sac Souple', kind: 'model', aliases: ['サック・スープル'], isWord: true, seen: '873VI' },
  'saint-cloud': { name: 'Saint Cloud', kind: 'model', aliases: ['St Cloud', 'サンクルー'], isCommon: true, seen: 'TH0913' },
  'saint-jacques': { name: 'Saint Jacques', kind: 'model', aliases: ['St Jacques', 'サンジャック'], isCommon: true, seen: 'A21904' },
  saumur: { name: 'Saumur', kind: 'model', aliases: ['ソミュール', 'ソミュア', '소뮈르'], launches: [year(1986, 'activa', 'vanidad')], seen: 'AR8905' },
  'sc-bag': { name: 'SC Bag', kind: 'model', aliases: ['Sofia Coppola Bag', 'SCバッグ'], launches: [year(2009, 'bty-navi', 'wishyouhad')] },
  soufflot: { name: 'Soufflot', kind: 'model', aliases: ['スフロ', '수플로'], isCommon: true, seen: 'MI1915' },
  speedy: { name: 'Speedy', kind: 'model', aliases: ['スピーディ', '스피디'], isWord: true, launches: [year(1930, 'girlstalk', 'luxeagain'), about(1930, 'rinkan')] },
  'speedy-20': { name: 'Speedy 20', kind: 'size', aliases: ['スピーディ20', '스피디 20'] },
  'speedy-25': { name: 'Speedy 25', kind: 'size', aliases: ['スピーディ25', '스피디 25'], launches: [year(1959, 'monnibee'), year(1965, 'girlstalk', 'guiadasemana', 'luxeagain', 'luxurypromise')] },
  'speedy-bandouliere': { name: 'Speedy Bandoulière', kind: 'model', aliases: [...withStrap('Speedy', [20, 25, 30, 35, 40]), ...SPEEDY_B, 'スピーディ・バンドリエール', '스피디 반둘리에'], launches: [year(2011, 'monnibee', 'newvintage', 'rinkan')] },
  'speedy-mini': { name: 'Mini Speedy', kind: 'size', aliases: ['Speedy Mini', 'Speedy HL', 'Mini HL', 'ミニスピーディ', '미니 스피디'], launches: [year(1978, 'girlstalk')] },
  'speedy-nano': { name: 'Nano Speedy', kind: 'size', aliases: ['Speedy Nano', 'ナノ・スピーディ', '나노 스피디'] },
  thames: { name: 'Thames', kind: 'model', aliases: ['テムズ'], isCommon: true },
  tivoli: { name: 'Tivoli', kind: 'model', aliases: ['チボリ', 'ティヴォリ'], isWord: true, launches: [about(2008, 'purseblog')], ends: [about(2014, 'purseblog')] },
  'toiletry-pouch': { name: 'Toiletry Pouch', kind: 'model', aliases: ['Poche Toilette', 'ポッシュ・トワレット', 'トワレポーチ'], isWord: true },
  totally: { name: 'Totally', kind: 'model', aliases: ['トータリー', '토탈리'], isCommon: true, seen: 'DU4163' },
  trocadero: { name: 'Trocadéro', kind: 'model', aliases: ['トロカデロ'], isCommon: true, seen: 'MI881' },
  trotteur: { name: 'Trotteur', kind: 'model', aliases: ['トロター'], isWord: true },
  trouville: { name: 'Trouville', kind: 'model', aliases: ['トゥルーヴィル', '트루빌'], isCommon: true },
  turenne: { name: 'Turenne', kind: 'model', aliases: ['テュレン', '튀렌'], isCommon: true },
  twist: { name: 'Twist', kind: 'model', aliases: ['Twist bag', 'ツイスト', '트위스트'], isWord: true, launches: [year(2014, 'amica-twist', 'storedandadored')] },
  vavin: { name: 'Vavin', kind: 'model', aliases: ['ヴァヴァン'], isCommon: true, seen: 'TR2178' },
  wilshire: { name: 'Wilshire', kind: 'model', aliases: ['ウィルシャー'], isCommon: true },
} as const satisfies Readonly<Record<string, LineRow>>;

/** A line or model by its id, such as `damier-azur`. */
export type LineId = keyof typeof ROWS;
