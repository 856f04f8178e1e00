import { TABLE_DAY } from '../../../core/factories.ts';
import { site } from '../../config.ts';
import { BRAND } from '../brand.ts';
import { grades } from '../core.ts';
import { afterLastCodes, years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';

/** The date of the tables, which changes with them. */
export const tables = { text: '2026年11月', iso: TABLE_DAY } as const;

/** The page's metadata. */
export const head = {
  title: `${BRAND}の真贋チェックガイド | ${site.name}`,
  description: `${BRAND}のシリアルナンバー（製造番号）の探し方、読み方、判断のしかた。年代別の形式、製造工場のアルファベット、練習問題、チェックリストを、画面でも印刷でも。`,
  keywords: [
    'ルイヴィトン 真贋 見分け方',
    'シリアルナンバー 早見表',
    '製造工場 アルファベット',
    'チェックリスト',
  ],
} as const;

/** The beginning of the guide, a cover page in print. */
export const cover = {
  title: '真贋チェックガイド',
  lede: `${BRAND}の製造番号の見つけ方、自分での読み方、読み取り結果の判断のしかたをまとめました。印刷しておけば、電波の届かない場所でもご利用いただけます。`,
  tagline: '無料で、印刷も配布も自由',
  /** Shown on screen only. */
  printHint:
    '持ち歩くには、このページを印刷するか、PDFとして保存してください。どちらもブラウザの機能でできます。',
  tables: `${tables.text}現在の表`,
  contents: 'このガイドの内容',
  /** The code in the drawing. */
  example: 'AR2126',
} as const;

export const whereToLookChapter = {
  title: '探す場所',
  /** Instructions for each place, in the order of the numbers in the drawing. */
  instructions: [
    '裏地の縫い目を指でたどり、革タグは一つずつ裏返します。',
    'ポケットを一つずつ開き、ふちに沿って見ます。',
    'リングを持ち上げ、下の革を見ます。',
    'ファスナーに沿って、両端まで見ます。',
  ],
  lookAlikes: {
    title: '間違えやすい文字',
    text: '擦れた革では、数字とアルファベットが同じ形に見えることがあります。番号がおかしいと決めつける前に、はっきりしない文字は似た文字に置き換えて試してください。',
  },
} as const;

/** Reading by hand: a key in two steps, and codes for practice. */
export const byHand = {
  title: '自分で読む',
  lede: '2つの質問で、どのルールで読む番号かがわかります。',
  steps: [
    {
      question: 'アルファベットはどこにありますか？',
      answers: [
        { sign: 'ない', rule: `${years.early}前半。年、月の順。` },
        { sign: '数字のあと', rule: `${years.early}。年、月の順。` },
        {
          sign: `3桁の数字の前、または${lastTwoDigits(years.first)}〜${lastTwoDigits(years.months)}で始まる4桁の前`,
          rule: `${years.early}。年、月の順。`,
        },
        { sign: 'それ以外の4桁の前', rule: '数字は交互に並んでいます。質問2へ。' },
      ],
    },
    {
      question: '2桁目と4桁目は、いくつですか？',
      answers: [
        {
          sign: `${lastTwoDigits(years.months)}〜99`,
          rule: `${years.months}年代。1桁目と3桁目は月。`,
        },
        {
          sign: `00〜${lastTwoDigits(years.lastMonths)}`,
          rule: `2000〜${years.lastMonths}年。1桁目と3桁目は月。`,
        },
        {
          sign: `${lastTwoDigits(years.weeks)}〜${lastTwoDigits(years.chips)}`,
          rule: `${years.weeks}〜${years.chips}年。1桁目と3桁目は週。`,
        },
        {
          sign: `${lastTwoDigits(years.lastCodes)}〜${lastTwoDigits(years.months - 1)}`,
          rule: `${afterLastCodes}よく確かめてください。`,
        },
      ],
    },
  ],
  practice: {
    title: '読んでみましょう',
    lede: '右の2列を隠してください。',
    columns: ['製造番号', '製造時期', '製造国'],
    codes: [
      ...['822', '8311', '874 VX', '8912 SL', 'SP8808', 'TH895', 'SP0994'],
      ...['CA1918', 'MI0053', 'VI1025', 'SD2057', 'CA4171', 'MI3187', 'TH2017'],
    ],
    noPlace: '工場のアルファベットなし',
  },
  commonMistake: {
    title: 'よくある読み違い',
    text: '末尾の2桁は年のように見えますが、そうではありません。「TH2017」は2007年の製造で、「1」は週（第21週）の一部です。',
  },
} as const;

export const factoryCodesChapter = {
  title: '製造工場のアルファベット',
} as const;

export const weighing = {
  title: '複数の国で使われるアルファベット',
  marks: '印の意味は、製造工場のアルファベットの一覧と同じです。',
  notes: '一覧だけではわからないこと',
} as const;

export const limits = {
  title: '番号では証明できないこと',
  lede: '製造番号は、答えを出すためというより、疑問点に気づくために役立ちます。',
  proofs: [
    {
      about: '正しい番号',
      text: '製造番号は個別の番号ではありません。同じ月や週に同じ工場で作られたものには、すべて同じ番号が入ります。バッグをまねて作れる人なら、6文字もまねできます。ある鑑定サービスでは、偽物の半数近く（48％）に正しい形式の番号があったと、1つの解説が伝えています。同じ番号を2度見かけても心配はいりません。番号が読み取れても、鑑定書の代わりにはなりません。',
    },
    {
      about: '番号がない',
      text: `${years.early}より前のバッグと、ICチップの入ったバッグのほとんどには、製造番号がありません。修理で革タグがなくなったり、刻印が薄れたり（特にやわらかい裏地の場合）、まれに工場が打刻し忘れたりすることもあります。`,
    },
    {
      about: 'ICチップ',
      text: '多くのスマートフォンはチップを検出でき、アプリによっては技術的な情報も表示できます。ただし中のデータは暗号化されていて、読めるのはブランドの直営店だけです。チップの入った偽物も報告されています。',
    },
    {
      about: '知られていないアルファベット',
      text: `${BRAND}は工場の一覧を公表していません。当サイトのものも含め、どの一覧も外部の人が作ったものです。本物の番号が、まだ誰にも知られていないこともありえます。`,
    },
  ],
  table: {
    title: '食い違いがあるとき',
    columns: ['気づいたこと', '考えられる理由', '対処'],
    rows: [
      {
        sign: '第61週、または19月',
        cause: '擦れた数字の読み違い、または別の年代のルール',
        action: 'まず似た文字で試します。',
      },
      {
        sign: 'モデルの登場より前の製造時期',
        cause: '年の読み違い、部品の交換、または偽物',
        action: '出品者に理由を確認します。',
      },
      {
        sign: '未来の製造時期',
        cause: '1990年代の番号を2090年以降と読み違えた、または偽物',
        action: '上の2つの質問に沿って読み直します。',
      },
      {
        sign: 'アルファベットとMADE IN表記の国が違う',
        cause: '修理、国が変わったアルファベット、または一覧の漏れ',
        action: 'その年に何を表すかを調べます。',
      },
      {
        sign: 'アルファベットがDK',
        cause: 'ブランドが張り替えや修理をしたバッグ',
        action: '読み取った時期は、修理の時期かもしれません。',
      },
      {
        sign: '番号とICチップの両方がある',
        cause: `${years.chips}年前後の移行期のバッグ`,
        action: '両方あっても不自然ではありません。',
      },
    ],
  },
} as const;

export const checkList = {
  title: '買う前に',
  lede: '合っているものに印を付けてください。空いたままの項目は、出品者への質問になります。ここに書いた内容はページと一緒に印刷されるだけで、ほかには送られません。',
  fields: ['バッグ', '出品者', '製造番号', 'MADE IN表記', '読み取り結果（製造時期・国）', '価格'],
  groups: [
    {
      title: '製造番号',
      items: [
        'どの文字もはっきり読める。または、似た文字を試した。',
        'その年代のルールで、無理なく読める。',
        '製造時期が、そのモデルの販売期間と矛盾しない。',
        'アルファベットが、その年のMADE IN表記と合う。',
        '文字の形が、同じ工場・同じ年代の番号の写真と合う。薄い、曲がっているというだけでは判断できない。',
      ],
    },
    {
      title: 'バッグ',
      items: [
        '縫い目のピッチ（間隔）と糸の色がそろっている。',
        '金具に重みがあり、ロゴの刻印が鮮明。',
        'ヌメ革が、光や手の跡で色濃くなり、一緒に使われた部分どうしは同じように古びている。',
        '革の切り口（コバ）が、ほかの部分と同じように古びている。',
        '裏地がきれいに縫い付けられ、バッグの年代と合っている。',
      ],
    },
    {
      title: '購入',
      items: [
        'レシートを見た。または、ない理由を知っている。',
        '入手の経緯が、製造時期や購入場所と矛盾しない。',
        '返品条件を確認した（個人間取引ではメッセージに残した）。',
        '店なら古物商の許可番号やAACDの加盟、フリマなら鑑定サービス（あんしん鑑定など）を確認した。高額なら、専門の鑑定士に見てもらった。',
      ],
    },
  ],
} as const;

/** The sources of the tables. */
export const sources = {
  title: '出典',
  text: (lists: number, families: number) =>
    `${BRAND}は、製造工場のアルファベットもその読み方も公表していません。ここにある表は、販売店、コレクター、鑑定業者、新聞社による公開の一覧${lists}件と、出典の記載がない早見表1件をもとに、${tables.text}にまとめたものです。一覧には転載が多いため、出どころが同じものを1つの「系統」として数えています。全部で${families}系統です。2つ以上の系統が挙げる場所は「${grades.documented}」、1つの系統だけが挙げる場所は「${grades.reported}」、どの一覧にもない場所は「${grades.unconfirmed}」としました。一覧どうしが食い違う場合は、すべての場所を示しています。`,
  correction:
    'ここにない情報をお持ちでしたら、アルファベット、正しい読み方、根拠となる資料を添えてお知らせください。',
  tool: 'ツールなら、読み取りも、その根拠の表示も自動で、無料です：',
} as const;
