import { claims, site } from '../../config.ts';
import type { Question, SocialPost } from '../../words.ts';
import { BRAND } from '../brand.ts';
import { years } from '../guide.ts';
import { lastTwoDigits } from '../../pieces.ts';
import { summary } from '../layout.ts';

/** The page's metadata. */
export const head = {
  title: `ルイヴィトンのシリアルナンバー検索【無料】製造番号から製造年・製造国を調べる | ${site.name}`,
  description: summary,
  keywords: ['ルイヴィトン シリアルナンバー', '製造番号 読み方', '製造工場 アルファベット'],
} as const;

/** The first screen. */
export const hero = {
  headline: 'バッグの誕生日は、製造番号に。読み解こう。',
  lede: `${BRAND}のバッグの製造番号（シリアルナンバー）から、いつ、どこで作られたかを読み取ります。`,
  /** Said only where scripts run: without them the form sends the code to the server. */
  isPrivate: '入力した番号は外部に送信されません。',
} as const;

/** Below the strap, what else can be entered: a code with a worn character, and a seller’s text, each with an example. */
export const fieldHints = {
  worn: { label: '読めない文字がある', text: 'SD?013' },
  listing: {
    label: '商品説明の文章を貼る',
    text: 'ルイヴィトン スピーディ30 フランス製 製造番号SP0079 2009年購入',
  },
} as const;

/** The table of contents. */
export const contents = {
  label: 'このページの内容',
  sections: {
    before: '読む前に',
    'how-to': '3つの手順',
    eras: '年代別の形式',
    'factory-codes': '製造工場',
    faq: 'よくある質問',
    trust: '信頼できる理由',
    feed: '投稿の見本',
    art: '真贋を見極める技',
    join: 'コミュニティ',
  },
} as const;

/** Cards with what to know before reading a code. */
export const infoCards = {
  title: '番号を読む前に',
  fold: { show: '基礎知識を開く', hide: '基礎知識を閉じる' },
  locate: {
    title: '製造番号を探す',
    text: '製造番号は、内側の革タグ、ポケットの中、Dカンの裏、ファスナーのそばに刻印されています。英数字で、ふつうは6文字、少なくとも3文字です。',
    /** In the order of the numbers in the drawing. */
    places: ['革タグ', 'ポケット', 'Dカンの裏', 'ファスナーのそば'],
    drawing: '手前を切り取って中を見せた、口の開いたバッグ。4か所を示しています',
  },
  notes: {
    title: '真贋について',
    points: [
      '製造番号でわかるのは製造の時期と場所です。本物かどうかはわかりません。',
      '本物でも、製造番号がないことがあります。',
      '最も確かなのは、専門の鑑定士による鑑定です。',
    ],
  },
} as const;

/** The three steps; the page's structured data repeats them word for word. */
export const howTo = {
  title: '製造番号の調べ方 3ステップ',
  steps: [
    {
      title: '製造番号を見つける',
      text: '明るい場所でバッグを開き、縫い目に沿って、ポケットの中、ファスナーのそば、ストラップを留めるDカンの裏を見ます。横から光を当てると、薄れた番号も見えやすくなります。',
    },
    {
      title: '刻印のとおりに入力する',
      text: 'アルファベットと数字を、並んでいる順に入力します。スペースの有無は問いません。読めない文字は「?」にしてください。1行に1つずつ並べたリストも貼り付けられます。読み取りはすべてブラウザの中で行い、外部には送信しません。',
    },
    {
      title: '結果をバッグと見比べる',
      text: '製造時期は、モデルに合っていますか。製造国はMADE IN表記と同じでしょうか。食い違いがあれば、買う前にもう一度よく確かめましょう。',
    },
  ],
} as const;

/** The three questions; the page's structured data repeats them word for word. */
export const faq: { readonly title: string; readonly questions: readonly Question[] } = {
  title: 'よくある質問',
  questions: [
    {
      question: '製造番号が正しければ、本物といえますか？',
      answer:
        'いいえ。製造番号でわかるのは、いつ、どこで作られたかです。もっともらしい番号の入った偽物もあります。番号は数ある手掛かりの一つです。素材や縫製、付属品、レシートなどとあわせて判断し、高額な取引では専門の鑑定士に見てもらいましょう。',
    },
    {
      question: '製造番号が見当たりません。偽物でしょうか？',
      answer: `そうとは限りません。${years.early}より前のバッグに製造番号はなく、${years.firstChips}頃からのほとんどのバッグは、代わりにICチップを内蔵しています。その間のものでも、番号が擦れて消えたり、修理で失われたりすることがあります。`,
      link: { label: '番号がない・ICチップの場合の詳しい説明', href: '/no-code' },
    },
    {
      question: '月と週は、どう見分けますか？',
      answer: `製造年で見分けます。アルファベット2文字に続く4桁では、2桁目と4桁目が製造年です。ただし、4桁が${lastTwoDigits(years.first)}〜${lastTwoDigits(years.months)}で始まる場合は別で、${years.early}の番号は年が先に来ます。${years.months}年から${years.lastMonths}年までは1桁目と3桁目が月で、「SD1013」は2003年11月です。${years.weeks}年からは同じ位置が週になり、「AR2126」は2016年第22週です。`,
    },
  ],
};

