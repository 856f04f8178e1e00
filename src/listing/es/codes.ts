import type { CodeWords } from '../code-words.ts';

export const codes: CodeWords = {
  script: 'latin',
  dateCode: [
    'código (?:de )?(?:fecha|fabricación|serie|producción|interno|interior)',
    'n(?:úmero|umero|[º°]|\\.º) (?:de )?(?:interno|interior|fabricación)',
    'c[óo]d\\. (?:interno|interior|de fecha)|codigo (?:de )?(?:fecha|fabricacion|serie)',
    'n(?:úmero|umero|[º°]|\\.º) (?:de )?serie|número serial|serie',
  ],
  stamp: ['cod\\.|numerad[oa]|estampad[oa]|timbre|grabad[oa]|código|codigo'],
  cueTail: ['n[°º]|es'],
  cueVerb: ['es'],
  stampedAfter: ['grabado|estampado'],

  numbered: [
    'referencia|modelo|artículo|articulo|producto|pedido|descuento|candado|llave|teléfono|telefono',
    'seguimiento|envío|cupón|cupon|vuelo',
  ],
  numberedAfterOf: ['barras|color|promocional'],
  numberNouns: ['número'],
  codeNouns: ['código|codigo|número|n[°º]'],
  promoCode: ['código'],
  ofThe: ['de|del|de la|a'],
  discounts: ['descuento'],
  with: ['con'],
  use: ['usa|usar'],
  articles: ['el'],

  metals: ['plata'],
  metalsAfter: ['plata'],
  on: ['en'],
  onArticles: ['el|la'],
  locksAfter: ['candado'],
  locks: ['candado|llaves?'],
  lockFill: ['es|y'],
  lockMarked: ['grabado'],

  shortWords: 'EL LA LE LO SE',
  wordsAfter: ['el|la'],

  styles: ['ref|referencia|modelo|artículo|estilo'],
  orders: ['pedido|factura|seguimiento|envío|vuelo|habitación|lote|billete|cupón|descuento'],
};
