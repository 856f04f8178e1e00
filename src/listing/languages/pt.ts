import type { LabelWords, Language } from '../meanings.ts';

export const ptLabel: LabelWords = {
  // prettier-ignore
  countries: {
    FR: 'França',
    IT: 'Itália',
    ES: 'Espanha',
    US: 'Estados Unidos | EUA | E.U.A.',
    DE: 'Alemanha',
    CH: 'Suíça',
    JP: 'Japão',
    PT: 'Portugal',
    RO: 'Romênia | Roménia',
    KR: 'Coreia do Sul',
    IN: 'Índia',
    AR: 'Argentina',
    BR: 'Brasil',
    TR: 'Turquia',
    MX: 'México',
    BE: 'Bélgica',
    GB: 'Reino Unido | Inglaterra | Escócia',
    MC: 'Mônaco | Mónaco',
    YU: 'Iugoslávia | Jugoslávia',
    CS: 'Tchecoslováquia | Checoslováquia',
    TH: 'Tailândia',
    VN: 'Vietnã | Vietname',
    PH: 'Filipinas',
    ID: 'Indonésia',
    MA: 'Marrocos',
    TN: 'Tunísia',
    PL: 'Polônia | Polónia',
    NL: 'Países Baixos | Holanda',
    AT: 'Áustria',
    CA: 'Canadá',
  },
  // prettier-ignore
  adjectives: {
    FR: 'francês | francesa',
    IT: 'italiano | italiana',
    ES: 'espanhol | espanhola',
    US: 'americano | americana',
    DE: 'alemão | alemã',
    CH: 'suíço | suíça',
  },
  made: `
    {feit,fabricad,produzid,confeccionad,costurad}{o,a,os,as} | fabricacao | fabrico | producao | confeccao
    data de | made`,
  madePlace: `
    pais de {origem,fabricacao,fabrico,producao} | local de fabricacao | origem | procedencia`,
  fill: 'em | na | no | nas | nos',
};

export const pt: Language = {
  label: ptLabel,
  // prettier-ignore
  months: [
    'janeiro | jan', 'fevereiro | fev', 'março | mar', 'abril | abr',
    'maio | mai', 'junho | jun', 'julho | jul', 'agosto | ago',
    'setembro | set', 'outubro | out', 'novembro | nov', 'dezembro | dez',
  ],
  words: {
    // Codes, and numbers that are none.
    codeCue: `
      date~code | codigo {,de }{data,serie,fabricacao,producao,interno} | {numero,n°,nº} de serie`,
    stampCue: `
      codigo | carimbo | carimbad{o,a} | gravad{o,a} | gravacao | numerad{o,a}`,
    reference: `
      codigo {de desconto,desconto,promocional,postal,de barras,de rastreio,de rastreamento,necessario} | pedido
      referencia | ref | ref. | telefone | rastreio | cupom | cupao | anuncio | n° do pedido | numero do pedido
      nota fiscal n`,
    style: 'modelo | referencia | ref | ref. | artigo',
    lock: 'cadeado | chave{,s}',
    metal: 'prata',
    unit: 'euros | reais',

    // Making.
    makingDate: '{ano,data,mes} de {fabricacao,fabrico,producao} | data de fabrico',
    from: 'de | do',
    part: `
      alca | corrente | caixa | forro | ziper | fecho | dust bag | dustbag | bandoleira`,

    // After it was made.
    bought: 'comprad{o,a} | compra | comprei | adquirid{o,a} | vendid{o,a}',
    received: `
      recebid{o,a} | ganhei | presente | presentead{o,a} | herdad{o,a} | heranca | oferecid{o,a}`,
    receipt: 'nota fiscal | recibo | fatura | talao',
    owned: 'propriedade de | dona | proprietari{a,o}',
    worn: 'usad{o,a} | uso',
    repaired: `
      consertad{o,a} | reparad{o,a} | restaurad{o,a} | trocad{o,a} | substituid{o,a} | conserto`,
    appraised: 'avaliad{o,a} | autenticad{o,a}',
    stocked: 'em estoque | em stock',
    age: 'anos de idade | anos atras | anos de uso',

    // Other things with a year.
    released: `
      colecao | colecoes | edicao | edicao limitada | temporada | desfile | cruise`,
    season: 'primavera | verao | outono | inverno',
    event: `
      foto{,s} | anuncio | envio | enviad{o,a} | entrega | preco | leilao | exposicao | catalogo | disponivel
      garantia | lancad{o,a} | lancamento`,

    // Saying no.
    denial: 'nao | sem | nenhum | nenhuma | nunca | nem',
    notThis: `
      falsificacao | falso | falsa | replica{,s} | copia{,s} | imitacao | em vez de`,
    missing: `
      ausente | nenhum | nao {tem,encontrado,visivel,consta,disponivel} | inexistente | falta`,
    unreadable: `
      ilegivel | apagad{o,a} | desgastad{o,a} | gast{o,a} | {nao,pouco} {,esta ,e }legivel | dificil de ler
      desconhecido | desbotad{o,a}`,
    chip: `
      micro~chip | chip {nfc,rfid,interno,integrado,eletronico} | {nfc,rfid}~{chip,tag} | etiqueta {nfc,rfid}
      {com,tem,possui} {,um ,o }chip`,
    noChip: 'sem {micro~,}chip | nao {tem,possui} {,o ,um }{micro~,}chip',

    // How a date is said.
    about: 'cerca de | aproximadamente | por volta de | circa | aprox | aprox.',
    limit: 'antes de | depois de | desde | ate | entre | a partir de',
    means: `
      significa | ou seja | isto e | corresponde a | quer dizer | portanto | logo | indica`,
    or: 'ou',
    fill: `
      em | na | no | nas | nos | o | a | os | as | de | do | da | um | uma | e | ano | mes | que | com | n° | nº
      numero`,
    year: 'ano',
    week: 'semana | sem',
    decade: 'anos | decada de | anos de',
    early: 'inicio dos | inicio',
    mid: 'meados dos | meados de',
    late: 'final dos | fim dos',
    first: 'primeira',
    nth: 'a | ª | º',
    lookalike: 'estilo',

    // The bag.
    bag: 'bols{a,as} | carteira | mochila | mala | necessaire',
    praise: 'vintage | autentic{o,a} | original | rar{o,a} | antig{o,a}',
    otherBag: 'parecid{o,a} com {o,a}',
    noBag: 'entrega',
  },
};
