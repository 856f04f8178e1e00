import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: [
    'datums?[ -]?codes?|date-?codes?|serien[ -]?(?:nummer|nr\\.?)|innen-?(?:nummer|code)|(?:herstellungs|produktions|präge|stempel)-?(?:code|nummer)|codes?(?!s?karte)',
  ],
  notCodeAfter: ['nötig|notwendig|erforderlich|eingeben|für'],
  without: ['kein(?:e|en)?|ohne|fehlender?|hat keinen?'],
  withoutFill: ['sichtbare[rn]?|lesbare[rn]?|einen?|den|die|mehr|erkennbare[rn]?'],
  missing: [
    'fehlt|fehlend|keine?(?:r|s)?|nicht (?:vorhanden|gefunden|sichtbar|auffindbar|zu finden|da)|entfernt|k\\. ?a\\.',
  ],
  unreadable: [
    'unleserlich|unlesbar|unklar|abgerieben|abgewetzt|abgenutzt|verblasst|verwischt|verschlissen|(?:nicht|kaum|schwer|schlecht)(?: mehr)?(?: gut)? (?:lesbar|leserlich|erkennbar|zu lesen|zu erkennen|zu entziffern)|unbekannt',
  ],
  stateFill: [
    'ist|war|wurde|leider|etwas|sehr|fast|komplett|völlig|teilweise|zu|schon|innen|inzwischen|durch|den|gebrauch|stark',
  ],
  chip: [
    'mi[kc]ro-?chip|(?:nfc|rfid|ic)[ -]?(?:chip|tag)|(?:mit|hat|enthält|besitzt|sondern|dafür|stattdessen)(?: einen?| einem)?(?: integrierte[nrm])? chip|chip (?:integriert|vorhanden|verbaut|eingenäht)',
  ],
  noChipBefore: ['kein(?:e|en)?|ohne|nicht'],
  noChipAfter: ['nein'],
};
