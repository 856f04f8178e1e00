import { BRAND } from '../brand.ts';
import type { ChoiceKind } from '../en/command-line.ts';

/** The names of values: `FICHIER` for `FILE`. */
const VALUES: Readonly<Record<string, string>> = {
  COUNTRY: 'PAYS',
  FILE: 'FICHIER',
  NAME: 'NOM',
  TEXT: 'TEXTE',
  'YYYY-MM-DD': 'AAAA-MM-JJ',
};

function inFrench(text: string): string {
  return text.replace(/\b(?:COUNTRY|FILE|NAME|TEXT|YYYY-MM-DD)\b/g, (name) => VALUES[name] ?? name);
}

/** The help, the manual page and the completions. Names of options and of their values are the same in every language. */
export const usage = {
  headings: {
    usage: 'Utilisation',
    subcommands: 'Sous-commandes',
    options: 'Options',
    status: 'Code de retour',
    seeAlso: 'Voir aussi',
  },
  more: 'heatstamp SOUS-COMMANDE --help affiche les options d’une sous-commande.',
  typed: inFrench,
  terminator: 'tout ce qui suit est un code, même s’il commence par un tiret',
  options: {
    column:
      'lire un tableau (CSV) ; cette colonne, désignée par son nom ou son numéro, contient les codes (ou les annonces)',
    'made-in-column':
      'la colonne qui contient le pays de chaque mention « Made in » ; si une cellule est vide, --made-in s’applique',
    'line-column': 'la colonne qui contient la ligne ou le modèle à comparer avec chaque code',
    'skip-lines': 'le nombre de lignes à ignorer au-dessus du tableau',
    replace: 'réécrire nos colonnes à leur place si le tableau les a déjà',
    separator: 'le séparateur du tableau : un caractère, ou tab (par défaut : reconnu)',
    'no-header': 'le tableau n’a pas d’en-tête ; désigner ses colonnes par leur numéro',
    prefix: 'le début du nom de nos colonnes (par défaut : heatstamp_)',
    encoding: 'l’encodage de l’entrée, par exemple windows-1252 ou shift_jis (par défaut : UTF-8)',
    'bad-rows': 'écrire les lignes illisibles dans ce fichier et continuer sans elles',
    'no-guard':
      'laisser telles quelles les cellules qu’un tableur exécuterait ; voir La protection',
    jobs: 'le nombre de fils d’exécution qui vérifient les annonces (par défaut : tous les cœurs sauf un)',
    'made-in':
      'le pays de la mention « Made in » à comparer avec chaque code : son nom dans l’une des 17 langues reconnues, son code ISO, ou other',
    format: 'format de sortie (par défaut : text, ou csv pour un tableau)',
    today: 'refuser les dates postérieures à ce jour (par défaut : aujourd’hui)',
    reading: (ids: readonly string[]) =>
      `préférer ce format de code de date partout où un code le permet, même si un autre est plus probable : ${ids.join(', ')}`,
    lang: 'langue des réponses, de l’aide et des messages (par défaut : en)',
    'skip-blank':
      'sauter les lignes vides ; garder les lignes d’un tableau dont la cellule est vide, mais ne pas les compter',
    strict: 'compter comme des échecs les dates qu’aucune source n’atteste',
    'exit-zero': 'terminer avec le code de retour 0 même si des codes ne sont pas valides',
    output: 'écrire dans ce fichier, qui n’apparaît qu’une fois complet ; - est la sortie standard',
    help: 'afficher comment la commande s’utilise',
    version: 'afficher la version',
  },
  codes: {
    summary: `Lit les codes de date ${BRAND} : quand et où un article a été fabriqué.`,
    given: 'une réponse par code ; taper ? pour un caractère illisible',
    list: 'un code par ligne, autant de lignes que l’on veut',
    table: 'le même tableau, avec nos colonnes en plus',
  },
  listing: {
    summary: 'Vérifie des annonces : compare ce que dit le vendeur avec ce que dit le code.',
    lines: 'une annonce par ligne',
    table: 'une annonce par cellule de la colonne',
  },
  factories: {
    summary: 'Liste les codes d’atelier avec leurs sources.',
    given: 'tous les codes d’atelier, ou seulement ceux qui sont nommés',
  },
  table: {
    summary:
      'Écrit tous les codes de date valides, un par ligne : une table de correspondance à joindre dans une base de données.',
    rows: 'environ 316 000 lignes',
    format: (first: string) => `format de sortie (par défaut : ${first})`,
  },
  mcp: {
    summary: 'Répond aux assistants IA par le protocole MCP (Model Context Protocol).',
    serves: 'un serveur que l’assistant démarre et qui parle par l’entrée et la sortie standard',
  },
  completion: {
    summary: 'Écrit un script de complétion pour un shell.',
    shell: 'le script que ce shell doit charger',
  },
  /** What the options alone don't tell, each a section of the help and of the manual page. */
  topics: [
    {
      title: 'Tableaux',
      text: 'Avec --column, l’entrée est un tableau, qui ressort avec nos colonnes après les siennes : heatstamp_code, heatstamp_date et ainsi de suite, ou avec le préfixe donné par --prefix. Ses propres cellules sont conservées octet pour octet, sauf là où la protection s’applique. Une colonne se désigne par son nom dans l’en-tête (la casse, la largeur des caractères et les espaces ne comptent pas si une seule colonne y répond), ou par son numéro, à partir de 1 ; sans en-tête (--no-header), seulement par son numéro. Un séparateur en fin de ligne n’ajoute pas de cellule. --skip-lines ignore les lignes au-dessus de l’en-tête. --replace réécrit nos colonnes à leur place si le tableau les a déjà. Une cellule qui contient autre chose qu’un code reçoit l’erreur has-code, avec les codes trouvés comme suggestions ; no-code et chip disent qu’elle n’en donne aucun.',
    },
    {
      title: 'Séparateurs',
      text: 'Les virgules, points-virgules, tabulations et barres verticales sont reconnus d’après l’en-tête et les lignes, ou d’après une ligne sep= placée au-dessus. --separator en désigne un autre, ou tranche. La sortie a le séparateur et les fins de ligne de l’entrée.',
    },
    {
      title: 'Encodages',
      text: 'L’entrée est en UTF-8, ou en UTF-16 avec une marque d’ordre des octets, même compressée par gzip et quelles que soient ses fins de ligne. --encoding désigne tout autre encodage de l’Encoding Standard du WHATWG, par exemple shift_jis, euc-jp, gb18030, big5 ou utf-16le ; si l’entrée se lit dans l’un d’eux, le message le dit et en montre la première ligne. Des objets JSON, un par ligne (NDJSON), sont lus comme un tableau dont les colonnes sont les champs du premier objet. La sortie est en UTF-8.',
    },
    {
      title: 'Lignes illisibles',
      text: 'Une ligne qui a trop peu ou trop de cellules, un guillemet mal placé, un caractère NUL ou des octets qui ne forment pas de caractères arrête la commande avec le code de retour 2, et aucun fichier de --output n’est écrit. Une cellule à sauts de ligne de plus de 1 Mio compte comme un guillemet mal placé. Avec --bad-rows FICHIER, ces lignes vont dans ce fichier telles quelles (à la protection près), précédées du nom de leur fichier, de leur numéro et de la raison, séparés par des tabulations. La commande continue, indique leur nombre sur la sortie d’erreur et se termine avec le code de retour 1. Un en-tête illisible arrête toujours la commande.',
    },
    {
      title: 'La protection',
      text: 'Dans un tableur, une cellule telle que =HYPERLINK(...) serait exécutée, et l’on ne sait pas toujours qui a rempli les cellules. Une apostrophe est donc placée devant ce qui commence par un signe, y compris dans le fichier de --bad-rows. Les nombres, numéros de téléphone, pseudonymes, titres et mots restent tels quels, sauf s’ils contiennent un élément de formule, comme une parenthèse ou le nom d’une cellule (A1, donc aussi SD1013). --no-guard la désactive : à n’utiliser que pour une sortie qu’aucun tableur n’ouvre. Le format NDJSON n’est jamais modifié.',
    },
    {
      title: 'Plusieurs fichiers',
      text: '- est l’entrée standard. Des tableaux aux en-têtes identiques sont réunis en un seul, et les listes sont lues l’une après l’autre. En NDJSON, chaque objet nomme alors son fichier. Un répertoire est une erreur.',
    },
    {
      title: 'Fichiers écrits',
      text: 'Les fichiers de --output et de --bad-rows reçoivent leur nom une fois complets. D’ici là, chacun porte un nom provisoire que rien d’autre ne porte, tel que NOM.1b9d6bcd-….part. Une commande interrompue le supprime. Si elle a été tuée (kill -9), il reste, et aucune autre commande n’y touche : supprimez-le vous-même. Un fichier qui est lu n’est jamais écrit, sous quelque nom qu’il soit donné.',
    },
  ],
  seeAlso:
    'jq(1) pour NDJSON, iconv(1) pour UTF-32 et, dans le paquet, docs/output.md pour chaque colonne, champ et identifiant, et docs/engines.md pour joindre des tables de toute taille dans DuckDB, PostgreSQL et d’autres moteurs.',
  statuses: {
    valid: 'tous les codes étaient valides',
    invalid: 'au moins un code n’était pas valide',
    failed: 'mauvaise utilisation, entrée illisible, ou sortie impossible à écrire',
  },
  manual: {
    kind: 'Commandes utilisateur',
    options: (flags: readonly string[]) => `Options : ${flags.join(', ')}.`,
    examples: {
      codes: 'décoder deux codes',
      worn: 'lister ce que peut dire un marquage dont un caractère est illisible',
      table: 'décoder un inventaire et vérifier ses mentions « Made in »',
      bare: 'décoder la troisième colonne d’un tableau sans en-tête, et mettre de côté les lignes illisibles',
      filter: 'lister les codes non valides',
    },
  },
} as const;

