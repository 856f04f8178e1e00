import { site } from '../../config.ts';
import { BRAND } from '../brand.ts';

/** What a text is put behind to be checked. */
const textAddress = `${site.baseUrl}/ja/#text=`;

/** How the decoder comes to where listings are. */
export const tools = {
  path: '/tools',
  title: '出品ページから、そのまま調べる',
  lede: 'フリマアプリ、通販サイト、在庫表、AIアシスタント。どこからでも、コピー＆ペーストの手間なく製造番号を調べる方法をご紹介します。',
  share: {
    title: 'Androidで、商品説明を共有する',
    steps: [
      `Chromeで${site.name}を開き、「ホーム画面に追加」から「インストール」を選びます。`,
      `どのアプリからでも、商品説明の文章を選択し、「共有」をタップして${site.name}を選びます。`,
      `${site.name}が開き、調べた結果が表示されます。通信できないときも使えます。文章がスマートフォンの外に出ることはありません。`,
    ],
    help: {
      before: '共有後にこのページが開いた場合は、アプリの準備が完了していません。',
      link: `一度${site.name}を開き`,
      after: '、少し待ってから、もう一度共有してください。',
    },
  },
  bookmark: {
    title: 'パソコンで、ブックマークを使う',
    name: `${site.name}で調べる`,
    steps: [
      'このボタンを、ブックマークバーにドラッグします（ここでクリックしても何も起こりません）。',
      '出品ページで出品者の文章を選択し、ブックマークをクリックします。',
      '新しいタブが開き、調べた結果が表示されます。文章がサーバーに渡ることはありません。',
    ],
    hint: '先に商品説明の文章を選択してから、もう一度ブックマークをクリックしてください。',
  },
  iphone: {
    title: 'iPhoneやiPadで、ショートカットを使う',
    steps: [
      `「ショートカット」アプリで新しいショートカットを作り、「${site.name}で調べる」と名前を付けます。詳細で「共有シートに表示」をオンにし、受け取る種類を「テキスト」だけにします。`,
      'アクション「URLエンコード」を追加し、テキストに「ショートカットの入力」を指定します。',
      'アクション「URLを開く」を追加します。下のURLを入力し、そのすぐ後ろに「URLエンコードされたテキスト」を置きます。',
      'どのアプリからでも、商品説明の文章を選択し、「共有」をタップしてこのショートカットを選びます。',
    ],
    address: textAddress,
  },
  link: {
    title: 'リンク',
    lines: [
      '次のどちらかのURLの後ろに、製造番号または文章をパーセントエンコーディングして付けます。ページを開くと、すぐに結果が表示されます。',
      'ブラウザは「#」より後ろを送信しません。何を調べたかが、リンクからサーバーに伝わることはありません。',
    ],
    addresses: [`${site.baseUrl}/ja/#code=SD1013`, `${textAddress}date%20code%20SD1013`],
  },
  command: {
    title: 'コマンド',
    lines: [
      '製造番号、リスト、表計算ソフトの表、商品説明を、件数を問わず、お使いのパソコンの中で読み取ります。',
      'Nodeが必要です。ソースコードからインストールし、そのあとはどこにも接続しません。',
    ],
    first: 'heatstamp SD1013',
  },
  library: {
    title: 'ライブラリ',
    lines: [
      '同じ読み取り機能を、ご自分のプログラムで使えます。型付きで依存パッケージはなく、Nodeでもブラウザでも動きます。',
      'すべての文にIDが付いているため、表示文言は自由に差し替えられます。',
    ],
    first: "import { decode } from 'heatstamp'",
  },
  assistant: {
    title: 'AIアシスタント',
    lines: [
      'Model Context Protocol（MCP）のサーバーを使うと、AIアシスタントは推測に頼らず、製造番号を調べて答えられます。',
      'サーバーはお使いのパソコンで動きますが、質問の内容はアシスタントの提供元に送られます。Claude Codeには、次のコマンドで追加します。',
    ],
    first: 'claude mcp add heatstamp -- heatstamp mcp',
  },
  data: {
    title: 'データ',
    lines: [
      'すべての製造工場のアルファベットを、場所、年、出典とともに、JSONとCSVで提供しています。',
      'クレジットを表示すれば、商用でも無料で使えます（CC BY 4.0）。',
    ],
    first: `curl -O ${site.baseUrl}/data/factory-codes.csv`,
  },
  back: '製造番号を調べる',
  head: {
    title: `ルイヴィトンのシリアルナンバーをアプリで調べる方法 | ${site.name}`,
    description: `${BRAND}の出品を、その場で確認。アプリからの共有、ブックマーク、iPhoneのショートカット、コマンド、AIアシスタントでシリアルナンバー（製造番号）を調べられます。`,
    keywords: [
      'シリアルナンバー アプリ',
      'ブックマークレット',
      'iPhone ショートカット',
      'MCPサーバー',
      site.name,
    ],
  },
} as const;