export const trust = {
  title: 'このツールを信頼できる理由',
  lede: `中古品を購入される方、販売される方、そして売り場でご質問くださったお客様のために、${claims.author ?? '元販売員'}が作りました。`,
  points: [
    {
      title: 'どの国にも根拠を示します',
      text: '公開されている一覧がその国をどれだけ裏づけているかを示し、一覧どうしが食い違うときは、すべての説を載せます。',
    },
    {
      title: '年代ごとのルールで読みます',
      text: `${years.lastMonths}年までは月、${years.weeks}年からは週、${years.early}の番号は年を先に読みます。`,
    },
    {
      title: '疑わしい点を隠しません',
      text: '裏づけとなる資料がない製造時期は、そのことを明記し、別の読み方も示します。',
    },
    {
      title: '完全無料・広告なし',
      text: `会員登録も広告もなく、${BRAND}とのつながりもありません。番号はお使いの端末の中で読み取ります。`,
    },
  ],
} as const;

/** A short essay. */
export const art = {
  title: '真贋を見極める技',
  paragraphs: [
    '真贋の見極めは、番号を読む前から始まっています。両手でバッグを持ち、作られた順に見ていきます。はじめに革、次に糸、最後に金具。ヌメ革は光や手の跡で色が濃くなり、一緒に使われた部分は同じように古びていきます。持ち手は飴色なのに、ストラップだけ一度も日に当たっていないように見えるときは、その理由を尋ねてみてください。',
    '製造番号は、数ある手掛かりの一つです。いつ、どこの工場で刻印されたのかはわかります。けれども、その後に裏地が張り替えられたのか、つい最近だれかがそれらしく打ったものなのかまでは、わかりません。',
    'ですから番号を読み、そこから問いを立ててみてください。その週は、モデルに合うか。場所は、MADE IN表記と合うか。文字の形は、同じ工場・同じ年代の写真と合うか。答えが揃うほど、確かさは増していきます。一つだけ合わないときも、何千ものバッグに触れてきた人なら、その理由がわかります。そこに、真贋を見極める技があります。',
  ],
  quote: '正しい番号を偽物に打つのはたやすい。すべての辻褄が合うバッグを作るのは難しい。',
} as const;

export const feed = {
  title: '投稿の見本',
  lede: '架空の投稿例4件です（実際のSNSには投稿していません）。開いても、InstagramやLinkedInからは何も読み込みません。',
  open: '投稿を開く',
  close: '投稿を閉じる',
} as const;

/** The names of the platforms. */
export const platformNames: Readonly<Record<SocialPost['platform'], string>> = {
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

export const socialPosts = [
  {
    id: 'weave',
    platform: 'instagram',
    content:
      '1桁目と3桁目、2桁目と4桁目。交互に並んでいると一度わかれば、お店でスマホを出さなくても製造番号が読めます。',
    image: 'weave',
    date: '2026年9月14日',
    engagement: '見本・いいね！0件',
  },
  {
    id: 'resale',
    platform: 'linkedin',
    content:
      '中古品を出品される方へ。製造番号は商品説明に載せて、そこからわかること、つまり製造の時期と場所を書きましょう。「番号があるので本物です」の一言は、あとで自分の首を絞めかねません。',
    date: '2026年9月2日',
    engagement: '見本・リアクション0件',
  },
  {
    id: 'tab',
    platform: 'instagram',
    content:
      'ポケットにも革タグにも番号がない？　そんなときはDカンの裏を見てみて。ライトは低い位置から当てるのがコツです。',
    image: 'tab',
    date: '2026年8月21日',
    engagement: '見本・いいね！0件',
  },
  {
    id: 'chips',
    platform: 'linkedin',
    content: `${years.chips}年、製造番号はICチップに替わり始めました。切り替えは少しずつ進んだので、${years.lastCodes}年のバッグに番号があることも、${years.chips}年のバッグに番号がないこともあります。`,
    date: '2026年8月6日',
    engagement: '見本・リアクション0件',
  },
] as const satisfies readonly SocialPost[];
