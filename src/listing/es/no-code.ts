import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: [
    'date ?-?code|datecode|c[óo]digo(?: (?:de )?(?:fecha|serie|fabricación|producción|interno|interior))?|n(?:úmero|umero|[º°]|\\.º) (?:de )?serie|serial',
  ],
  notCodeAfter: [
    'de descuento|descuento|promo\\w*|postal|de barras|necesario|de seguimiento|de color',
  ],
  without: [
    'sin|no (?:tiene|lleva|trae|encuentro|hay|aparece|posee|se (?:encuentra|aprecia|ve|distingue|lee))|ningún|carece de|falta',
  ],
  withoutFill: ['el|un|ningún|de|visible|se|ve'],
  missing: [
    'ausente|ninguno|falta|no (?:tiene|visible|aparece|encontrado|se encuentra|disponible|se ve|está)|inexistente',
  ],
  unreadable: [
    'ilegible|(?:no|poco|apenas)(?: es| está| se)?(?: muy)? (?:legible|lee|distingue)|borrad[oa]|desgastad[oa]|gastad[oa]|difícil de leer|desconocido|borroso|poco claro',
  ],
  stateFill: [
    'es|está|esta|se|ha|muy|un|poco|casi|completamente|parcialmente|demasiado|ya|por|el|algo|interior',
  ],
  chip: [
    'micro-?chip|chip (?:nfc|rfid|interno|integrado|incorporado|electrónico)|(?:nfc|rfid) ?-?(?:chip|tag)|etiqueta (?:nfc|rfid)|(?:con|lleva|tiene|trae)(?: un| el)? chip',
  ],
  noChipBefore: ['sin|no (?:tiene|lleva|trae)(?: el| un)?|ningún|no'],
  noChipAfter: ['no'],
};
