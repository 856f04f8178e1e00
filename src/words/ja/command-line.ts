import type { ChoiceKind } from '../en/command-line.ts';
import { BRAND } from './brand.ts';

/** The help, the manual page and the completions. */
export const usage = {
  headings: {
    usage: '使い方',
    subcommands: 'サブコマンド',
    options: 'オプション',
    status: '終了ステータス',
    seeAlso: '関連項目',
  },
  more: 'サブコマンドのオプションは heatstamp SUBCOMMAND --help で表示できます。',
  typed: (text: string) => text,
  terminator: 'これより後は、- で始まっていても製造番号とみなす',
  options: {
    column: '表を読む。製造番号（または商品説明）の列を、列名か番号で指定',
    'made-in-column': 'MADE IN表記の列。セルが空の行では --made-in の値を使う',
    'line-column': '製造番号と比べるライン・モデルの列',
    'skip-lines': '表の上にある、読み飛ばす行の数',
    replace: '追加する列が表にすでにあれば、その場所に書き直す',
    separator: '表の区切り文字。1文字、または tab（省略時は自動判別）',
    'no-header': '表に見出し行がない。列は番号で指定する',
    prefix: '追加する列名の先頭に付ける文字（省略時は heatstamp_）',
    encoding: '入力の文字コード。windows-1252、shift_jis など（省略時は UTF-8）',
    'bad-rows': '読めない行をこのファイルに書き出し、続行する',
    'no-guard': '表計算ソフトで実行されうるセルを変更しない（「ガード」を参照）',
    jobs: '商品説明の確認に使うスレッド数（省略時はコア数より1つ少ない数）',
    'made-in': '製造番号と比べる、MADE IN表記。17言語の国名、ISOコード、または other',
    format: '出力形式（省略時は text、表では csv）',
    today: 'この日より後の日付を誤りとする（省略時は今日）',
    reading: (ids: readonly string[]) =>
      `ほかの形式の可能性が高くても、読める限りこの形式を優先する：${ids.join('、')}`,
    lang: '結果、ヘルプ、メッセージの言語（省略時は en）',
    'skip-blank': '空行を飛ばす。表では、セルが空の行も残すが、数えない',
    strict: '確認例のない年代を失敗とみなす',
    'exit-zero': '無効な製造番号があっても、ステータス 0 で終了する',
    output: 'このファイルに書き出す（ファイルは書き終えてから現れる）。- は標準出力',
    help: '使い方を表示する',
    version: 'バージョンを表示する',
  },
  codes: {
    summary: `${BRAND}の製造番号から、いつ、どこで作られたかを読み取ります。`,
    given: '製造番号ごとに結果を1つ表示。読めない文字は ? とする',
    list: '1行に1つの製造番号。行数に制限なし',
    table: '同じ表に、結果の列を追加して出力',
  },
  listing: {
    summary: '商品説明を確認し、出品者の記載と製造番号を比べます。',
    lines: '1行に1つの商品説明',
    table: '指定した列の1セルに1つの商品説明',
  },
  factories: {
    summary: '製造工場のアルファベットを、出典とともに一覧にします。',
    given: 'すべてのアルファベット、または指定したもの',
  },
  table: {
    summary:
      '読み取れる製造番号をすべて、1行に1つずつ出力します。データベースで結合するための表です。',
    rows: '約316,000行',
    format: (first: string) => `出力形式（省略時は ${first}）`,
  },
  mcp: {
    summary: 'Model Context Protocol（MCP）で AIアシスタントに応答します。',
    serves: '標準入出力で動くサーバー。アシスタントが起動する',
  },
  completion: {
    summary: 'シェルの補完スクリプトを出力します。',
    shell: 'このシェルで読み込むスクリプト',
  },
  /** What the options alone don't tell, each a section of the help and of the manual page. */
  topics: [
    {
      title: '表',
      text: '--column を付けると入力を表として読み、元の列の後ろに heatstamp_code、heatstamp_date などの列を加えて出力します。列名の先頭は --prefix で変えられます。元のセルは、ガードが働く場合を除き、1バイトも変わりません。列は見出しの列名か、1から数えた番号で指定します。当てはまる列が1つなら、列名の大文字と小文字、全角と半角、空白は区別しません。見出しがない場合（--no-header）は番号だけです。行末に区切り文字があっても、セルは増えません。見出しの上にある行は --skip-lines で読み飛ばせます。前に追加した列があれば、--replace でその場所に書き直します。製造番号のほかにも文字があるセルは、エラーが has-code になり、その中の番号を候補に示します。番号がないと書かれたセルは no-code、ICチップなら chip です。',
    },
    {
      title: '区切り文字',
      text: 'カンマ、セミコロン、タブ、縦棒は、見出しと各行、または表の上の sep= の行から判別します。それ以外の文字を使う場合や、判別に任せない場合は --separator で指定します。出力の区切り文字と改行は、入力と同じです。',
    },
    {
      title: '文字コード',
      text: '入力は UTF-8、またはバイト順マーク付きの UTF-16 で、gzip で圧縮されていても、改行がどの種類でも読めます。--encoding には、WHATWG の Encoding Standard にあるほかの文字コードを指定できます（shift_jis、euc-jp、gb18030、big5、utf-16le など）。そのどれかで読める場合は、メッセージに最初の行とともに示します。1行に1つの JSON オブジェクト（NDJSON）は、最初のオブジェクトの項目を列とする表として読みます。出力は UTF-8 です。',
    },
    {
      title: '読めない行',
      text: 'セルが足りない行や多すぎる行、引用符の位置がおかしい行、NUL や文字でないバイトを含む行があると、ステータス 2 で終了し、--output のファイルは書き出しません。改行を含むセルが 1 MiB を超える場合も、引用符の位置がおかしいとみなします。--bad-rows FILE を付けると、そのような行を、ファイル名、行番号、理由のあとにタブ区切りで、そのままそのファイルに書き出します。処理は続き、件数を標準エラー出力に表示して、ステータスは 1 になります。見出しが読めない場合は、必ず終了します。',
    },
    {
      title: 'ガード',
      text: '=HYPERLINK(...) のようなセルは、表計算ソフトで開くと実行されてしまいます。しかも、誰が入力したセルかは、いつもわかるとは限りません。そこで、記号で始まるものの先頭にアポストロフィを付けます（--bad-rows のファイルでも同じです）。数値、電話番号、アカウント名、見出し、語だけのものはそのままですが、括弧やセルの名前（A1 など。SD1013 も含みます）のように、数式で意味を持つものがあれば付けます。--no-guard を付けると、この働きを止めます。表計算ソフトで開かない出力にだけ使ってください。NDJSON は変更しません。',
    },
    {
      title: '複数のファイル',
      text: '- は標準入力です。表は、見出しが同じなら1つにまとめ、リストは順に読みます。NDJSON では、各オブジェクトにファイル名が入ります。ディレクトリを指定するとエラーになります。',
    },
    {
      title: '書き出すファイル',
      text: '--output と --bad-rows のファイルは、書き終えてから本来の名前になります。それまでは NAME.1b9d6bcd-….part のような、ほかと重ならない一時的な名前です。中断した場合は削除します。強制終了（kill -9）した場合は残り、ほかの実行が消すこともないので、手で削除してください。読み込むファイルには、別の名前で指定されても書き込みません。',
    },
  ],
  seeAlso:
    'NDJSON には jq(1)、UTF-32 には iconv(1)。パッケージの docs/output.md にはすべての列、項目、ID が、docs/engines.md には DuckDB や PostgreSQL などで大きな表を扱う方法があります。',
  statuses: {
    valid: 'すべての製造番号が有効だった',
    invalid: '無効な製造番号が1つ以上あった',
    failed: '使い方の誤り、読めない入力、または書き出しの失敗',
  },
  manual: {
    kind: 'ユーザーコマンド',
    options: (flags: readonly string[]) => `オプション：${flags.join('、')}。`,
    examples: {
      codes: '2つの製造番号を読み取る',
      worn: '1文字が読めない刻印の、考えられる番号を一覧にする',
      table: '在庫表の製造番号を読み取り、MADE IN表記を確認する',
      bare: '見出しのない表の3列目を読み取り、読めない行を別に保存する',
      filter: '無効な製造番号を一覧にする',
    },
  },
} as const;

