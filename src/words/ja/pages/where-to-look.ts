import { years } from '../guide.ts';
import type { ModelPlaceId, SearchPlaceId, StampKind } from '../../../evidence/where-to-look.ts';
import { site } from '../../config.ts';
import { BRAND } from '../brand.ts';

/** Where to find the stamp, and what is often mistaken for it. */
export const whereToLook = {
  path: '/where-to-look',
  title: '製造番号の場所',
  lede: '製造番号は小さく、薄れていることも多く、最初に見た場所にあることはめったにありません。探す場所とその順番、モデル別にわかっていること、製造番号と間違えやすいものをまとめました。',
  order: {
    title: '探す順番',
    lede: '場所は品物によって違い、決まりはどこにも公表されていません。ここに挙げるのは、公開されている解説にある場所です。挙げている解説の多い順に並べ、財布は最後にしました。',
    drawing:
      '手前を切り取って中を見せたバッグと、隣に置いた財布。説明にある6か所に番号が付いています',
    sources: '出典：',
  },
  light: {
    title: '見つけるコツ',
    steps: [
      'ライトは真上からではなく、革の表面に沿わせて当てます。色のない刻印にも影ができます。',
      'ポケットはいっぱいまで開き、革タグは一つずつ裏返します。番号が裏側にあることもあります。',
      '写真を撮って拡大します。淡い色の裏地に淡い色の文字でも、そのほうが見やすくなります。',
      '見えたとおりに書き取り、読めない文字は「?」にします。そのままツールに入力できます。',
    ],
  },
  models: {
    title: 'モデル別',
    lede: 'どの場所も、1つ以上の資料がそのモデルについて述べているものです。資料が1つだけの場合は、お手元のバッグと違うことも十分ありえます。',
    columns: { model: 'アイテム', where: '場所', source: '出典' },
  },
  /** What is often mistaken for a date code. */
  others: {
    title: '製造番号ではないもの',
    lede: 'バッグや付属の書類には、ほかにも番号や印があります。製造時期を表すのは製造番号だけです。',
    kinds: [
      {
        name: '型番',
        example: 'M43186、N51997',
        text: 'M・Nなどのアルファベット1文字と5桁の数字が基本で（2024年以降はM2A467のようなものもあります）、レシート、値札、公式サイトの商品ページに記されています。モデルを表す番号で、同じモデル、サイズ、素材ならどのバッグも同じです。',
      },
      {
        name: 'ロゴの刻印',
        example: '「made in France」',
        text: 'ブランド名、「Paris」、国名を、革タグや裏地に型押ししたものです。数字はありません。バッグが作られた国を示し、ふつうは製造番号と合います。',
      },
      {
        name: 'レシートや注文の番号',
        example: '紙に記載',
        text: 'レシート、請求書、箱にある番号です。販売の際に付けられたもので、バッグの番号ではありません。',
      },
      {
        name: 'ICチップ',
        example: `${years.firstChips}から`,
        text: '裏地と表地の間にあり、製造番号に代わるものです。スマートフォンで存在は確認できますが、内容を読めるのはブランドの直営店だけです。製造番号の刻印はありません。',
      },
      {
        name: 'カデナ（パドロック）と鍵の番号',
        example: '金属の部分',
        text: 'パドロックと鍵には同じ番号が入っています。どの鍵がどのカデナに合うかを示します。',
      },
    ],
  },
  none: {
    title: 'どこにも見当たらないとき',
    points: [
      'バッグに付属するポーチには、製造番号がないことや、バッグと違う番号が入っていることがあります。',
      '製造番号がないだけで、偽物とはいえません。それが何を意味するかは、バッグの年代によって変わります。',
    ],
    link: '番号がない・ICチップの場合は、こちら',
  },
  back: '製造番号を調べる',
  head: {
    title: `${BRAND}のシリアルナンバーはどこ？ 製造番号の場所 | ${site.name}`,
    description: `${BRAND}のバッグや財布で、シリアルナンバー（製造番号）はどこにあるか。探す順番、出典つきのモデル別の場所、間違えやすい番号をまとめました。`,
    keywords: [
      'ルイヴィトン シリアルナンバー どこ',
      '製造番号 場所',
      'ネヴァーフル シリアルナンバー 場所',
    ],
  },
} as const;

/** What the stamp is on. */
export const stampKinds: Readonly<Record<StampKind, string>> = {
  tab: '革タグに刻印',
  lining: '裏地に直接刻印',
  either: '革タグまたは裏地に刻印',
  none: '番号なし',
};

/** The places to search, in order. */
export const searchPlaces: Readonly<
  Record<SearchPlaceId, { readonly name: string; readonly text: string }>
> = {
  tab: {
    name: '革タグ',
    text: '内側の縫い目に縫い込まれた小さな革です。一つずつ裏返してみます。何も刻印されていないものもあるので、次のタグも見ます。',
  },
  pocket: {
    name: '内ポケットの中と裏',
    text: 'ポケットの口、奥のほう、後ろ側の裏地、下に垂れた革タグを見ます。',
  },
  zip: {
    name: 'ファスナーの裏',
    text: 'ファスナーの歯に沿ったテープと、その両端です。薄れていることがよくあります。',
  },
  seam: {
    name: '縫い目に沿って',
    text: '裏地と本体の境目です。口のまわりをぐるりと、それから底の角を見ます。',
  },
  strap: {
    name: 'Dカンの裏',
    text: 'ストラップを留める金属の輪です。一つずつ持ち上げて、裏の革を見ます。',
  },
  wallet: {
    name: '財布の場合',
    text: 'ポケットやカード入れの中、内側の脇の縫い目、ファスナーの裏です。一つずつ押し広げて、奥まで見ます。',
  },
};

/** Where the stamp is, by model or kind of item. */
export const modelPlaces: Readonly<
  Record<ModelPlaceId, { readonly name: string; readonly text: string }>
> = {
  neverfull: {
    name: 'ネヴァーフル',
    text: '内側の右、吊り下がったファスナーポケットの下。',
  },
  'speedy-30': {
    name: 'スピーディ30',
    text: '内側の革タグのうち2つには何もなく、番号は3つ目、吊り下がったポケットの下の右側にあります。',
  },
  'pochette-metis': {
    name: 'ポシェット・メティス',
    text: 'メインの収納部ではなく、背面のファスナーポケットの中、右側。',
  },
  neonoe: {
    name: 'ネオノエ',
    text: '中央のファスナー付き収納部の中、正面から見て左側。',
  },
  onthego: { name: 'オンザゴー', text: 'ファスナー付き収納部の中、ポケットの裏地。' },
  artsy: { name: 'アーツィー', text: '内ポケットの中。' },
  'toiletry-pouch': {
    name: 'ポッシュ・トワレット',
    text: '革の内張りの上部、ファスナーの端にある革タグの近く。',
  },
  'pochette-accessoires': {
    name: 'ポシェット・アクセソワール',
    text: '内側の脇。ほかに革タグはありません。',
  },
  'papillon-pouch': {
    name: 'パピヨンの付属ポーチ（2002年頃まで）',
    text: 'ポーチ自体に番号はありません。バッグのほうを見てください。',
  },
  trevi: { name: 'トレヴィPM', text: '内側の面に付いたポケットの中。' },
  alcantara: {
    name: 'マイクロスエード（アルカンターラ）の裏地',
    text: 'スエードに刻印されています。薄れやすく、読めないことや消えていることがあります。',
  },
  'tote-pouch': {
    name: 'ポーチ付きのトート',
    text: 'バッグの番号とは別に、ポーチにも番号が入っていることがあります。',
  },
};
