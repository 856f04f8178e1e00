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
export const LINE_SOURCES = Object.freeze(pages({
  activa: { site: 'Activa', language: 'pt', release: 'brand 2012', url: 'https://activa.pt/moda/2012-07-10-louis-vuitton-apresenta-as-suas-carteiras-mais-emblematicas' },
  adfwebmagazine: { site: 'ADF Web Magazine', url: 'https://www.adfwebmagazine.jp/design/louis-vuitton-presents-the-new-handle-soft-trunk/' },
  'amica-capucines': { site: 'Amica', language: 'it', url: 'https://www.amica.it/gallery/tendenze-moda-2/' },
  'amica-twist': { site: 'Amica', language: 'it', url: 'https://www.amica.it/2014/10/14/un-twist-al-logo-per-louis-vuitton/' },
  'bag-repair': { site: 'Repair Shop Hiraishiya', language: 'ja', url: 'https://bag-repair.pro/blog/19/' },
  'bag-repair-neverfull': { site: 'Repair Shop Hiraishiya', language: 'ja', url: 'https://bag-repair.pro/blog/336/' },
  bagaddicts: { site: 'Bag Addicts Anonymous', url: 'https://www.bagaddictsanonymous.com/bags/boston-bags/louis-vuittons-escale-summer-capsule-collection/' },
  'bagaholicboy-boite-chapeau': { site: 'Bagaholicboy', url: 'https://bagaholicboy.com/2020/02/louis-vuitton-boite-chapeau-souple-pm/' },
  'bagaholicboy-epi': { site: 'Bagaholicboy', url: 'https://bagaholicboy.com/2018/04/leather-series-101-1-louis-vuitton-epi-leather/' },
  bagista: { site: 'Bagista', url: 'https://bagista.co.uk/blogs/news/bag-of-the-week-pochette-metis' },
  'bagista-monograms': { site: 'Bagista', url: 'https://bagista.co.uk/blogs/news/the-louis-vuitton-monograms' },
  blingborrowers: { site: 'Bling Borrowers', url: 'http://blingborrowers.blogspot.com/2011/12/pictoral-history-of-louis-vuitton.html' },
  blondesalad: { site: 'The Blonde Salad', url: 'https://theblondesalad.com/en/fashion/the-bigger-the-better-the-giant-monogram-bag-and-fanny-pack-by-louis-vuitton-are-our-colourful-crush-of-the-week' },
  braglvbags: { site: 'Brag LV Bags', url: 'https://www.braglvbags.com/blog/the-guide-to-the-louis-vuitton-keepall-bag.html' },
  bragmybag: { site: 'Brag My Bag', url: 'https://www.bragmybag.com/simplicity-louis-vuitton-galliera-bag/' },
  brandkanteishi: { site: 'Brand Kanteishi', language: 'ja', url: 'https://brand-kanteishi.com/neverfull-new-and-old/' },
  'bty-navi': { site: 'Beauty Navi', language: 'ja', url: 'http://www.bty-navi.jp/news_bHE1BAeYog.html' },
  buro247: { site: 'Buro 24/7', url: 'https://www.buro247.sg/fashion/accessories/louis-vuitton-new-wave-bag-pre-fall-2018-acc.html' },
  buysell: { site: 'BuySell', language: 'ja', url: 'https://buysell-kaitori.com/column/brand-louisvuitton-papillon' },
  bylisette: { site: 'By Lisette', url: 'http://bylisette.blogspot.com/2008/11/louis-vuitton-window-shopping.html' },
  chicagotribune: { site: 'Chicago Tribune', url: 'http://articles.chicagotribune.com/2004-05-29/news/0405290253_1_louis-vuitton-collaboration-lines' },
  cnalifestyle: { site: 'CNA Lifestyle', url: 'https://cnalifestyle.channelnewsasia.com/style-beauty/louis-vuitton-takashi-murakami-pop-singapore-423846' },
  consciousfashion: { site: 'Conscious Fashion', url: 'https://www.consciousfashion.in/2020/04/when-old-isnt-always-gold.html' },
  contradictions: { site: '79 Contradictions', url: 'http://79contradictions.blogspot.com/2007/04/booty-shaking-15-louis-vuitton-limited.html' },
  coutureusa: { site: 'Couture USA', url: 'https://coutureusa.com/blogs/news/the-ultimate-guide-to-louis-vuitton-leather-and-canvas' },
  dawn: { site: 'Dawn', url: 'https://www.dawn.com/news/733489/new-vuitton-kusama-collection-a-frenzy-of-dots' },
  dazed: { site: 'Dazed', url: 'https://www.dazeddigital.com/fashion/article/35557/1/jeff-koons-louis-vuitton-bag-collaboration-masters-art-mona-lisa' },
  'designscene-cerises': { site: 'DesignScene', url: 'https://www.designscene.net/2025/05/louis-vuitton-murakami-2.html' },
  'designer-vintage': { site: 'Designer-Vintage', url: 'https://www.designer-vintage.com/node/57637' },
  drycleanonly: { site: 'Dry Clean Only', url: 'https://drycleanonlymagazine.com/louis-vuitton-x-yayoi-kusama/' },
  elespanol: { site: 'El Español', language: 'es', url: 'https://elespanol.com/corazon/estilo/20210224/coussin-louis-vuitton-obsesion-chiara-ferragni-influencers/561194834_0.amp.html' },
  'elle-be': { site: 'Elle Belgique', language: 'fr', url: 'https://elle.be/fr/402782-louis-vuitton-devoile-sa-nouvelle-version-de-lemblematique-sac-go-14.html' },
  'elle-mx': { site: 'Elle México', language: 'es', url: 'https://elle.mx/moda/2021/01/04/louis-vuitton-presenta-nuevas-combinaciones-monogramas' },
  'estime-neverfull': { site: 'Estime', language: 'ja', url: 'https://estime.co.jp/column/what-is-louis-vuitton-neverfull/' },
  'estime-noe': { site: 'Estime', language: 'ja', url: 'https://estime.co.jp/column/louisvuitton-noe-old/' },
  farfetch: { site: 'Farfetch', url: 'https://www.farfetch.com/ch/style-guide/brands/louis-vuittons-most-iconic-bags-a-history/' },
  'fashion-archive': { site: 'Fashion Archive', url: 'https://fashion-archive.com/vuitton-monogram' },
  'fashion-headline': { site: 'Fashion Headline', language: 'ja', url: 'https://fashion-headline.com/article/4458' },
  fashionista: { site: 'Fashionista', url: 'https://fashionista.com/2014/03/louis-vuitton-petite-malle' },
  'fashionnetwork-koons': { site: 'FashionNetwork', url: 'https://in.fashionnetwork.com/videos/video/18318,Louis-Vuitton-X-Jeff-Koons-The-new-collection-revealed-during-a-dinner-at-the-Louvre-Museum.html' },
  'fashionnetwork-supreme': { site: 'FashionNetwork', url: 'http://nl.fashionnetwork.com/news/Louis-Vuitton-brings-in-streetwear-giant-Supreme-for-FW17,783110.html' },
  'fashionphile-alma': { site: 'Fashionphile', url: 'https://blog.fashionphile.com/louis-vuitton-alma-guide/' },
  fashionweekdaily: { site: 'Fashion Week Daily', url: 'https://fashionweekdaily.com/get-to-know-louis-vuittons-a-list-approved-new-handbag-the-go-14/' },
  fellows: { site: 'Fellows', url: 'https://www.fellows.co.uk/blog/designer/2025/08/14/louis-vuitton-x-takashi-murakami-a-collector-s-dream' },
  flare: { site: 'Flare', url: 'https://www.flare.com/fashion/exclusive-louis-vuittons-first-new-bag-style-in-three-years/' },
  footwearnews: { site: 'Footwear News', url: 'https://footwearnews.com/2020/fashion/collaborations/louis-vuitton-mens-prefall-collab-nigo-1203047127/' },
  girlstalk: { site: 'Girls Talkin’ Smack', url: 'https://mom.girlstalkinsmack.com/fashion/journey-of-an-icon---neverfull,-speedy,-noé-,-variations-of-the-noé-alma,-saumur.aspx' },
  guiadasemana: { site: 'Guia da Semana', language: 'pt', url: 'https://guiadasemana.com.br/compras/noticia/louis-vuitton-de-cara-nova' },
  hdfashion: { site: 'HDFashion', url: 'https://hdfashion.tv/louis-vuitton-x-murakami-iconic-collaboration-is-back' },
  hotnewhiphop: { site: 'HotNewHipHop', url: 'https://www.hotnewhiphop.com/louis-vuitton-confirms-supreme-collaboration-shares-first-official-photo-news.27671.html' },
  'icon-icon': { site: 'Icon-Icon', language: 'fr', url: 'http://www.icon-icon.com/tag/keepall/' },
  ilvoelv: { site: 'ilvoelv', url: 'http://www.ilvoelv.com/2013/02/signature-damier.html' },
  'ilvoelv-roses': { site: 'ilvoelv', url: 'http://www.ilvoelv.com/2008/12/first-look-graffiti-rose-collection.html' },
  'ilvoelv-vernis': { site: 'ilvoelv', url: 'http://www.ilvoelv.com/2008/08/taking-care-monogram-vernis.html' },
  istillloveyouso: { site: 'I still love you so', language: 'ja', url: 'https://istillloveyouso.info/blog/3127/' },
  jarretteatkins: { site: 'Jarrette Atkins', url: 'https://www.jarretteatkins.com/the-louis-vuitton-pochette-metis/' },
  jingdaily: { site: 'Jing Daily', url: 'https://jingdaily.com/intels/2025-03/03T10:16:29.692Z/louis-vuitton-revives-cherry-blossom-collab-with-murakami' },
  koreaherald: { site: 'The Korea Herald', url: 'https://www.koreaherald.com/article/10494187' },
  latimes: { site: 'Los Angeles Times', url: 'https://www.latimes.com/fashion/alltherage/la-ig-vuitton4-2009jan04-story.html' },
  lesfacons: { site: 'Les Façons', language: 'fr', url: 'https://lesfacons.com/2017/04/12/louis-vuitton-masters-collection-by-jeff-koons/' },
  'lifestyle-tale': { site: 'Lifestyle Tale', url: 'http://lifestyle-tale.com/louis-vuitton-metis-i-am-a-handbag-addict/' },
  lifestyleasia: { site: 'Lifestyle Asia', url: 'https://lifestyleasia-onemega.com/discontinued-goodies-bags-we-wish-were-still-in-production/' },
  lilivanilli: { site: 'Lili Vanilli', url: 'https://www.lilivanilli.com/polka-dots-by-kusama/' },
  lingmujingzi: { site: 'Lingmu Jingzi', language: 'zh', url: 'https://lingmujingzi.com/?p=8291' },
  livemint: { site: 'Mint', url: 'https://www.livemint.com/Leisure/0jYr8QN5XNEOWh52j1LEiN/Lounge-Review--Louis-Vuitton.html' },
  'lofficiel-trunk': { site: 'L’Officiel Hommes', language: 'fr', url: 'https://www.lofficiel.com/hommes/louis-vuitton-ou-l-art-de-faire-du-nouveau-avec-du-vieux' },
  lofficielarabia: { site: 'L’Officiel Arabia', url: 'https://www.lofficielarabia.com/accessories/louis-vuitton-launches-a-new-monogram-motif-quot-since-1854-quot' },
  'louisvuitton-alma': { site: 'Louis Vuitton', url: 'https://uk.louisvuitton.com/eng-gb/articles/all-about-alma' },
  louisvuittonlover: { site: 'Louis Vuitton Lover', url: 'http://louisvuittonlover.blogspot.com/2015/11/louis-vuitton-palm-springs-backpack-mini.html' },
  'luxe-net': { site: 'Luxe.net', language: 'fr', url: 'https://luxe.net/?p=164249' },
  luxeagain: { site: 'Luxe Again Maison', url: 'https://luxeagainmaison.com.au/blogs/louis-vuitton-handbag-stories/louis-vuitton-handbags-from-19th-century-trunks-to-modern-icons' },
  luxedetect: { site: 'LuxeDetect', url: 'https://luxedetect.com/blog/authenticate-louis-vuitton-multi-pochette-guide' },
  luxina: { site: 'Luxina', language: 'id', url: 'https://luxina.id/?p=23245' },
  luxsure: { site: 'Luxsure', language: 'fr', url: 'https://luxsure.fr/2014/05/23/le-lockit-de-louis-vuitton-se-reinvente-en-veau-cachemire' },
  luxuo: { site: 'Luxuo', url: 'https://www.luxuo.com/style/luxury-accessories/louis-vuitton-discontinues-takashi-murakami-collection.html' },
  luxurypromise: { site: 'Luxury Promise', url: 'https://luxurypromise.com/ar/blogs/luxury-edit/popular-louis-vuitton-styles-and-the-history-of-how-they-came-to-be' },
  lvbagaholic: { site: 'LV Bagaholic', language: 'it', url: 'https://lvbagaholic.com/it/blogs/guida-alla-borsetta-louis-vuitton/louis-vuitton-speedy-25-cerises-bag-2005-reference-guide' },
  magacol: { site: 'Magacol', language: 'ja', url: 'https://magacol.jp/?p=1138435' },
  marieclaire: { site: 'Marie Claire', url: 'https://www.marieclaire.co.uk/fashion/louis-vuitton-capucines-cult-handbag-751250' },
  mesmarques: { site: 'Mes marques en Bourse', language: 'fr', url: 'https://www.mesmarques-enbourse.com/actualite-marques-en-bourse/louis-vuitton-stimule-linspiration-des-artistes/' },
  mimosalane: { site: 'Mimosa Lane', url: 'https://www.mimosalane-blog.com/blog/2013/05/champagne-anyone.html' },
  minuetoflife: { site: 'Minuet of Life', url: 'http://www.minuetoflife.com/2012/01/louis-vuitton-monogram-vernis.html' },
  modamadison: { site: 'Moda Madison', url: 'https://modamadison.com/latest/louis-vuitton-x-supreme-its-real-heres-what-you-need-to-know' },
  monnibee: { site: 'Monnibee', url: 'https://monnibee.blog/2022/09/13/i-chose-the-speedy-as-my-first-luxury-bag-for-these-5-reasons/' },
  'monnibee-felicie': { site: 'Monnibee', url: 'https://monnibee.blog/2022/10/06/pochette-felicie-is-it-worth-it/' },
  newvintage: { site: 'New Vintage Handbags', url: 'https://www.newvintagehandbags.com/blogs/blog/about-the-louis-vuitton-speedy' },
  nssmag: { site: 'nss magazine', url: 'https://www.nssmag.com/en/fashion/21205/louis-vuitton-x-nigo' },
  nymag: { site: 'The Cut', url: 'http://nymag.com/thecut/2012/05/louis-vuitton-yayoi-kusama-dot-collection-collaboration.html' },
  oglobo: { site: 'O Globo', language: 'pt', url: 'https://oglobo.globo.com/ela/luxo/louis-vuitton-lanca-colecao-de-bolsas-em-homenagem-ao-rio-outros-15-destinos-solares-pelo-mundo-24067282' },
  openforvintage: { site: 'Open for Vintage', url: 'https://www.openforvintage.com/en-pt/blogs/guide/the-journey-of-the-louis-vuitton-neverfull' },
  opulencian: { site: 'Opulencian', url: 'https://opulencian.com/is-louis-vuitton-x-takashi-murakami-the-designer-collab-of-2025' },
  'opulence-epi': { site: 'Opulence Vintage', url: 'https://opulencevintage.com/blog/happy-100th-birthday-to-the-louis-vuitton-pi-leather' },
  ozonweb: { site: 'Ozon', url: 'https://en.ozonweb.com/fashion/fashion-news/louis-vuitton-presents-the-monogram-petite-malle' },
  'pen-online': { site: 'Pen', language: 'ja', url: 'https://www.pen-online.jp/article/005335.html' },
  philstar: { site: 'The Philippine Star', url: 'https://philstar.com/lifestyle/fashion-and-beauty/2006/09/20/359026/louis-vuitton-goes-14650s-dash-punk/amp' },
  picolino: { site: 'Picolino', language: 'fr', url: 'https://picolino.fr/louis-vuitton-ressort-un-billet-pour-lexpress' },
  purseblog: { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/throwback-thursday-an-ode-to-the-discontinued-louis-vuitton-tivoli/' },
  'purseblog-city-cruiser': { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/louis-vuitton-city-cruiser-bag/' },
  'purseblog-epi': { site: 'PurseBlog', url: 'https://www.purseblog.com/opinion/louis-vuittons-epi-leather-deserves-more-love/' },
  'purseblog-palm-springs': { site: 'PurseBlog', url: 'https://www.purseblog.com/louis-vuitton/louis-vuitton-palm-springs-backpack-pm/' },
  pursebop: { site: 'PurseBop', url: 'https://www.pursebop.com/how-far-have-we-come-with-the-multi-pochette/' },
  reantique: { site: 'Reantique', language: 'zh', url: 'https://reantique.com/zh-hant/blogs/lovely/papillon20230808' },
  'rebag-materials': { site: 'Rebag', url: 'https://www.rebag.com/magazine/louis-vuitton-101-material-guide' },
  refinery29: { site: 'Refinery29', url: 'https://www.refinery29.com/en-gb/2017/01/136798/louis-vuitton-supreme-collaboration' },
  remix: { site: 'Remix', url: 'https://remixmagazine.com/fashion/louis-vuitton-collab-visual-masterpiece/' },
  ringofcolour: { site: 'Ring of Colour', url: 'http://ringofcolour.com/en/archives/36527' },
  rinkan: { site: 'Rinkan', language: 'ja', url: 'https://gsc-rinkan.com/column/louis-vuitton/louis-vuitton-bag-variation' },
  'rinkan-monogram': { site: 'Rinkan', language: 'ja', url: 'https://www.gsc-rinkan.com/column/louis-vuitton/louis-vuitton-monogram/' },
  sevenbyseven: { site: '7x7', url: 'https://7x7.com/amp/louis-vuitton-sprouse-collection-launch-event-with-ybca-1779152466' },
  slamxhype: { site: 'SLAMXHYPE', url: 'http://slamxhype.com/culture/news/louis-vuitton-damier-graphite-collection/' },
  storedandadored: { site: 'Stored and Adored', url: 'http://storedandadored.blogspot.com/2017/07/louis-vuitton-twist-bag.html' },
  telegraph: { site: 'The Telegraph', url: 'http://fashion.telegraph.co.uk/news-features/TMG10677674/Introducing-the-Petite-Malle-Louis-Vuittons-new-dream-bag.html' },
  'ten-magazine': { site: '10 Magazine', url: 'https://www.10magazine.com/menswear/ten-loves-louis-vuittons-taigarama-line/' },
  'ten-magazine-escale': { site: '10 Magazine', url: 'https://www.10magazine.com/news/lv-escale-louis-vuitton-summer-20-shibori-collection/' },
  'tendances-de-mode': { site: 'Tendances de mode', language: 'fr', url: 'https://tendances-de-mode.com/2014/01/28/3104-le-sac-nn14-de-louis-vuitton' },
  theimpression: { site: 'The Impression', url: 'https://theimpression.com/louis-vuitton-x-nigo-lv2-capsule-collection/' },
  thevintagebar: { site: 'The Vintage Bar', language: 'de', url: 'https://de.thevintagebar.com/the-archive/style-guide-louis-vuitton-pochette-accessoires' },
  thisislavie: { site: 'This Is La Vie', url: 'http://thisislavie.com/womens/louis-vuitton-x-stephen-sprouse-collection-part-deuce' },
  tomiscolourpavilion: { site: 'Tomi’s Colour Pavilion', url: 'http://www.tomiscolourpavilion.com/louis-vuitton-is-discontinuing-its-iconic-murakami-monogram-bags/' },
  'trends-mag': { site: 'Trends', url: 'https://www.trends-mag.com/en/fashion/capucines-louis-vuitton/' },
  trendystyle: { site: 'Trendy Style', url: 'https://www.trendystyle.com.hk/fashion-trends/louis-vuitton-game-on-collection.html' },
  'trendystyle-escale': { site: 'Trendy Style', url: 'https://www.trendystyle.com.hk/louis-vuitton-lv-escale-summer-2020/' },
  unwrapped: { site: 'Unwrapped', url: 'https://unwrapped.fashion/bags/louis-vuitton-pochette-metis-review-an-ode-to-the-satchel/' },
  uudoe: { site: 'Uudoe', url: 'http://www.uudoe.com/tag/LOUIS' },
  vanidad: { site: 'Vanidad', language: 'es', release: 'brand 2012', url: 'https://vanidad.es/amp/moda/29574/louis-vuitton-reviste-de-lona-sus-modelos-mas-emblematicos.html' },
  vanidades: { site: 'Vanidades', language: 'es', url: 'http://josuemirenagonzalezruiz.blogspot.com/2015/07/elegidodeladirectora-louis-vuitton.html' },
  'veinticuatro-horas': { site: '24 Horas', language: 'es', url: 'https://www.24-horas.mx/2015/07/23/luis-vuitton-descontinuara-coleccion-de-murakami/' },
  'verycool-buci': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2022/01/20/buci-bag-louis-vuitton' },
  'verycool-bumbag': { site: 'VeryCool', language: 'it', url: 'https://www.verycool.it/ohmybag/2018/03/19/marsupio-monogrammato-louis-vuitton/' },
  'verycool-cannes': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2018/10/15/cannes-louis-vuitton' },
  'verycool-chantilly': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2023/10/11/chantilly-e-saumur-i-nuovi-modelli-di-louis-vuitton' },
  'verycool-diane': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2022/02/01/diane-bag-louis-vuitton' },
  'verycool-ivy': { site: 'VeryCool', language: 'it', url: 'https://www.verycool.it/ohmybag/2019/10/01/tracolla-ivy-louis-vuitton/' },
  'verycool-metis': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2017/04/06/pochette-metis-louis-vuitton-in-monogram-empreinte' },
  'verycool-nano-noe': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2022/05/03/nano-noe-louis-vuitton' },
  'verycool-neverfull': { site: 'VeryCool', language: 'it', url: 'https://www.verycool.it/ohmybag/2023/09/22/neverfull-louis-vuitton-piccolissima/' },
  'verycool-santa-monica': { site: 'VeryCool', language: 'it', url: 'https://verycool.it/ohmybag/2019/08/05/camera-bag-santa-monica-louis-vuitton' },
  'viedeluxe-1854': { site: 'Vie de Luxe', language: 'fr', url: 'https://viedeluxe.fr/louis-vuitton-collection-since-1854' },
  'viedeluxe-escale': { site: 'Vie de Luxe', language: 'fr', url: 'https://viedeluxe.fr/collection-lv-escale-2020-louis-vuitton' },
  vmagazine: { site: 'V Magazine', url: 'https://vmagazine.com/article/zendaya-stars-in-the-second-chapter-of-louis-vuitton-x-murakami' },
  'vogue-india': { site: 'Vogue India', url: 'https://www.vogue.in/fashion/content/louis-vuitton-collaborates-with-masaba-gupta-on-an-instagram-campaign-for-its-coussin-bag' },
  'vogue-india-pont': { site: 'Vogue India', url: 'https://www.vogue.in/fashion/content/sophie-turner-is-the-first-to-carry-this-covetable-new-louis-vuitton-bag' },
  'vuitton-collection': { site: 'Vuitton Collection', url: 'https://www.vuitton-collection.com/graffiti_bag/catalog/M92185.html' },
  'vuitton-mania': { site: 'Vuitton Mania', url: 'http://vuitton-mania.blogspot.com/2007/11/blog-post_5166.html' },
  'vuitton-mania-graffiti': { site: 'Vuitton Mania', url: 'http://vuitton-mania.blogspot.com/2007/11/blog-post_19.html' },
  wallpaper: { site: 'Wallpaper', url: 'https://www.wallpaper.com/fashion-beauty/wallpaper-design-awards-louis-vuitton-monogram-speedy-bag' },
  wardrobetrends: { site: 'Wardrobe Trends Fashion', url: 'http://wardrobetrendsfashion.com/louis-vuitton-men-fall-winter-2016/?share=twitter' },
  weeklyluxdrop: { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/blogs/news/decoding-louis-vuitton-patterns' },
  'weeklyluxdrop-alma': { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/post/the-ultimate-guide-to-louis-vuitton-s-iconic-alma-purse' },
  'weeklyluxdrop-noe': { site: 'Weekly Lux Drop', url: 'https://www.weeklyluxdrop.com/post/the-world-in-a-bag-history-of-the-louis-vuitton-no%C3%A9' },
  wishyouhad: { site: 'Wish You Had', url: 'https://wishyouhad.blogspot.com/2009/06/' },
  wonderland: { site: 'Wonderland', url: 'https://www.wonderlandmagazine.com/2017/04/27/louis-vuitton-x-fragment-design/' },
  'wwdjapan-fragment': { site: 'WWD Japan', language: 'ja', url: 'https://wwdjapan.com/articles/406097' },
  'wwdjapan-go14': { site: 'WWD Japan', language: 'ja', url: 'https://wwdjapan.com/articles/1624756' },
  'wwdjapan-trunk': { site: 'WWD Japan', language: 'ja', url: 'https://wwdjapan.com/?p=972611' },
  'yahoo-dauphine': { site: 'Yahoo Style', language: 'fr', url: 'https://fr.style.yahoo.com/the-iconics-sac-dauphine-louis-180000416.html' },
}));

/** The type keeps the ids alone: the rows in full would make the declarations as long as the table. */
function pages<Id extends string>(rows: Readonly<Record<Id, LinePage>>) {
  return rows;
}

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

/**
 * A canvas or leather; a model; a version of either: a size, a color, a make-up; or an edition: a collection or collaboration
 * that was sold for a season or two.
 */
export type LineKind = 'line' | 'model' | 'version' | 'edition';

/** A row of the table: a version of something that the brand sells or sold, with what is known of it. */
export interface LineRow {
  /** As the brand writes it. */
  readonly name: string;
  /** As Japanese and French shops write it, if not so. */
  readonly ja?: string;
  readonly fr?: string;
  readonly kind: LineKind;
  /** The row that it is a version of. */
  readonly family?: string;
  /** It is what has all of these names: a Pochette Métis in Empreinte. */
  readonly parts?: readonly string[];
  /** The sizes that people look for. */
  readonly sizes?: readonly string[];
  /** Other ways to write it. Accents, case, and spaces or signs between words make no difference. */
  readonly aliases?: readonly string[];
  /** In small letters its names are ordinary words: a speedy delivery. */
  readonly isWord?: true;
  /** A single word of its names is an ordinary word, place or person whatever the case: Nice condition. */
  readonly isCommon?: true;
  /** Its name is that of the line only by itself or before these models; before any other it is a word for small. */
  readonly before?: readonly string[];
  /** An older bag had the same name, so no year decides. */
  readonly isShared?: true;
  /** The row of the newer bag, which has names of its own. */
  readonly bearer?: string;
  /** What the same bag was called before; older ones are often sold under the newer name. */
  readonly formerly?: readonly string[];
  /** Earliest year first; the seasons of an edition. If sources disagree, all years stay; if none gives a year, this is left out. */
  readonly launches?: readonly YearRow[];
  readonly ends?: readonly YearRow[];
}

/** As `pages`. */
function table<Id extends string>(rows: Readonly<Record<Id, LineRow>>) {
  return rows;
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
const SPEEDY_B = [25, 30, 35, 40].flatMap((size) => [`Speedy B ${size}`, `Speedy B${size}`]);

/** THE table of lines, models and their versions, with the years in which they were introduced or ended. */
// prettier-ignore
export const ROWS = table({
  antheia: { name: 'Antheia', ja: 'アンテイア', kind: 'line' },
  'by-the-pool': { name: 'By the Pool', ja: 'バイ・ザ・プール', kind: 'edition', aliases: ['LV By the Pool'], isCommon: true },
  crafty: { name: 'LV Crafty', ja: 'LVクラフティ', kind: 'edition', aliases: ['Monogram Crafty', 'Crafty'], isCommon: true },
  'damier-azur': { name: 'Damier Azur', ja: 'ダミエ・アズール', kind: 'line', aliases: ['Azur Damier', '白棋盘格', '白棋盤格', '다미에 아주르'], launches: [year(2006, 'bagista-monograms', 'ilvoelv', 'philstar', 'weeklyluxdrop')] },
  'damier-ebene': { name: 'Damier Ébène', ja: 'ダミエ・エベヌ', kind: 'line', aliases: ['Ebene Damier', 'エベヌ', '다미에 에벤'], launches: [year(1996, 'coutureusa', 'ilvoelv', 'slamxhype'), year(1998, 'bagista-monograms')] },
  'damier-geant': { name: 'Damier Géant', ja: 'ダミエ・ジェアン', kind: 'line', aliases: ['Géant Damier'] },
  'damier-graphite': { name: 'Damier Graphite', ja: 'ダミエ・グラフィット', kind: 'line', aliases: ['Graphite Damier', '다미에 그래파이트'], launches: [year(2008, 'bagista-monograms', 'ilvoelv', 'weeklyluxdrop')] },
  'damier-infini': { name: 'Damier Infini', ja: 'ダミエ・アンフィニ', kind: 'line', aliases: ['Infini Damier'] },
  epi: { name: 'Epi leather', ja: 'エピ', fr: 'Epi', kind: 'line', aliases: ['cuir épi', 'pelle Epi', 'piel Epi', 'Epi-Leder', '水波纹', '水波紋', '에피'], isWord: true, launches: [year(1985, 'purseblog-epi', 'bagaholicboy-epi', 'opulence-epi')] },
  'epi-borneo-green': { name: 'Epi Borneo Green', ja: 'エピ・ボルネオグリーン', fr: 'Epi Vert Bornéo', kind: 'version', family: 'epi', aliases: ['Borneo Green', 'Vert Bornéo'], launches: [year(1985, 'vuitton-mania')] },
  'epi-castilian-red': { name: 'Epi Castilian Red', ja: 'エピ・カスティリアンレッド', fr: 'Epi Rouge Castillan', kind: 'version', family: 'epi', aliases: ['Castilian Red', 'Castillian Red', 'Castillan Red', 'Rouge Castillan'], launches: [year(1985, 'opulence-epi'), year(1992, 'vuitton-mania')] },
  'epi-cipango-gold': { name: 'Epi Cipango Gold', ja: 'エピ・ジパングゴールド', fr: 'Epi Or Cipango', kind: 'version', family: 'epi', aliases: ['Cipango Gold', 'Or Cipango'], launches: [year(1985, 'opulence-epi'), year(1992, 'vuitton-mania')] },
  'epi-kenya-brown': { name: 'Epi Kenya Brown', ja: 'エピ・ケニアブラウン', fr: 'Epi Brun Kenya', kind: 'version', family: 'epi', aliases: ['Kenya Brown', 'Brun Kenya', 'Kenyan Brown'], launches: [year(1985, 'vuitton-mania')] },
  'epi-kouril-black': { name: 'Epi Kouril Black', ja: 'エピ・クリールブラック', fr: 'Epi Noir Kouril', kind: 'version', family: 'epi', aliases: ['Kouril Black', 'Noir Kouril'], launches: [year(1985, 'vuitton-mania')] },
  'epi-tassil-yellow': { name: 'Epi Tassil Yellow', ja: 'エピ・タッシリイエロー', fr: 'Epi Jaune Tassil', kind: 'version', family: 'epi', aliases: ['Tassil Yellow', 'Jaune Tassil'], launches: [year(1985, 'opulence-epi')] },
  'epi-toledo-blue': { name: 'Epi Toledo Blue', ja: 'エピ・トレドブルー', fr: 'Epi Bleu Tolède', kind: 'version', family: 'epi', aliases: ['Toledo Blue', 'Bleu Tolède'], launches: [year(1985, 'vuitton-mania')] },
  'epi-winnipeg-beige': { name: 'Epi Winnipeg Beige', ja: 'エピ・ウィニペグベージュ', fr: 'Epi Beige Winnipeg', kind: 'version', family: 'epi', aliases: ['Winnipeg Beige', 'Beige Winnipeg'], launches: [year(1985, 'vuitton-mania')] },
  escale: { name: 'LV Escale', ja: 'LVエスカル', kind: 'edition', aliases: ['Monogram Escale', 'Escale', 'エスカル'], isCommon: true, launches: [year(2020, 'bagaddicts', 'ten-magazine-escale', 'trendystyle-escale', 'viedeluxe-escale')] },
  fragment: { name: 'Fragment collaboration', ja: 'フラグメントコラボ', fr: 'collaboration Fragment', kind: 'edition', aliases: ['Fragment', 'Fragment Design', 'フラグメント'], isCommon: true, launches: [year(2016, 'fashion-headline', 'pen-online', 'ringofcolour'), year(2017, 'mesmarques', 'wonderland', 'wwdjapan-fragment')] },
  'game-on': { name: 'Game On', ja: 'ゲームオン', kind: 'edition', isCommon: true, launches: [year(2020, 'trendystyle')] },
  kusama: { name: 'Yayoi Kusama collection', ja: '草間彌生コラボ', fr: 'collection Yayoi Kusama', kind: 'edition', aliases: ['Yayoi Kusama', 'Kusama', 'Kusama Pumpkin Dots', '草間彌生', '草間弥生', '쿠사마 야요이', '쿠사마'], launches: [year(2012, 'dawn', 'lilivanilli', 'nymag'), year(2023, 'drycleanonly')] },
  mahina: { name: 'Mahina', ja: 'マヒナ', kind: 'line', aliases: ['마히나'], launches: [year(2007, 'livemint', 'consciousfashion')] },
  masters: { name: 'Masters Collection', ja: 'マスターズコレクション', fr: 'collection Masters', kind: 'edition', aliases: ['Masters', 'Jeff Koons', 'Koons', 'ジェフ・クーンズ'], isCommon: true, launches: [year(2017, 'dazed', 'fashionnetwork-koons', 'lesfacons', 'remix')] },
  'mini-lin': { name: 'Mini Lin', ja: 'モノグラム・ミニラン', kind: 'line', aliases: ['ミニラン', 'Monogram Mini Lin'] },
  'monogram-cerises': { name: 'Monogram Cerises', ja: 'モノグラム・チェリー', kind: 'edition', aliases: ['Cerises', 'Monogram Cherry'], isWord: true, launches: [year(2003, 'fellows'), year(2005, 'lvbagaholic', 'contradictions'), year(2025, 'designscene-cerises', 'koreaherald')] },
  'monogram-cherry-blossom': { name: 'Monogram Cherry Blossom', ja: 'モノグラム・チェリーブロッサム', kind: 'edition', aliases: ['Cherry Blossom', 'チェリーブロッサム'], isCommon: true, launches: [year(2003, 'jingdaily', 'fellows', 'vmagazine'), year(2025, 'jingdaily', 'opulencian')] },
  'monogram-denim': { name: 'Monogram Denim', ja: 'モノグラム・デニム', kind: 'line', aliases: ['Denim Monogram', '모노그램 데님'] },
  'monogram-eclipse': { name: 'Monogram Eclipse', ja: 'モノグラム・エクリプス', kind: 'line', aliases: ['Eclipse Monogram', '모노그램 이클립스'], isShared: true, launches: [year(2016, 'wardrobetrends')] },
  'monogram-empreinte': { name: 'Monogram Empreinte', ja: 'モノグラム・アンプラント', kind: 'line', aliases: ['Empreinte', 'アンプラント', '모노그램 앙프렝뜨', '앙프렝뜨'] },
  'monogram-giant': { name: 'Monogram Giant', ja: 'モノグラム・ジャイアント', kind: 'line', aliases: ['Giant Monogram'], launches: [year(2019, 'blondesalad', 'lingmujingzi')] },
  'monogram-graffiti': { name: 'Monogram Graffiti', ja: 'モノグラム・グラフィティ', kind: 'edition', aliases: ['Graffiti'], isCommon: true, launches: [year(2001, 'rinkan-monogram', 'vuitton-collection', 'vuitton-mania-graffiti'), year(2009, 'latimes', 'ilvoelv-roses')] },
  'monogram-idylle': { name: 'Monogram Idylle', ja: 'モノグラム・イディール', kind: 'line', aliases: ['Idylle'] },
  'monogram-mini': { name: 'Monogram Mini', ja: 'モノグラム・ミニ', kind: 'line', aliases: ['Mini Monogram'], before: ['alma', 'josephine'], launches: [year(2000, 'fashion-archive')], ends: [year(2006, 'fashion-archive')] },
  'monogram-reverse': { name: 'Monogram Reverse', ja: 'モノグラム・リバース', kind: 'line', aliases: ['Reverse Monogram', 'モノグラムリバース'] },
  'monogram-roses': { name: 'Monogram Roses', ja: 'モノグラム・ローズ', kind: 'edition', aliases: ['Roses Monogram', 'Stephen Sprouse Roses', 'Sprouse Roses'], launches: [year(2009, 'ilvoelv-roses', 'latimes', 'sevenbyseven', 'thisislavie')] },
  multicolore: { name: 'Monogram Multicolore', ja: 'モノグラム・マルチカラー', kind: 'line', aliases: ['Multicolore', 'Monogram Multicolor', 'Monogram Multicolour', 'Multicolore Monogram', 'Murakami Multicolor', 'マルチカラー', '멀티컬러'], isWord: true, launches: [year(2003, 'chicagotribune', 'designer-vintage', 'luxuo'), year(2025, 'cnalifestyle', 'hdfashion')], ends: [year(2015, 'veinticuatro-horas', 'tomiscolourpavilion', 'designer-vintage', 'lifestyleasia', 'luxuo')] },
  nigo: { name: 'LV² Nigo collection', ja: 'NIGOコラボ（LV²）', fr: 'collection LV² Nigo', kind: 'edition', aliases: ['LV² Nigo', 'LV2 Nigo', 'Nigo LV²', 'Nigo LV2', 'Nigo'], launches: [year(2020, 'footwearnews', 'nssmag', 'theimpression')] },
  'since-1854': { name: 'Since 1854', kind: 'edition', aliases: ['LV Since 1854'], isCommon: true, launches: [year(2020, 'lofficielarabia', 'luxina', 'viedeluxe-1854')] },
  suhali: { name: 'Suhali', ja: 'スハリ', kind: 'line' },
  supreme: { name: 'Supreme collaboration', ja: 'シュプリームコラボ', fr: 'collaboration Supreme', kind: 'edition', aliases: ['Supreme', 'シュプリーム', '슈프림'], isCommon: true, launches: [year(2017, 'fashionnetwork-supreme', 'hotnewhiphop', 'modamadison', 'refinery29')] },
  taiga: { name: 'Taïga', ja: 'タイガ', kind: 'line', aliases: ['타이가'], launches: [year(1993, 'ten-magazine')] },
  taigarama: { name: 'Taïgarama', ja: 'タイガラマ', kind: 'line', aliases: ['타이가라마'], launches: [year(2019, 'ten-magazine')] },
  'urs-fischer': { name: 'Urs Fischer collaboration', ja: 'ウルス・フィッシャーコラボ', fr: 'collaboration Urs Fischer', kind: 'edition', aliases: ['Urs Fischer'], launches: [year(2021, 'elle-mx')] },
  vernis: { name: 'Monogram Vernis', ja: 'モノグラム・ヴェルニ', kind: 'line', aliases: ['Vernis', 'ヴェルニ', '베르니'], isWord: true, launches: [year(1998, 'minuetoflife', 'fashion-archive', 'ilvoelv-vernis', 'rebag-materials')] },
  alma: { name: 'Alma', ja: 'アルマ', kind: 'model', sizes: ['PM', 'MM', 'GM'], aliases: ['알마'], isWord: true, formerly: ['Squire', 'Champs-Élysées'], launches: [year(1992, 'fashionphile-alma', 'girlstalk', 'louisvuitton-alma', 'vanidades', 'wallpaper', 'weeklyluxdrop-alma')] },
  'alma-bb': { name: 'Alma BB', ja: 'アルマBB', kind: 'version', family: 'alma', aliases: ['알마 BB'] },
  'alma-nano': { name: 'Nano Alma', ja: 'ナノ・アルマ', kind: 'version', family: 'alma', aliases: ['Alma Nano', '나노 알마'], launches: [year(2015, 'vanidades')] },
  amazone: { name: 'Amazone', ja: 'アマゾン', kind: 'model', isCommon: true },
  antigua: { name: 'Antigua', ja: 'アンティグア', kind: 'model', isCommon: true },
  artsy: { name: 'Artsy', ja: 'アーツィー', kind: 'model', sizes: ['MM', 'GM'], aliases: ['앗치'], isWord: true },
  babylone: { name: 'Babylone', ja: 'バビロン', kind: 'model', aliases: ['바빌론'], isShared: true },
  baggy: { name: 'Baggy', ja: 'バギー', kind: 'model', isCommon: true },
  batignolles: { name: 'Batignolles', ja: 'バティニョール', kind: 'model' },
  bedford: { name: 'Bedford', ja: 'ベッドフォード', kind: 'model', isCommon: true },
  bellevue: { name: 'Bellevue', ja: 'ベルヴュー', kind: 'model', isCommon: true },
  beverly: { name: 'Beverly', ja: 'ビバリー', kind: 'model', isCommon: true },
  bloomsbury: { name: 'Bloomsbury', ja: 'ブルームズベリー', kind: 'model', isCommon: true },
  'boite-chapeau-souple': { name: 'Boîte Chapeau Souple', ja: 'ボワット・シャポー・スープル', kind: 'model', aliases: ['부아뜨 샤포 수플'], launches: [year(2018, 'bagaholicboy-boite-chapeau')] },
  bosphore: { name: 'Bosphore', ja: 'ボスフォール', kind: 'model' },
  boulogne: { name: 'Boulogne', ja: 'ブローニュ', kind: 'model', aliases: ['불로뉴'], isCommon: true, isShared: true },
  brea: { name: 'Bréa', ja: 'ブレア', kind: 'model', isCommon: true },
  buci: { name: 'Buci', ja: 'ビュシ', kind: 'model', aliases: ['뷔시'], launches: [year(2022, 'verycool-buci')] },
  bucket: { name: 'Bucket', ja: 'バケット', kind: 'model', isCommon: true },
  bumbag: { name: 'Bumbag', ja: 'バムバッグ', kind: 'model', aliases: ['범백'], isWord: true, isShared: true, launches: [year(2018, 'verycool-bumbag')] },
  'cabas-mezzo': { name: 'Cabas Mezzo', ja: 'カバ・メゾ', kind: 'model' },
  cannes: { name: 'Cannes', ja: 'カンヌ', kind: 'model', aliases: ['깐느'], isCommon: true, isShared: true, launches: [year(2018, 'verycool-cannes')] },
  capucines: { name: 'Capucines', ja: 'カプシーヌ', kind: 'model', aliases: ['Capucine', '카퓌신'], bearer: 'capucines-2013' },
  'capucines-2013': { name: 'Capucines PM', ja: 'カプシーヌPM', kind: 'version', family: 'capucines', aliases: ['Capucines MM', 'Capucines GM', 'Capucines Taurillon', 'Taurillon Capucines', 'カプシーヌMM'], launches: [year(2013, 'amica-capucines', 'marieclaire', 'trends-mag')] },
  'capucines-bb': { name: 'Capucines BB', ja: 'カプシーヌBB', kind: 'version', family: 'capucines-2013', aliases: ['카퓌신 BB'] },
  'capucines-mini': { name: 'Capucines Mini', ja: 'カプシーヌ・ミニ', kind: 'version', family: 'capucines-2013', aliases: ['Mini Capucines', '카퓌신 미니'] },
  carryall: { name: 'CarryAll', ja: 'キャリーオール', kind: 'model', sizes: ['PM', 'MM'], aliases: ['캐리올'], isWord: true },
  cartouchiere: { name: 'Cartouchière', ja: 'カルトシエール', kind: 'model' },
  chantilly: { name: 'Chantilly', ja: 'シャンティイ', kind: 'model', aliases: ['シャンティ', '샹티'], isCommon: true, isShared: true, launches: [year(1978, 'verycool-chantilly'), year(2023, 'verycool-chantilly')] },
  'city-cruiser': { name: 'City Cruiser', ja: 'シティ・クルーザー', kind: 'model', launches: [year(2016, 'purseblog-city-cruiser')] },
  'city-steamer': { name: 'City Steamer', ja: 'シティ・スティーマー', kind: 'model', aliases: ['시티 스티머'] },
  clapton: { name: 'Clapton', ja: 'クラプトン', kind: 'model', isCommon: true },
  cluny: { name: 'Cluny', ja: 'クリュニー', kind: 'model', aliases: ['클루니'], isCommon: true, isShared: true },
  coussin: { name: 'Coussin', ja: 'クッサン', kind: 'model', aliases: ['쿠상'], isWord: true, bearer: 'coussin-2021' },
  'coussin-2021': { name: 'Coussin PM', ja: 'クッサンPM', kind: 'version', family: 'coussin', aliases: ['Coussin BB', 'Coussin MM', 'Pochette Coussin', 'クッサンBB', 'クッサンMM', '쿠상 PM'], launches: [year(2021, 'elespanol', 'vogue-india')] },
  croisette: { name: 'Croisette', ja: 'クロワゼット', kind: 'model', aliases: ['크루아제트'], isCommon: true },
  croissant: { name: 'Croissant', ja: 'クロワッサン', kind: 'model', isCommon: true },
  danube: { name: 'Danube', ja: 'ダヌーブ', kind: 'model', aliases: ['다뉴브'], isCommon: true },
  dauphine: { name: 'Dauphine', ja: 'ドーフィーヌ', kind: 'model', aliases: ['도핀'], isCommon: true, isShared: true, launches: [year(2019, 'yahoo-dauphine')] },
  deauville: { name: 'Deauville', ja: 'ドーヴィル', kind: 'model', aliases: ['ドゥーヴィル', '도빌'] },
  delightful: { name: 'Delightful', ja: 'ディライトフル', kind: 'model', sizes: ['PM', 'MM', 'GM'], aliases: ['딜라이트풀'], isCommon: true },
  diane: { name: 'Diane', ja: 'ディアーヌ', kind: 'model', aliases: ['디안느'], isCommon: true, isShared: true, launches: [year(2022, 'verycool-diane')] },
  drouot: { name: 'Drouot', ja: 'ドルーオ', kind: 'model' },
  'electric-epi': { name: 'Electric Epi', ja: 'エピ・エレクトリック', kind: 'version', family: 'epi', aliases: ['Epi Electric'] },
  ellipse: { name: 'Ellipse', ja: 'エリプス', kind: 'model', aliases: ['일립스'], isCommon: true },
  estrela: { name: 'Estrela', ja: 'エストレラ', kind: 'model' },
  eva: { name: 'Eva', ja: 'エヴァ', kind: 'model', isCommon: true },
  excursion: { name: 'Excursion', ja: 'エクスキュルシオン', kind: 'model', isCommon: true },
  favorite: { name: 'Favorite', ja: 'フェイボリット', kind: 'model', sizes: ['PM', 'MM'], aliases: ['페이보릿'], isCommon: true },
  galliera: { name: 'Galliera', ja: 'ガリエラ', kind: 'model', sizes: ['PM', 'GM'], aliases: ['갈리에라'], ends: [year(2013, 'bragmybag')] },
  'go-14': { name: 'GO-14', kind: 'model', aliases: ['GO14'], isShared: true, launches: [year(2014, 'elle-be', 'fashionweekdaily', 'wwdjapan-go14'), year(2023, 'elle-be', 'magacol', 'wwdjapan-go14')] },
  graceful: { name: 'Graceful', ja: 'グレースフル', kind: 'model', sizes: ['PM', 'MM'], aliases: ['그레이스풀'], isCommon: true },
  hampstead: { name: 'Hampstead', ja: 'ハムステッド', kind: 'model', sizes: ['PM', 'MM', 'GM'], isCommon: true },
  'handle-soft-trunk': { name: 'Handle Soft Trunk', ja: 'ハンドル・ソフト・トランク', kind: 'version', family: 'soft-trunk', launches: [year(2021, 'adfwebmagazine')] },
  houston: { name: 'Houston', ja: 'ヒューストン', kind: 'model', isCommon: true },
  ipanema: { name: 'Ipanema', ja: 'イパネマ', kind: 'model', isCommon: true },
  ivy: { name: 'Ivy', ja: 'アイビー', kind: 'model', isCommon: true, isShared: true, launches: [year(2019, 'verycool-ivy')] },
  'jeune-fille': { name: 'Jeune Fille', ja: 'ジュヌフィーユ', kind: 'model', isWord: true },
  josephine: { name: 'Joséphine', ja: 'ジョゼフィーヌ', kind: 'model', isCommon: true },
  keepall: { name: 'Keepall', ja: 'キーポル', kind: 'model', sizes: ['45', '50', '55', '60'], aliases: ['키폴', 'Kepall'], launches: [year(1924, 'bag-repair', 'farfetch'), year(1930, 'blingborrowers', 'braglvbags', 'icon-icon', 'rinkan')] },
  'keepall-bandouliere': { name: 'Keepall Bandoulière', ja: 'キーポル・バンドリエール', kind: 'model', family: 'keepall', sizes: ['45', '50', '55', '60'], aliases: [...withStrap('Keepall', [45, 50, 55, 60]), '키폴 반둘리에'] },
  'keepall-xs': { name: 'Keepall XS', ja: 'キーポルXS', kind: 'version', family: 'keepall', aliases: ['키폴 XS', 'XS Keepall'] },
  'key-pouch': { name: 'Key Pouch', ja: 'ポシェット・クレ', fr: 'Pochette Clés', kind: 'model', aliases: ['Key Cles', 'Pochette Cles', '키 파우치'], isWord: true },
  'l-express': { name: 'L’Express', ja: 'レクスプレス', kind: 'model', aliases: ['L´Express', 'L Express'], launches: [year(2025, 'luxe-net', 'picolino')] },
  lexington: { name: 'Lexington', ja: 'レキシントン', kind: 'model', isCommon: true },
  lockit: { name: 'Lockit', ja: 'ロックイット', kind: 'model', aliases: ['락킷'], isWord: true, launches: [year(1958, 'guiadasemana', 'luxsure')] },
  'lockit-nano': { name: 'Nano Lockit', ja: 'ナノ・ロックイット', kind: 'version', family: 'lockit', aliases: ['Lockit Nano'], launches: [year(2015, 'vanidades')] },
  lockme: { name: 'Lockme', ja: 'ロックミー', kind: 'model', aliases: ['락미'], isWord: true },
  loop: { name: 'Loop', ja: 'ループ', kind: 'model', aliases: ['루프'], isCommon: true },
  looping: { name: 'Looping', ja: 'ルーピング', kind: 'model', isWord: true },
  'low-key': { name: 'Low Key', ja: 'ローキー', kind: 'model', isWord: true },
  lussac: { name: 'Lussac', ja: 'リュサック', kind: 'model' },
  manhattan: { name: 'Manhattan', ja: 'マンハッタン', kind: 'model', aliases: ['맨해튼'], isCommon: true },
  marelle: { name: 'Marelle', ja: 'マレル', kind: 'model', aliases: ['마렐'] },
  marly: { name: 'Marly', ja: 'マルリー', kind: 'model', aliases: ['Marly Bandoulière', 'Pochette Marly'], isCommon: true },
  'marly-dragonne': { name: 'Marly Dragonne', ja: 'マルリー・ドラゴンヌ', kind: 'model' },
  menilmontant: { name: 'Ménilmontant', ja: 'メニルモンタン', kind: 'model', isCommon: true },
  metis: { name: 'Métis', ja: 'メティス', kind: 'model', aliases: ['Métis Hobo', 'Hobo Métis', '메티스'] },
  monceau: { name: 'Monceau', ja: 'モンソー', kind: 'model', aliases: ['몽소'] },
  montaigne: { name: 'Montaigne', ja: 'モンテーニュ', kind: 'model', aliases: ['몽테뉴'], isCommon: true },
  montorgueil: { name: 'Montorgueil', ja: 'モントルグイユ', kind: 'model', isCommon: true },
  montsouris: { name: 'Montsouris', ja: 'モンスリ', kind: 'model', aliases: ['몽수리'], isShared: true, launches: [year(2017, 'uudoe')] },
  'multi-pochette': { name: 'Multi Pochette Accessoires', ja: 'ミュルティ・ポシェット・アクセソワール', kind: 'model', aliases: ['Multi Pochette', '멀티 포쉐트 악세수아', '멀티 포쉐트', 'Multi Pochette Accessories', 'Multi-Pochette'], launches: [year(2019, 'luxedetect', 'pursebop')] },
  musette: { name: 'Musette', ja: 'ミュゼット', kind: 'model', isWord: true },
  'neo-lockit': { name: 'Neo Lockit', ja: 'ネオ・ロックイット', kind: 'model', launches: [year(2014, 'luxsure')] },
  'neo-noe': { name: 'NéoNoé', ja: 'ネオノエ', kind: 'model', sizes: ['MM'], aliases: ['네오노에'], launches: [year(2017, 'estime-noe', 'weeklyluxdrop-noe')] },
  'neonoe-bb': { name: 'NéoNoé BB', ja: 'ネオノエBB', kind: 'version', family: 'neo-noe', aliases: ['네오노에 BB'] },
  neverfull: { name: 'Neverfull', ja: 'ネヴァーフル', kind: 'model', sizes: ['PM', 'MM', 'GM'], aliases: ['ネバーフル', '네버풀'], launches: [year(2006, 'activa', 'vanidad'), year(2007, 'bag-repair-neverfull', 'brandkanteishi', 'estime-neverfull', 'openforvintage')] },
  'neverfull-bb': { name: 'Neverfull BB', ja: 'ネヴァーフルBB', kind: 'version', family: 'neverfull', aliases: ['네버풀 BB'], launches: [year(2023, 'verycool-neverfull')] },
  'neverfull-pochette': { name: 'Neverfull Pochette', ja: 'ネヴァーフルのポーチ', fr: 'pochette Neverfull', kind: 'version', family: 'neverfull', aliases: ['Neverfull MM Pochette', 'Neverfull GM Pochette'], isCommon: true },
  'neverfull-pouch': { name: 'Neverfull with pouch', ja: 'ネヴァーフル（ポーチ付き）', fr: 'Neverfull avec pochette', kind: 'version', family: 'neverfull', aliases: ['Neo Neverfull'], launches: [about(2014, 'brandkanteishi')] },
  'new-wave': { name: 'New Wave', ja: 'ニューウェーブ', kind: 'model', aliases: ['뉴 웨이브'], isCommon: true, launches: [year(2018, 'buro247')] },
  nice: { name: 'Nice', ja: 'ニース', kind: 'model', isCommon: true },
  nile: { name: 'Nile', ja: 'ナイル', kind: 'model', aliases: ['Nil'], isCommon: true },
  nn14: { name: 'NN14', kind: 'model', aliases: ['NN 14'], launches: [year(2014, 'tendances-de-mode')] },
  noe: { name: 'Noé', ja: 'ノエ', kind: 'model', aliases: ['노에'], isWord: true, launches: [year(1932, 'estime-noe', 'girlstalk', 'guiadasemana', 'luxurypromise')] },
  'noe-bb': { name: 'Noé BB', ja: 'ノエBB', kind: 'version', family: 'noe', aliases: ['노에 BB'], launches: [year(2013, 'mimosalane')] },
  'noe-nano': { name: 'Nano Noé', ja: 'ナノ・ノエ', kind: 'version', family: 'noe', aliases: ['나노 노에'], launches: [year(2015, 'vanidades'), year(2022, 'verycool-nano-noe')] },
  odeon: { name: 'Odéon', ja: 'オデオン', kind: 'model', aliases: ['오데옹'], isCommon: true },
  'on-my-side': { name: 'On My Side', ja: 'オンマイサイド', kind: 'model', aliases: ['온 마이 사이드'], isWord: true },
  onthego: { name: 'OnTheGo', ja: 'オンザゴー', kind: 'model', sizes: ['PM', 'MM', 'GM'], aliases: ['온더고'], isWord: true, launches: [year(2019, 'blondesalad', 'oglobo')] },
  orsay: { name: 'Orsay', ja: 'オルセー', kind: 'model', isCommon: true },
  palermo: { name: 'Palermo', ja: 'パレルモ', kind: 'model', aliases: ['팔레르모'], isCommon: true },
  pallas: { name: 'Pallas', ja: 'パラス', kind: 'model', aliases: ['팔라스'], isWord: true, launches: [year(2013, 'vanidades')] },
  'pallas-nano': { name: 'Nano Pallas', ja: 'ナノ・パラス', kind: 'version', family: 'pallas', aliases: ['Pallas Nano'], launches: [year(2015, 'vanidades')] },
  'palm-springs': { name: 'Palm Springs Backpack', ja: 'パームスプリングス', fr: 'sac à dos Palm Springs', kind: 'model', sizes: ['PM', 'MM'], aliases: ['Palm Springs', '팜 스프링스'], isCommon: true, launches: [year(2015, 'purseblog-palm-springs', 'louisvuittonlover')] },
  'palm-springs-mini': { name: 'Palm Springs Mini', ja: 'パームスプリングス・ミニ', kind: 'version', family: 'palm-springs', aliases: ['Mini Palm Springs', 'Palm Springs Backpack Mini', 'Mini Palm Springs Backpack', 'Palm Springs Mini Backpack', '팜 스프링스 미니'] },
  pampelonne: { name: 'Pampelonne', ja: 'パンプロンヌ', kind: 'model', aliases: ['Pampelone'], launches: [year(2006, 'philstar')] },
  papillon: { name: 'Papillon', ja: 'パピヨン', kind: 'model', sizes: ['26', '30'], aliases: ['파피용'], isWord: true, launches: [year(1966, 'blingborrowers', 'buysell', 'reantique')] },
  'papillon-bb': { name: 'Papillon BB', ja: 'パピヨンBB', kind: 'version', family: 'papillon', aliases: ['파피용 BB'] },
  'papillon-long-handles': { name: 'Papillon with long handles', ja: 'パピヨン（ロングハンドル）', fr: 'Papillon à longues poignées', kind: 'version', family: 'papillon', launches: [year(2012, 'istillloveyouso', 'reantique')] },
  'papillon-natural-handles': { name: 'Papillon with natural leather handles', ja: 'パピヨン（ヌメ革ハンドル）', fr: 'Papillon à poignées en cuir naturel', kind: 'version', family: 'papillon', launches: [about(2002, 'istillloveyouso', 'reantique')] },
  'petit-noe': { name: 'Petit Noé', ja: 'プチ・ノエ', kind: 'model', family: 'noe', aliases: ['쁘띠 노에', '쁘띠뜨 노에'] },
  'petit-sac-plat': { name: 'Petit Sac Plat', ja: 'プティ・サック・プラ', kind: 'model', aliases: ['쁘띠 삭 플라'] },
  'petite-malle': { name: 'Petite Malle', ja: 'プティット・マル', kind: 'model', aliases: ['쁘띠뜨 말', '쁘띠 말'], isWord: true, launches: [year(2014, 'telegraph', 'fashionista', 'ozonweb')] },
  phenix: { name: 'Phenix', ja: 'フェニックス', kind: 'model', isCommon: true },
  piano: { name: 'Cabas Piano', ja: 'カバ・ピアノ', kind: 'model', isCommon: true },
  pleaty: { name: 'Pleaty', ja: 'プリーティ', kind: 'model', aliases: ['플리티'] },
  'pochette-accessoires': { name: 'Pochette Accessoires', ja: 'ポシェット・アクセソワール', kind: 'model', aliases: ['Pochette Accessoire', 'Accessory Pouch', 'Accessories Pouch', 'アクセソワール', '포쉐트 악세수아', 'Pochette Accessories'], isWord: true, launches: [year(1992, 'thevintagebar')] },
  'pochette-accessoires-mini': { name: 'Mini Pochette Accessoires', ja: 'ミニ・ポシェット・アクセソワール', kind: 'version', family: 'pochette-accessoires', aliases: ['Mini Pochette', 'Mini Pochette Accessories', 'Pochette Accessoires Mini', '미니 포쉐트 악세수아'] },
  'pochette-felicie': { name: 'Pochette Félicie', ja: 'ポシェット・フェリシー', kind: 'model', aliases: ['Felicie Pochette', 'Félicie', 'ポシェット・フェリーチェ', '포쉐트 펠리시'], launches: [year(2015, 'monnibee-felicie')] },
  'pochette-metis': { name: 'Pochette Métis', ja: 'ポシェット・メティス', kind: 'model', aliases: ['Metis Pochette', '포쉐트 메티스'], launches: [year(2012, 'bagista', 'unwrapped'), year(2013, 'lifestyle-tale')] },
  'pochette-metis-empreinte': { name: 'Pochette Métis Empreinte', ja: 'ポシェット・メティス アンプラント', kind: 'version', family: 'pochette-metis', parts: ['pochette-metis', 'monogram-empreinte'], aliases: ['Empreinte Pochette Métis'], launches: [year(2017, 'jarretteatkins', 'lifestyle-tale', 'verycool-metis')] },
  'pochette-metis-reverse': { name: 'Pochette Métis Reverse', ja: 'ポシェット・メティス リバース', kind: 'version', family: 'pochette-metis', parts: ['pochette-metis', 'monogram-reverse'], aliases: ['Reverse Pochette Métis'], launches: [year(2015, 'lifestyle-tale')] },
  'pont-9': { name: 'Pont 9', ja: 'ポン・ヌフ', kind: 'model', aliases: ['LV Pont 9', '퐁 뇌프'], launches: [year(2020, 'vogue-india-pont')] },
  popincourt: { name: 'Popincourt', ja: 'ポパンクール', kind: 'model', aliases: ['포팡쿠르'] },
  randonnee: { name: 'Randonnée', ja: 'ランドネ', kind: 'model', isCommon: true },
  reade: { name: 'Reade', ja: 'リード', kind: 'model', isCommon: true },
  reporter: { name: 'Reporter', ja: 'リポーター', kind: 'model', isCommon: true },
  riviera: { name: 'Riviera', ja: 'リヴィエラ', kind: 'model', isCommon: true },
  rivoli: { name: 'Rivoli', ja: 'リヴォリ', kind: 'model', aliases: ['리볼리'], isCommon: true },
  roxbury: { name: 'Roxbury', ja: 'ロックスベリー', kind: 'model', isCommon: true },
  'sac-plat': { name: 'Sac Plat', ja: 'サック・プラ', kind: 'model', aliases: ['삭 플라'], isWord: true },
  'sac-souple': { name: 'Sac Souple', ja: 'サック・スープル', kind: 'model', isWord: true },
  'saint-cloud': { name: 'Saint Cloud', ja: 'サンクルー', kind: 'model', aliases: ['St Cloud'], isCommon: true },
  'saint-jacques': { name: 'Saint Jacques', ja: 'サンジャック', kind: 'model', aliases: ['St Jacques'], isCommon: true },
  saintonge: { name: 'Saintonge', ja: 'サントンジュ', kind: 'model', aliases: ['생통주'] },
  saleya: { name: 'Saleya', ja: 'サレヤ', kind: 'model', launches: [year(2006, 'philstar')] },
  salsa: { name: 'Salsa', ja: 'サルサ', kind: 'model', isCommon: true },
  'santa-monica': { name: 'Santa Monica', ja: 'サンタモニカ', kind: 'model', isCommon: true, launches: [year(2019, 'verycool-santa-monica')] },
  saumur: { name: 'Saumur', ja: 'ソミュール', kind: 'model', sizes: ['25', '30', '35'], aliases: ['ソミュア', '소뮈르'], isShared: true, launches: [year(1986, 'activa', 'vanidad')] },
  'saumur-bb': { name: 'Saumur BB', ja: 'ソミュールBB', kind: 'version', family: 'saumur', aliases: ['소뮈르 BB'], launches: [year(2023, 'verycool-chantilly')] },
  'sc-bag': { name: 'SC Bag', ja: 'SCバッグ', fr: 'sac SC', kind: 'model', aliases: ['Sofia Coppola Bag', 'Sofia Coppola'], launches: [year(2009, 'bty-navi', 'wishyouhad')] },
  'side-trunk': { name: 'Side Trunk', ja: 'サイド・トランク', kind: 'model', aliases: ['사이드 트렁크'], isWord: true },
  'soft-trunk': { name: 'Soft Trunk', ja: 'ソフト・トランク', kind: 'model', aliases: ['Soft Trunk Bag'], isWord: true, launches: [year(2019, 'lofficiel-trunk', 'wwdjapan-trunk')] },
  sologne: { name: 'Sologne', ja: 'ソローニュ', kind: 'model', isCommon: true },
  soufflot: { name: 'Soufflot', ja: 'スフロ', kind: 'model', aliases: ['수플로'], isCommon: true, isShared: true },
  speedy: { name: 'Speedy', ja: 'スピーディ', kind: 'model', sizes: ['30', '35', '40'], aliases: ['스피디'], isWord: true, launches: [year(1930, 'girlstalk', 'luxeagain'), about(1930, 'rinkan')] },
  'speedy-20': { name: 'Speedy 20', ja: 'スピーディ20', kind: 'version', family: 'speedy', aliases: ['스피디 20'] },
  'speedy-25': { name: 'Speedy 25', ja: 'スピーディ25', kind: 'version', family: 'speedy', aliases: ['스피디 25'], launches: [year(1959, 'monnibee'), year(1965, 'girlstalk', 'guiadasemana', 'luxeagain', 'luxurypromise')] },
  'speedy-bandouliere': { name: 'Speedy Bandoulière', ja: 'スピーディ・バンドリエール', kind: 'model', family: 'speedy', sizes: ['25', '30', '35', '40'], aliases: [...withStrap('Speedy', [25, 30, 35, 40]), ...SPEEDY_B, '스피디 반둘리에'], launches: [year(2011, 'monnibee', 'newvintage', 'rinkan')] },
  'speedy-mini': { name: 'Mini Speedy', ja: 'ミニ・スピーディ', kind: 'version', family: 'speedy', aliases: ['Speedy Mini', 'Speedy HL', 'Mini HL', 'Nano Speedy HL', 'Nano Speedy Mini HL', '미니 스피디'], launches: [year(1978, 'girlstalk')] },
  'speedy-nano': { name: 'Nano Speedy', ja: 'ナノ・スピーディ', kind: 'version', family: 'speedy', aliases: ['Speedy Nano', '나노 스피디'], launches: [year(2015, 'vanidades')] },
  thames: { name: 'Thames', ja: 'テムズ', kind: 'model', isCommon: true },
  theda: { name: 'Theda', ja: 'シーダ', kind: 'model' },
  thompson: { name: 'Thompson', ja: 'トンプソン', kind: 'model', isCommon: true },
  tivoli: { name: 'Tivoli', ja: 'ティヴォリ', kind: 'model', sizes: ['PM', 'GM'], aliases: ['チボリ'], isWord: true, launches: [about(2008, 'bylisette', 'purseblog')], ends: [about(2014, 'purseblog')] },
  'toiletry-pouch': { name: 'Toiletry Pouch', ja: 'ポッシュ・トワレット', fr: 'Poche Toilette', kind: 'model', sizes: ['15', '19', '26'], aliases: ['トワレポーチ', 'Toiletry 26', 'Toiletry 19', 'Toiletry 15'], isWord: true },
  totally: { name: 'Totally', ja: 'トータリー', kind: 'model', sizes: ['PM', 'MM', 'GM'], aliases: ['토탈리'], isCommon: true },
  trevi: { name: 'Trevi', ja: 'トレヴィ', kind: 'model', isCommon: true },
  trocadero: { name: 'Trocadéro', ja: 'トロカデロ', kind: 'model', isCommon: true },
  trotteur: { name: 'Trotteur', ja: 'トロター', kind: 'model', isWord: true },
  trouville: { name: 'Trouville', ja: 'トゥルーヴィル', kind: 'model', aliases: ['트루빌'], isCommon: true },
  turenne: { name: 'Turenne', ja: 'テュレン', kind: 'model', aliases: ['튀렌'], isCommon: true, isShared: true, launches: [year(2014, 'vanidades')] },
  'turenne-nano': { name: 'Nano Turenne', ja: 'ナノ・テュレン', kind: 'version', family: 'turenne', aliases: ['Turenne Nano'], launches: [year(2015, 'vanidades')] },
  twist: { name: 'Twist', ja: 'ツイスト', kind: 'model', aliases: ['Twist bag', '트위스트'], isWord: true, launches: [year(2014, 'amica-twist', 'storedandadored')] },
  vavin: { name: 'Vavin', ja: 'ヴァヴァン', kind: 'model', isCommon: true, isShared: true },
  victorine: { name: 'Victorine', ja: 'ヴィクトリーヌ', kind: 'model', isCommon: true },
  'viva-cite': { name: 'Viva Cité', ja: 'ヴィバ・シテ', kind: 'model', aliases: ['비바 시떼'] },
  'w-tote': { name: 'W Tote', ja: 'Wトート', fr: 'sac W', kind: 'model', aliases: ['W Bag', 'W PM', 'W MM'], launches: [year(2013, 'flare', 'vanidades')] },
  wilshire: { name: 'Wilshire', ja: 'ウィルシャー', kind: 'model', isCommon: true },
  zippy: { name: 'Zippy', ja: 'ジッピー', kind: 'model', aliases: ['Zippy Wallet', 'Portefeuille Zippy', 'Zippy Organizer', '지피'], isWord: true },
});

/** A line or model by its id, such as `damier-azur`. */
export type LineId = keyof typeof ROWS;
