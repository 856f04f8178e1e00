import { hostingCompany, publisher, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';
import { BRAND } from '../brand.ts';

/** Who runs the site and who hosts it, as the build was told. */
export const legalNotice = {
  title: '運営者情報',
  lede: 'このサイトの運営者、サーバーの提供会社、連絡先のご案内です。',
  sections: [
    {
      id: 'publisher',
      title: '運営者',
      body: [
        publisher ?? '運営者名は、まだ掲載していません。',
        {
          words: [
            '連絡先：',
            { text: site.email, href: `mailto:${site.email}` },
            '（個人情報に関するお問い合わせや、内容の訂正のご依頼も、こちらで承ります）',
          ],
        },
      ],
    },
    {
      id: 'host',
      title: 'サーバー',
      body: [hostingCompany ?? 'サーバーの提供会社は、まだ掲載していません。'],
    },
    {
      id: 'licenses',
      title: '著作権と商標',
      body: [
        `${site.name}のプログラムと製造工場の一覧は、自由に利用できるライセンスで公開しています。詳しくは各ページの下部をご覧ください。${BRAND}は商標権者の商標であり、当サイトは商標権者とは関係ありません。`,
      ],
    },
  ],
  home: 'トップページへ戻る',
  head: {
    title: `運営者情報 | ${site.name}`,
    description: `${site.name}の運営者、サーバーの提供会社、連絡先。`,
    keywords: ['運営者情報', site.name, '連絡先'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