const CHOICES: Readonly<Record<ChoiceKind, string>> = {
  format: '出力形式',
  language: '言語',
  reading: '製造番号の形式',
  shell: 'シェル',
};

/** Messages about wrong arguments. */
export const usageErrors = {
  unknownOption(flag: string, nearest: string | undefined) {
    if (nearest !== undefined)
      return `${flag} というオプションはありません。もしかして --${nearest} ですか？`;
    return `${flag} というオプションはありません。製造番号なら、その前に -- を置いてください。`;
  },
  unknownSubcommand: (typed: string, meant: string | undefined) =>
    meant === undefined
      ? `「${typed}」というサブコマンドはありません。製造番号はそのまま指定できます：heatstamp SD1013`
      : `「${typed}」というサブコマンドはありません。もしかして ${meant} ですか？`,
  misplacedOption: (name: string, command: string) =>
    `--${name} は ${command} のオプションではありません。`,
  missingValue: (flag: string, value: string) => `${flag} には値が必要です：${value}`,
  ambiguousValue: (flag: string, value: string) =>
    `${flag} には値が必要です。${value} が値なら、${flag}=${value} と書いてください。`,
  unexpectedValue: (flag: string) => `${flag} に値は付けられません。`,
  noArguments: 'このサブコマンドに指定できるのは、オプションだけです。',
  shell: (shells: readonly string[]) => `シェルを1つ指定してください：${shells.join('、')}`,
  unknownCountry: (text: string) =>
    `「${text}」という国は認識できません。フランス、FR のような国名か ISOコード、または other を指定してください。`,
  optionWithoutTable: (name: string) =>
    `--${name} には表が必要です。製造番号の列を --column で指定してください。`,
  repeatedOption: (flag: string) => `${flag} が2回指定されています。`,
  badRowsAmongOutput: '--bad-rows には、出力とは別のファイルを指定してください。',
  skipLines: (text: string, max: number) =>
    `「${text}」は行数として使えません。0から${max}までの数を指定してください。`,
  separator: (text: string) =>
    `「${text}」は区切り文字として使えません。「;」のような1文字か、tab を指定してください。`,
  encoding: (text: string) =>
    `「${text}」という文字コードは認識できません。windows-1252、shift_jis、gb18030、utf-16le などを指定してください。`,
  jobs: (text: string, max: number) =>
    `「${text}」はスレッド数として使えません。1から${max}までの数を指定してください。`,
  unknownChoice: (kind: ChoiceKind, value: string, choices: readonly string[]) =>
    `「${value}」という${CHOICES[kind]}はありません。次の中から選んでください：${choices.join('、')}`,
  invalidDay: (text: string) =>
    `「${text}」は日付ではありません。2026-11-21 のように書いてください。`,
  help: (command: string) => `使い方は ${command} --help で表示できます。`,
} as const;

