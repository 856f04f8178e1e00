import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: [
    'date ?-?code|datecode|data ?code|codic[ei](?: (?:data|di serie|seriale|interno|di produzione))?|(?:n(?:umero|\\.|[°º]) (?:di )?)?serial[ei]|n(?:umero|\\.|[°º]) (?:di )?(?:serie|matricola)|matricola',
  ],
  notCodeAfter: [
    'sconto|promo\\w*|postale|fiscale|a barre|coupon|necessari[oa]|colore|articolo|prodotto',
  ],
  without: [
    "senza|non (?:ha|presenta|possiede|c[’']è|presente|trovo)|nessun|privo di|priva di|manca",
  ],
  withoutFill: ['il|un|di|alcun|visibile|più|lo'],
  missing: [
    "assente|mancante|nessuno|manca|non (?:presente|trovato|visibile|c[’']è|disponibile|si trova)|inesistente",
  ],
  unreadable: [
    'illeggibile|(?:non|poco|difficilmente)(?: è| più)? leggibile|consumat[oa]|usurat[oa]|sbiadit[oa]|cancellat[oa]|rovinat[oa]|non si legge|difficile da leggere|scolorit[oa]|sconosciut[oa]',
  ],
  stateFill: [
    "è|stato|ormai|un|po[’']|molto|quasi|completamente|parzialmente|troppo|purtroppo|più|interno|non|si|dal|tempo",
  ],
  chip: [
    "micro-?chip|chip (?:nfc|rfid|interno|integrato|elettronico)|(?:nfc|rfid) ?-?(?:chip|tag)|tag (?:nfc|rfid)|(?:con|ha il|dotat[oa] di|c[’']è il) chip",
  ],
  noChipBefore: ['senza|no|non ha(?: il)?|nessun|privo di'],
  noChipAfter: ['no'],
};
