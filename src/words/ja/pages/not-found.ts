import { site } from '../../config.ts';

/** The 404 page. */
export const notFound = {
  title: 'ページが見つかりません',
  lede: 'お探しのページは見つかりませんでした。URLの入力に間違いがあるか、リンクが古くなっているのかもしれません。',
  home: 'トップページへ戻る',
  head: {
    title: `ページが見つかりません | ${site.name}`,
    description: `このURLにはページがありません。製造番号は、${site.name}のトップページで調べられます。`,
    keywords: ['ページが見つかりません'],
  },
} as const;
