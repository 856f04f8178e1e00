import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: ['datum-?codes?|date ?-?codes?|serie-?nummer|productie-?code|codes?'],
  notCodeAfter: ['nodig|vereist'],
  without: ['geen|zonder|heeft geen'],
  withoutFill: ['zichtbare|leesbare|een'],
  missing: ['ontbreekt|niet (?:aanwezig|gevonden|zichtbaar|te vinden)|afwezig|geen'],
  unreadable: [
    'onleesbaar|vervaagd|versleten|onduidelijk|(?:niet|moeilijk|slecht|nauwelijks)(?: meer| goed)? (?:leesbaar|te lezen)|onbekend',
  ],
  stateFill: ['is|helaas|een|beetje|erg|bijna|helemaal|door|slijtage'],
  chip: [
    'micro-?chip|(?:nfc|rfid)[ -]?(?:chip|tag)|(?:met|heeft|bevat)(?: een)?(?: ingebouwde)? chip',
  ],
  noChipBefore: ['geen|zonder|niet'],
  noChipAfter: ['nee'],
};
