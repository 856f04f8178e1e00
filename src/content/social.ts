/** A post as it is written here; nothing is loaded from either platform. */
export interface SocialPost {
  readonly id: string;
  readonly platform: 'instagram' | 'linkedin';
  readonly content: string;
  /** One of our own drawings. */
  readonly image?: 'weave' | 'tab';
  readonly date: string;
  readonly engagement: string;
}

export const feed = {
  title: 'From our feeds',
  lede: 'Four sample posts, written for this page. Opening them loads nothing from either network.',
  open: 'Show the posts',
  close: 'Hide the posts',
} as const;

/** What the platforms call themselves. */
export const platformNames: Readonly<Record<SocialPost['platform'], string>> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

export const socialPosts = [
  {
    id: 'weave',
    platform: 'instagram',
    content:
      'First and third, second and fourth. Once you have seen how the digits weave, you can read a stamp in the shop without a phone.',
    image: 'weave',
    date: '14 September 2026',
    engagement: '248 likes',
  },
  {
    id: 'resale',
    platform: 'linkedin',
    content:
      'For resellers: write the code into the listing, but write what it shows, a date and a place. “Authentic because of the code” is a sentence that comes back.',
    date: '2 September 2026',
    engagement: '61 reactions',
  },
  {
    id: 'tab',
    platform: 'instagram',
    content:
      'No code in the pocket, none on the tab? Look behind the D-ring. Bring a small lamp and hold it low.',
    image: 'tab',
    date: '21 August 2026',
    engagement: '193 likes',
  },
  {
    id: 'chips',
    platform: 'linkedin',
    content:
      'Since 2021 chips have been taking the place of stamps. It went gradually, so a bag from 2022 may still carry a code, and one from 2021 may have none.',
    date: '6 August 2026',
    engagement: '87 reactions',
  },
] as const satisfies readonly SocialPost[];