const UNKNOWN: Readonly<Record<ChoiceKind, string>> = {
  format: 'Format de sortie inconnu',
  language: 'Langue inconnue',
  reading: 'Format de code inconnu',
  shell: 'Shell inconnu',
};

/** Messages about wrong arguments. */
export const usageErrors = {
  unknownOption(flag: string, nearest: string | undefined) {
    if (nearest !== undefined) return `Option inconnue : ${flag}. Vouliez-vous dire --${nearest} ?`;
    return `Option inconnue : ${flag}. Si c’est un code, placez -- devant.`;
  },
  unknownSubcommand: (typed: string, meant: string | undefined) =>
    meant === undefined
      ? `La sous-commande « ${typed} » n’existe pas. Un code se passe de sous-commande : heatstamp SD1013.`
      : `La sous-commande « ${typed} » n’existe pas. Vouliez-vous dire ${meant} ?`,
  misplacedOption: (name: string, command: string) =>
    `--${name} n’est pas une option de ${command}.`,
  missingValue: (flag: string, value: string) => `${flag} demande une valeur : ${inFrench(value)}.`,
  ambiguousValue: (flag: string, value: string) =>
    `${flag} demande une valeur. Si cette valeur est ${value}, écrivez ${flag}=${value}.`,
  unexpectedValue: (flag: string) => `${flag} ne prend pas de valeur.`,
  noArguments: 'Cette sous-commande prend des options, mais pas d’arguments.',
  shell: (shells: readonly string[]) => `Indiquez un seul shell : ${shells.join(', ')}.`,
  unknownCountry: (text: string) =>
    `Pays inconnu : « ${text} ». Donnez son nom ou son code ISO, par exemple France ou FR, ou bien other.`,
  optionWithoutTable: (name: string) =>
    `--${name} demande un tableau : indiquez la colonne des codes avec --column.`,
  repeatedOption: (flag: string) => `${flag} est donné deux fois.`,
  badRowsAmongOutput: '--bad-rows demande un fichier à part, autre que celui de la sortie.',
  skipLines: (text: string, max: number) =>
    `Ce n’est pas un nombre de lignes : « ${text} ». Donnez-en un de 0 à ${max}.`,
  separator: (text: string) =>
    `Séparateur inconnu : « ${text} ». Donnez un seul caractère, par exemple ';', ou bien tab.`,
  encoding: (text: string) =>
    `Encodage inconnu : « ${text} ». Donnez un nom tel que windows-1252, shift_jis, gb18030 ou utf-16le.`,
  jobs: (text: string, max: number) =>
    `« ${text} » n’est pas un nombre de fils d’exécution. Donnez-en un de 1 à ${max}.`,
  unknownChoice: (kind: ChoiceKind, value: string, choices: readonly string[]) =>
    `${UNKNOWN[kind]} : « ${value} ». Choisissez parmi : ${choices.join(', ')}.`,
  invalidDay: (text: string) =>
    `« ${text} » n’est pas un jour du calendrier. Écrivez-le comme 2026-11-21.`,
  help: (command: string) => `Essayez ${command} --help.`,
} as const;

