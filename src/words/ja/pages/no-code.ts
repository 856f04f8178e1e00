import type { BagAgeId, ChipQuestionId, NoProofId } from '../../../evidence/no-code.ts';
import { site } from '../../config.ts';
import { BRAND } from '../brand.ts';
import { afterLastCodes, years } from '../guide.ts';

/** What a missing code means, and what the chip is. */
export const noCodePage = {
  path: '/no-code',
  title: '製造番号がない場合・ICチップの場合',
  lede: '製造番号がないだけでは、偽物とはいえません。それが何を意味するかは、バッグが作られた時期によって変わります。',
  ages: {
    title: '製造年代別の目安',
    lede: '時期は資料によって1〜2年の差があります。目安としてご覧ください。',
  },
  again: {
    title: 'もう一度、探してみる',
    lede: '製造番号は小さく、薄れていることもよくあります。低い位置からライトを当てながら、次の順番で探してみてください。',
    drawing:
      '手前を切り取って中を見せたバッグと、隣に置いた財布。説明にある6か所に番号が付いています',
    link: 'すべての場所と出典、モデル別にわかっていること',
  },
  chip: {
    title: 'ICチップ',
    lede: 'ICチップの仕組み、スマートフォンでわかること、真贋の証明になるかどうか。',
  },
  proof: { title: '製造番号がないとき' },
  back: '製造番号を調べる',
  head: {
    title: `ルイヴィトンのシリアルナンバーがない？偽物とは限らない理由とICチップ | ${site.name}`,
    description: `${BRAND}のバッグにシリアルナンバー（製造番号）がないとき、それが何を意味するかを年代別に解説。もう一度探す場所や、ICチップでわかること、わからないことも。`,
    keywords: [
      'ルイヴィトン シリアルナンバー ない',
      'ルイヴィトン ICチップ',
      '製造番号 見当たらない',
    ],
  },
} as const;

/** What it means that a bag of some age has no code. `expect` is the short answer. */
export const bagAges: Readonly<
  Record<BagAgeId, { readonly when: string; readonly expect: string; readonly text: string }>
> = {
  'before-codes': {
    when: `${years.early}より前`,
    expect: '番号なし',
    text: `これほど古いバッグには、もともと製造番号がありません。製造番号の始まりは資料によって異なり、${years.first}年頃、${years.early}の初め、1982年の説があります。`,
  },
  eighties: {
    when: years.early,
    expect: 'ふつうは番号あり',
    text: `${years.lettersAlways}年より前のものには、番号がないものも少しあります。`,
  },
  'french-company': {
    when: 'フレンチ・カンパニー製（1970年代〜1991年頃）',
    expect: '番号なしが多い',
    text: 'アメリカでバッグを作っていたライセンス企業（The French Company）です。独自のタグが付いています。',
  },
  coded: {
    when: `${years.months}年〜${years.chips}年の初め`,
    expect: '番号あり。もう一度探しましょう',
    text: 'それでも、番号がないことはあります。使用やクリーニングで革タグが取れる、マイクロスエード（アルカンターラ）の刻印が薄れる、修理や裏地の張り替えで失われる、といった場合です。まれに、単なる打刻し忘れもあります。',
  },
  changeover: {
    when: `${years.firstChips}〜${years.lastCodes}年末`,
    expect: '番号かICチップ、または両方',
    text: 'ICチップは、モデルごとに少しずつ製造番号に代わっていきました。2020年にはすでに本格的な導入が始まっていたとする店が1軒あります。',
  },
  chipped: {
    when: `${years.lastCodes + 1}年から`,
    expect: 'ICチップあり、番号なし',
    text: `現在はこれがふつうです。${afterLastCodes}`,
  },
};

/** Questions about the chip. */
export const chipQuestions: Readonly<
  Record<ChipQuestionId, { readonly question: string; readonly answer: string }>
> = {
  what: {
    question: 'ICチップとは、どんなものですか？',
    answer:
      'ごく小さな無線タグで、近づけた読み取り機が信号を受け取ります。資料によってRFIDともNFCとも呼ばれます。NFCはRFIDの一種で、スマートフォンが使う近距離のものです。',
  },
  where: {
    question: 'どこにありますか？',
    answer: '裏地と表地の間にあり、位置は決まっていません。外からは見えません。',
  },
  since: {
    question: 'いつから入っていますか？',
    answer: `${years.firstChips}頃からです。ある店によると、2018年頃からのバッグにも製造番号とICチップの両方を備えたものがあります。ブランドからの発表はなかったとする資料が2つ、発表があったとする資料が1つあります。`,
  },
  phone: {
    question: 'スマートフォンで読めますか？',
    answer:
      'チップがあることはわかります。NFC Toolsなどのアプリなら、チップの技術的な情報も表示できます。ただし、中のデータは暗号化されていて、読めるのはブランドの直営店だけです。チップから製造時期や工場、シリアルナンバーがわかるとうたうページは、信用しないでください。チップを読み取るとブランドのサイトのページが開くとする解説が1つありますが、そう述べる資料はほかにありません。',
  },
  proof: {
    question: 'ICチップがあれば、本物といえますか？',
    answer:
      'いいえ。チップは安く、誰でも買えます。チップの入った偽物は店で確認されていて、そのうち1店は2024年秋からとしています。',
  },
  label: {
    question: '「MADE IN」の表記は必ずありますか？',
    answer:
      'ないこともあるようです。ICチップの入ったバッグにはこの表記もないものがある、とする資料が1つあります。',
  },
};

/** What a missing code proves, and what to look at in its place. */
export const noProof: Readonly<
  Record<NoProofId, { readonly question: string; readonly answer: string }>
> = {
  fake: {
    question: '製造番号のないバッグは、偽物ですか？',
    answer:
      'いいえ、それだけでは偽物とはいえません。本物でも、製造番号が始まる前のものや、廃止されたあとのものには番号がありません。番号が擦れて消えたり、修理で失われたりすることもあります。ICチップが登場する前は、番号のないバッグをすべて偽物とする店も実際にあったと、2つの店が振り返っています。',
  },
  then: {
    question: '代わりに何を見ればよいですか？',
    answer:
      'バッグ全体です。素材、縫製、金具、ロゴの刻印を見て、レシートと入手先も確かめましょう。',
  },
  copied: {
    question: '正しい製造番号があれば、本物といえますか？',
    answer:
      'いえません。番号もほかの部分と同じようにまねできます。ある鑑定サービスでは、偽物の半数近く（48％）に正しい形式の番号があったと、1つの解説が伝えています。',
  },
  card: {
    question: 'ギャランティカードは、証明になりますか？',
    answer:
      'ブランドはギャランティカードを発行していません。ブランドのものとされるカードがあれば、詳しく確認したほうがよいでしょう。店や鑑定士のカードや鑑定書は別のもので、その価値は発行元次第です。',
  },
};