/** Where the clock of the computer shows a day that is past. */
export const clockBehind = (clock: string, counted: string): string =>
  `コンピューターの日付が ${clock} になっていますが、正しくないようです。${counted} の時点で判定します。別の日にするには --today を使ってください。`;

/** Of a wide table not all names are listed. */
const MOST_NAMES = 20;

/** Messages about files, which follow the name of the file and perhaps the number of a line. */
export const fileErrors = {
  stdin: '標準入力',
  stdout: '標準出力',
  position: (name: string, line: number) => `${name} ${line}行目`,
  isFile:
    'これは製造番号ではなくファイルです。製造番号のリストなら heatstamp < FILE、表なら heatstamp --column NAME FILE としてください。',
  unknownFactory: '公開されているどの一覧にもないアルファベットです。',
  /** By the error code of the operating system. */
  system: {
    EACCES: 'アクセスが許可されていません。',
    EDQUOT: 'ディスクの割り当て容量を超えました。',
    EISDIR: 'これはディレクトリです。',
    EIO: '入出力エラーが発生しました。',
    ELOOP: 'このシンボリックリンクは循環しています。',
    ENAMETOOLONG: 'ファイル名が長すぎます。',
    ENOENT: 'そのようなファイルやディレクトリはありません。',
    ENOSPC: '空き容量がありません。',
    ENOTDIR: 'パスの途中に、ディレクトリでないものがあります。',
    EPERM: '許可されていない操作です。',
    EROFS: 'ファイルシステムが読み取り専用です。',
  },
  noTerminal:
    'Parquetはテキストではないため、端末には表示できません。--output でファイルを指定してください。',
  isDirectory: 'これはディレクトリです。',
  isInput: 'これは入力でもあるファイルです。書き出すには別のファイルを指定してください。',
  isOtherOutput: 'もう一方の出力もこのファイルに書き出されます。別のファイルを指定してください。',
  lineTooLong: '16 MiB を超える行があるため、リストでも表でもありません。',
  /** Stands for the file in a suggested command when standard input has no name. */
  anyFile: 'FILE',
  utf32: (file: string) =>
    `これは UTF-32 です。先に変換してください。例：iconv -f UTF-32 -t UTF-8 ${file} > utf8.txt`,
  notUtf8:
    'UTF-8 ではなく、文字コードも判別できません。UTF-8 で保存するか、--encoding で文字コードを指定してください。',
  readsAs: (encoding: string, line: string) =>
    `UTF-8 ではありません。${encoding} として読めます。最初の行：${line}。正しければ --encoding ${encoding} を付けてください。`,
  unmarkedUtf16: (encoding: string) =>
    `バイト順マークのない UTF-16 です。--encoding ${encoding} を付けてください。`,
  notEncoded: (encoding: string, isNamed: boolean) =>
    isNamed
      ? `--encoding の指定と違い、${encoding} ではありません。`
      : `バイト順マークはありますが、正しい ${encoding.toUpperCase().replace(/LE$|BE$/, '')} ではありません。`,
  nul: 'テキストにはない NUL 文字が含まれています。',
  archive:
    'これはテキストではなく、表計算ソフトのファイルか圧縮ファイルです。先にシートを CSV UTF-8 で保存してください。',
  zstd: (file: string) =>
    `これは圧縮されています。先に展開してください。例：zstd -dc ${file} | heatstamp …`,
  xz: (file: string) =>
    `これは圧縮されています。先に展開してください。例：xz -dc ${file} | heatstamp …`,
  bzip2: (file: string) =>
    `これは圧縮されています。先に展開してください。例：bzip2 -dc ${file} | heatstamp …`,
  workbook:
    'これはテキストではなく、表計算ソフトのファイルです。先にシートを CSV UTF-8 で保存してください。',
  pdf: 'これはテキストではなく PDF です。',
  picture: 'これはテキストではなく画像です。',
  html: 'これは HTML です（.xls として書き出すソフトがあります）。表計算ソフトで開き、先に CSV UTF-8 で保存してください。',
  json: 'JSON ですが、1行に1つのオブジェクトではありません。先に変換してください。例：jq -c .[] data.json > data.ndjson',
  damagedGzip: 'この gzip ファイルは壊れているか、途中で切れています。',
  badObject: 'この行は JSON のオブジェクトではありません。',
  otherKey: (key: string) => `最初のオブジェクトにない項目「${key}」があります。`,
  parquet: 'これはテキストではなく Parquet ファイルです。先に CSV に書き出してください。',
  avro: 'これはテキストではなく Avro ファイルです。先に CSV に書き出してください。',
  orc: 'これはテキストではなく ORC ファイルです。先に CSV に書き出してください。',
  sqlite: 'これはテキストではなく SQLite のデータベースです。先に CSV に書き出してください。',
  emptyTable: (hasHeader: boolean) =>
    `空です。${hasHeader ? '表の先頭には見出し行が必要です。' : ''}`,
  otherHeader: (first: string) =>
    `見出しが ${first} と違います。1つにまとめられるのは、見出しが同じ表だけです。`,
  noColumn(column: string, columns: readonly string[], meant: string | undefined) {
    const question = meant === undefined ? '' : `もしかして「${meant}」ですか？`;
    const others = columns.length > MOST_NAMES ? `など${columns.length}列` : '';
    const names = columns.slice(0, MOST_NAMES).map((name) => `「${name}」`);
    return `「${column}」という列はありません。${question}列は${names.join('')}${others}です。`;
  },
  columnBelow: (column: string, line: number, skipped: number) =>
    `「${column}」という列はここにはありませんが、${line}行目にあります。--skip-lines ${skipped} を付けてください。`,
  ambiguousColumn: (column: string, columns: readonly string[]) =>
    `「${column}」に当てはまる列が複数あります：${columns.map((name) => `「${name}」`).join('')}。見出しのとおりに書くか、番号で指定してください。`,
  noColumnNumber: (column: string, width: number) =>
    `${column} という列はありません。見出しがない表では、列を1から${width}までの番号で指定します。`,
  duplicateColumn: (column: string) =>
    `「${column}」という列が2つあります。番号で指定してください。`,
  columnTaken: (column: string) =>
    `「${column}」という列がすでにあります。書き直すには --replace を付けてください。--prefix で、追加する列の名前を変えることもできます。`,
  badRows: (error: string) =>
    `${error}このような行を飛ばして続けるには、--bad-rows で書き出すファイルを指定してください。`,
  ragged: (cells: number, width: number, hasHeader: boolean) =>
    `この行のセルは${cells}個ですが、${hasHeader ? '見出し' : '最初の行'}は${width}個です。`,
  unclosedQuote: 'ここで始まるセルの引用符が閉じられていません。',
  textAfterQuote:
    'セルを閉じる引用符の後ろに文字があります。セルの中の引用符は、2つ重ねて書きます。',
} as const;

/** What a terminal shows during a run and at its end. */
export const progress = {
  done: (count: number) => `${format(count)}件完了`,
  undocumented: (count: number) => `確認例なし${format(count)}件`,
  conflicts: (count: number) => `不一致あり${format(count)}件`,
  holdMore: (count: number) =>
    `${format(count)}個のセルに、製造番号のほかにも文字があります。heatstamp listing --column で読めます。`,
  badRows: (count: number, file: string) =>
    `${format(count)}行が読めませんでした。${file} に書き出しました。`,
  summary(count: number, valid: number, remarks: readonly string[]) {
    const details = remarks.length === 0 ? '' : `（${remarks.join('、')}）`;
    return `合計${format(count)}件：有効${format(valid)}件${details}、無効${format(count - valid)}件。`;
  },
} as const;

function format(count: number): string {
  return count.toLocaleString('ja-JP');
}
