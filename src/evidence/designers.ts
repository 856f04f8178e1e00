import type { DesignerId } from '../core/designers.ts';
import type { SourcePage } from '../core/sources.ts';

interface DesignerPages {
  readonly from: readonly SourcePage[];
  readonly until: readonly SourcePage[];
}

/** The pages that give the first and the last year of each designer, from two separate sites or more. */
// prettier-ignore
export const DESIGNER_PAGES: Readonly<Record<DesignerId, DesignerPages>> = {
  'marc-jacobs': {
    from: [
      { title: 'Elle Australia', url: 'https://elle.com.au/author/elle/page/453' },
      { title: 'Sassybella', url: 'http://www.sassybella.com/2013/10/marc-jacobs-louis-vuitton-creative-director/' },
    ],
    until: [
      { title: 'The Daily Beast', url: 'https://www.thedailybeast.com/marc-jacobs-leaves-louis-vuitton-after-16-years' },
      { title: 'Edge Media Network', url: 'https://washington.edgemedianetwork.com/story/150088' },
    ],
  },
  'kim-jones': {
    from: [
      { title: 'Fashionsnap', language: 'ja', url: 'http://www.fashionsnap.com/news/2011-03-01/kim-jones-louis-vitton/' },
      { title: 'Fashion Times', language: 'it', url: 'https://fashiontimes.it/2011/03/kim-jones-nuovo-direttore-studio-ready-to-wear-e-stile-uomo-di-louis-vuitton' },
    ],
    until: [
      { title: 'CNA', url: 'https://www.channelnewsasia.com/news/cna-lifestyle/style/kim-jones-is-leaving-louis-vuitton-9870330' },
      { title: 'Hero', url: 'https://hero-magazine.com/article/113837/kim-jones-is-stepping-down-as-artistic-director-at-louis-vuitton-menswear/' },
    ],
  },
  'nicolas-ghesquiere': {
    from: [
      { title: 'InStyle UK', url: 'http://www.instyle.co.uk/fashion/news/louis-vuitton-officially-names-nicolas-ghesquiere-as-marc-jacobs-successor' },
      { title: 'The Independent', url: 'http://independent.co.uk/life-style/fashion/from-balenciaga-to-louis-vuitton-nicolas-ghesquire-is-appointed-new-creative-director-8921467.html' },
    ],
    until: [],
  },
  'virgil-abloh': {
    from: [
      { title: 'Reuters', url: 'https://www.reuters.com/lifestyle/louis-vuitton-designer-virgil-abloh-dies-2021-11-28/' },
      { title: 'Punch', url: 'https://punchng.com/influential-louis-vuitton-designer-virgil-abloh-dies-of-cancer' },
    ],
    until: [
      { title: 'Reuters', url: 'https://www.reuters.com/lifestyle/louis-vuitton-designer-virgil-abloh-dies-2021-11-28/' },
      { title: '24ur', url: 'https://24ur.com/kljucna-beseda/vigil%20abloh' },
    ],
  },
  'pharrell-williams': {
    from: [
      { title: 'E! News', url: 'https://www.eonline.com/news/1364958/louis-vuitton-marks-new-era-with-pharrell-williams-as-the-new-men-s-creative-director' },
      { title: 'FBC News', url: 'https://fbcnews.com.fj/entertainment/louis-vuitton-picks-pharrell-williams-to-head-menswear-designs' },
    ],
    until: [],
  },
};