/** Where the clock of the computer shows a day that is past. */
export const clockBehind = (clock: string, counted: string): string =>
  `l’horloge de cet ordinateur indique ${clock}, ce qui est impossible. Les codes sont vérifiés à la date du ${counted} ; --today en fixe une autre.`;

/** Of a wide table not all names are listed. */
const MOST_NAMES = 20;

/** Messages about files, which follow the name of the file and perhaps the number of a line. */
export const fileErrors = {
  stdin: 'entrée standard',
  stdout: 'sortie standard',
  position: (name: string, line: number) => `${name}, ligne ${line}`,
  isFile:
    'c’est un fichier, pas un code. Utilisez heatstamp < FICHIER pour une liste de codes, ou heatstamp --column NOM FICHIER pour un tableau.',
  unknownFactory: 'aucune liste publiée ne cite ce code d’atelier.',
  /** By the error code of the operating system. */
  system: {
    EACCES: 'accès refusé.',
    EDQUOT: 'quota de disque dépassé.',
    EISDIR: 'c’est un répertoire.',
    EIO: 'le périphérique a signalé une erreur d’entrée-sortie.',
    ELOOP: 'ce lien symbolique tourne en boucle.',
    ENAMETOOLONG: 'le nom du fichier est trop long.',
    ENOENT: 'ce fichier ou ce répertoire n’existe pas.',
    ENOSPC: 'il n’y a plus de place sur le périphérique.',
    ENOTDIR: 'une partie de ce chemin n’est pas un répertoire.',
    EPERM: 'opération non autorisée.',
    EROFS: 'le système de fichiers est en lecture seule.',
  },
  noTerminal:
    'Parquet n’est pas du texte, et ceci est un terminal. Nommez un fichier avec --output.',
  isDirectory: 'c’est un répertoire.',
  isInput: 'ce fichier est aussi lu. Choisissez-en un autre pour le résultat.',
  isOtherOutput: 'l’autre résultat va déjà dans ce fichier. Choisissez-en un autre.',
  lineTooLong: 'cette ligne dépasse 16 Mio : ce n’est ni une liste ni un tableau.',
  /** Stands for the file in a suggested command when standard input has no name. */
  anyFile: 'FICHIER',
  utf32: (file: string) =>
    `c’est de l’UTF-32. Convertissez-le d’abord, par exemple : iconv -f UTF-32 -t UTF-8 ${file} > utf8.txt`,
  notUtf8:
    'ce n’est pas de l’UTF-8, et l’encodage n’a pas été reconnu. Enregistrez le fichier en UTF-8, ou nommez son encodage avec --encoding.',
  readsAs: (encoding: string, line: string) =>
    `ce n’est pas de l’UTF-8 ; cela se lit en ${encoding} ; première ligne : ${line}. Si c’est juste, ajoutez --encoding ${encoding}.`,
  unmarkedUtf16: (encoding: string) =>
    `c’est de l’UTF-16 sans marque d’ordre des octets. Ajoutez --encoding ${encoding}.`,
  notEncoded: (encoding: string, isNamed: boolean) =>
    isNamed
      ? `ce n’est pas du ${encoding}, contrairement à ce qu’indique --encoding.`
      : `ce n’est pas du ${encoding.toUpperCase().replace(/LE$|BE$/, '')} valide, malgré la marque d’ordre des octets au début.`,
  nul: 'il y a ici un caractère NUL, qu’aucun texte ne contient.',
  archive:
    'c’est un classeur ou une autre archive, pas du texte. Enregistrez d’abord la feuille au format CSV UTF-8.',
  zstd: (file: string) =>
    `c’est un fichier compressé. Décompressez-le d’abord, par exemple : zstd -dc ${file} | heatstamp …`,
  xz: (file: string) =>
    `c’est un fichier compressé. Décompressez-le d’abord, par exemple : xz -dc ${file} | heatstamp …`,
  bzip2: (file: string) =>
    `c’est un fichier compressé. Décompressez-le d’abord, par exemple : bzip2 -dc ${file} | heatstamp …`,
  workbook: 'c’est un classeur, pas du texte. Enregistrez d’abord la feuille en CSV UTF-8.',
  pdf: 'c’est un PDF, pas du texte.',
  picture: 'c’est une image, pas du texte.',
  html: 'c’est une page HTML, que certains logiciels exportent en .xls. Ouvrez-la dans un tableur et enregistrez-la d’abord en CSV UTF-8.',
  json: 'c’est du JSON, mais pas un objet par ligne. Convertissez-le d’abord, par exemple : jq -c .[] data.json > data.ndjson',
  damagedGzip: 'ce fichier gzip est abîmé ou incomplet.',
  badObject: 'cette ligne n’est pas un objet JSON.',
  otherKey: (key: string) => `cet objet a un champ « ${key} », que le premier n’a pas.`,
  parquet: 'c’est un fichier Parquet, pas du texte. Exportez-le d’abord en CSV.',
  avro: 'c’est un fichier Avro, pas du texte. Exportez-le d’abord en CSV.',
  orc: 'c’est un fichier ORC, pas du texte. Exportez-le d’abord en CSV.',
  sqlite: 'c’est une base de données SQLite, pas du texte. Exportez-la d’abord en CSV.',
  emptyTable: (hasHeader: boolean) =>
    `l’entrée est vide.${hasHeader ? ' Un tableau commence par un en-tête.' : ''}`,
  otherHeader: (first: string) =>
    `son en-tête diffère de celui de ${first}. Les tableaux ne sont réunis que si leurs en-têtes sont identiques.`,
  noColumn(column: string, columns: readonly string[], meant: string | undefined) {
    const question = meant === undefined ? '' : ` Vouliez-vous dire « ${meant} » ?`;
    const others = columns.length > MOST_NAMES ? ` et ${columns.length - MOST_NAMES} autres` : '';
    const names = columns.slice(0, MOST_NAMES).map((name) => `« ${name} »`);
    return `il n’y a pas de colonne « ${column} ».${question} Les colonnes sont ${names.join(', ')}${others}.`;
  },
  columnBelow: (column: string, line: number, skipped: number) =>
    `il n’y a pas de colonne « ${column} » ici, mais la ligne ${line} l’a. Ajoutez --skip-lines ${skipped}.`,
  ambiguousColumn: (column: string, columns: readonly string[]) =>
    `plusieurs colonnes correspondent à « ${column} » : ${columns.map((name) => `« ${name} »`).join(', ')}. Écrivez le nom tel qu’il y figure, ou donnez son numéro.`,
  noColumnNumber: (column: string, width: number) =>
    `il n’y a pas de colonne ${column}. Sans en-tête, les colonnes se désignent par leur numéro, de 1 à ${width}.`,
  duplicateColumn: (column: string) =>
    `deux colonnes s’appellent « ${column} ». Donnez le numéro de celle que vous voulez.`,
  columnTaken: (column: string) =>
    `il y a déjà une colonne « ${column} ». Ajoutez --replace pour la réécrire, ou choisissez d’autres noms pour les nôtres avec --prefix.`,
  badRows: (error: string) =>
    `${error} Pour continuer sans ces lignes, donnez-leur un fichier avec --bad-rows.`,
  ragged: (cells: number, width: number, hasHeader: boolean) =>
    `cette ligne a ${cells} ${cells < 2 ? 'cellule' : 'cellules'}, mais ${hasHeader ? 'l’en-tête' : 'la première ligne'} en a ${width}.`,
  unclosedQuote: 'un guillemet ouvre ici une cellule et n’est jamais refermé.',
  textAfterQuote:
    'il y a du texte après le guillemet fermant d’une cellule. Un guillemet à l’intérieur d’une cellule doit être doublé.',
} as const;

/** What a terminal shows during a run and at its end. */
export const progress = {
  done: (count: number) => `${format(count)} ${count < 2 ? 'traité' : 'traités'}`,
  undocumented: (count: number) => `${format(count)} à date non attestée`,
  conflicts: (count: number) => `${format(count)} avec une contradiction`,
  holdMore: (count: number) =>
    count < 2
      ? `${count} cellule ne contient pas qu’un code ; heatstamp listing --column la lit.`
      : `${format(count)} cellules ne contiennent pas qu’un code ; heatstamp listing --column les lit.`,
  badRows: (count: number, file: string) =>
    count < 2
      ? `${count} ligne illisible, mise de côté dans ${file}.`
      : `${format(count)} lignes illisibles, mises de côté dans ${file}.`,
  summary(count: number, valid: number, remarks: readonly string[]) {
    const details = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
    const invalid = count - valid;
    return `${format(count)} au total : ${format(valid)} ${valid < 2 ? 'valide' : 'valides'}${details}, ${format(invalid)} non ${invalid < 2 ? 'valide' : 'valides'}.`;
  },
} as const;

/** A number with a space that does not break between thousands. */
function format(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}
