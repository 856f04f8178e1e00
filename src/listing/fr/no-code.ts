import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: [
    "(?:date ?-?codes?|datecode|codes? ?-?dates?|code(?: de)? (?:date|série|serie|fabrication)|code (?:intérieur|interne|d['’]authenticité)|codes?)",
    "n(?:uméro|umero|[°º]) (?:de |d[’'])?(?:s[ée]rie|fabrication|intérieure?)",
  ],
  notCodeAfter: ['promo\\w*|de réduction|réduction|postal|nécessaire|requis|avantage|barres?'],
  without: ["sans|aucun|pas(?: de| d['’])?|absence (?:de|du)|ni|manque(?: le)?"],
  withoutFill: ['le|du|un|visible|de|trouvé|vu'],
  missing: [
    "aucun|absent|manquant|manque|introuvable|non (?:trouvé|visible|présent|disponible)|pas (?:trouvé|visible|présent)|n['’]est pas (?:visible|présent)|n['’]est plus (?:visible|présent)|inexistant|néant",
  ],
  unreadable: [
    'illisible|effacée?|usée?|estompée?|(?:peu|non|plus|pas|difficilement|à peine) lisible|difficile à lire|inconnu|flou',
  ],
  stateFill: [
    "est|à moitié|en partie|a|été|s['’]est|n['’]est|un|peu|très|presque|totalement|complètement|partiellement|trop|devenu|malheureusement|avec|le|temps",
  ],
  chip: [
    "(?:micro-?)?puce(?:s)? (?:électronique|electronique|nfc|rfid|intégrée|d[’']authentification|interne)|micro-?puces?|micro-?chip|pucée?|(?:étiquette|tag) (?:nfc|rfid)|(?:nfc|rfid) ?-?(?:puce|chip|tag)",
    "(?:avec|a une|dotée? d['’]une|possède une|contient une|équipée? d['’]une|c['’]est une) puce",
  ],
  noChipBefore: ["sans|pas(?: de| d['’])?|aucune|ni|non"],
  noChipAfter: ['non'],
};
