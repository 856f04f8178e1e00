import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: [
    'date ?-?code|datecode|código(?: (?:de )?(?:data|série|fabricação|produção|interno))?|n(?:úmero|[º°]) de série',
  ],
  notCodeAfter: [
    'de desconto|desconto|promo\\w*|postal|de barras|necessário|de rastreio|de rastreamento',
  ],
  without: ['sem|não (?:tem|possui|há|encontrei)|nenhum|falta'],
  withoutFill: ['o|um|visível|de'],
  missing: ['ausente|nenhum|não (?:tem|encontrado|visível|consta|disponível)|inexistente'],
  unreadable: [
    'ilegível|apagad[oa]|desgastad[oa]|gast[oa]|(?:não|pouco)(?: está| é)? legível|difícil de ler|desconhecido|desbotad[oa]',
  ],
  stateFill: ['é|está|foi|muito|um|pouco|quase|completamente|parcialmente|já|pelo|uso'],
  chip: [
    'micro-?chip|chip (?:nfc|rfid|interno|integrado|eletr[ôó]nico)|(?:nfc|rfid) ?-?(?:chip|tag)|etiqueta (?:nfc|rfid)|(?:com|tem|possui)(?: um| o)? chip',
  ],
  noChipBefore: ['sem|não (?:tem|possui)(?: o| um)?|não|nenhum'],
  noChipAfter: ['não'],
};
