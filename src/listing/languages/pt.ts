import type { Language } from '../reader/meanings.ts';

export const pt: Language = {
  // prettier-ignore
  countries: {
    FR: 'França', IT: 'Itália', ES: 'Espanha', US: 'Estados Unidos | EUA | E.U.A.', DE: 'Alemanha', CH: 'Suíça',
    JP: 'Japão', PT: 'Portugal', RO: 'Romênia', KR: 'Coreia do Sul', IN: 'Índia', AR: 'Argentina', BR: 'Brasil',
    TR: 'Turquia', MX: 'México', BE: 'Bélgica', GB: 'Reino Unido | Inglaterra | Escócia', MC: 'Mônaco',
    YU: 'Iugoslávia | Jugoslávia', CS: 'Tchecoslováquia | Checoslováquia', TH: 'Tailândia', VN: 'Vietnã | Vietname',
    PH: 'Filipinas', ID: 'Indonésia', MA: 'Marrocos', TN: 'Tunísia', PL: 'Polônia', NL: 'Países Baixos | Holanda',
    AT: 'Áustria', CA: 'Canadá',
  },
  // prettier-ignore
  adjectives: {
    FR: 'francês | francesa', IT: 'italiano | italiana', ES: 'espanhol | espanhola', US: 'americano | americana',
    DE: 'alemão | alemã', CH: 'suíço',
  },
  // The short forms of August, September and October are words of English and Spanish.
  // prettier-ignore
  months: [
    'janeiro', 'fevereiro | fev', 'março', 'abril | abr',
    'maio', 'junho', 'julho', 'agosto',
    'setembro', 'outubro', 'novembro', 'dezembro | dez',
  ],
  eras: [
    { names: 'anos oitenta', first: 1980, last: 1989 },
    { names: 'anos noventa', first: 1990, last: 1999 },
  ],
  // prettier-ignore
  parts: {
    early: 'início d{os,e,a} | começo d{os,e,a}', mid: 'meados d{os,e,a}', late: 'final d{os,e,a} | fim d{os,e,a}',
    firstHalf: '{primeiro semestre,primeira metade}', secondHalf: '{segundo semestre,segunda metade}',
    spring: 'primavera', summer: 'verão', autumn: 'outono', winter: 'inverno | natal',
  },
  words: {
    made: `
      feit{o,a,os,as} | fabricad{o,a,os,as} | produzid{o,a,os,as} | confeccionad{o,a,os,as} | costurad{o,a}
      fabricação | fabrico | produção | confecção`,
    madePlace: `
      país de {origem,fabricação,fabrico,produção} | local de {fabricação,fabrico,produção} | origem | procedência`,
    within: 'em | na | no | nas | nos | da | do',
    // Codes and other numbers.
    codeCue: `
      código de {data,série,fabricação,fabrico,produção} | código {data,interno}
      {número,n°} {de ,}{série,serial,interno} | {nº,n.º} {de ,}série`,
    codePlace: 'lingueta | etiqueta | bolso interno',
    below: 'depois | seguido de | letras | números',
    stampCue:
      'código | gravad{o,a} | carimbo | carimbad{o,a} | estampad{o,a} | numerad{o,a} | inscrição',
    codeNoun: 'código',
    reference: `
      código {postal,promocional,de desconto,de barras,de rastreio,de rastreamento,do anúncio,do produto,da cor}
      número {do pedido,da encomenda,do anúncio,de telefone,de rastreio} | encomenda | pedido | telefone
      telemóvel | celular | rastreio | rastreamento | desconto | cupom | referência | quarto | página | cep
      código necessário | voo | comboio | matrícula | autocarro | ônibus`,
    style: 'modelo | referência',
    lock: 'cadeado{,s} | chave{,s} | prata | ouro',
    unit: 'euros | reais',

    // Making.
    from: 'de | do',
    makingDate: 'data de {fabricação,fabrico,produção} | data do ano de | é do ano de',
    part: `
      alça{,s} | corrente | caixa | dustbag | forro | zíper | fecho | saco de pó | fivela | pingente`,

    // After it was made.
    bought: `
      comprad{o,a,os,as} | comprei | compra | adquirid{o,a} | adquiri | vendid{o,a} | data d{a,e} compra`,
    received:
      'de presente | presente de | prenda | ganhei | recebi | recebid{o,a} | oferecid{o,a} | herdad{o,a} | herdei | herança | me {deu,deram,ofereceu}',
    receipt: 'nota fiscal | fatura | recibo | talão | cupom fiscal',
    owned: '{tenho,é meu} desde | únic{o,a} don{o,a} | don{o,a} desde | minha desde',
    worn: 'usad{o,a,os,as} | usei | utilizad{o,a} | uso | utilizo',
    repaired: `
      reparad{o,a} | consertad{o,a} | conserto | restaurad{o,a} | trocad{o,a} | substituíd{o,a} | higienizad{o,a}
      reforma`,
    appraised: 'avaliad{o,a} | avaliação | autenticad{o,a}',
    stocked: 'em estoque | em stock | chegou',
    age: 'anos {de uso,de idade,atrás}',

    // Other things with a year.
    released: `
      coleção | coleções | lançad{o,a} | lançamento | edição | desfile | cruzeiro | saiu | modelo de`,
    event: `
      envi* | entreg* | foto{,s} | preço | leilão | anúncio | disponível | férias | viagem | garantia
      exposição | nascid{o,a}`,

    // Whose it is, and how it is said.
    thisBag: 'esta {bolsa,mala,carteira}',
    another: `
      minha {outra,segunda,primeira} | meu outro | {uma,a} outra | {um,o} outro | a minha | a dela
      tenho {também,outra} | também {tenho,vendo} | vendo também | também à venda
      {minha irmã,minha amiga,minha prima} | a mesma | o mesmo modelo | {à parte,separadamente} | {a,o} da minha
      {seu primeiro,sua primeira} | vi um{,a} | aceito troca | troco por`,
    general: `
      algumas {bolsas,são,eram,foram} | alguns modelos | muitas bolsas | as bolsas {antigas,mais antigas}
      a maioria | {bolsas,modelos} {são,eram,foram} | os códigos com | vuitton {fabrica,produz,abriu} | em geral
      normalmente | por exemplo | {um,o} guia`,
    unsaid: `
      se {fosse,for,foi,é} | seria | será que | me {disseram,disse,contaram} | disseram me | dizem que
      ao que parece | supostamente | segundo {o vendedor,a vendedora,um,uma} | ouvi dizer | teria sido | achava`,

    // Saying no.
    denial: 'não | nao | nunca',
    lack: 'sem | nenhum{,a} | nem',
    missing: `
      ausente | inexistente | nenhum | falta | não {tem,encontrado,encontrei,visível,consta,disponível,possui,há}`,
    unreadable: `
      ilegível | apagad{o,a} | desgastad{o,a} | gast{o,a} | desbotad{o,a} | desconhecido | difícil de ler
      {não,pouco} {,está ,é }legível`,
    chip: `
      microchip | chip {nfc,rfid,interno,integrado,eletrônico,eletrónico} | {nfc,rfid}~{chip,tag}
      {com,tem,possui} {,um ,o }chip`,
    wornThere: '{descascad,pegajos,rachad,derretid,cortad,deteriorad}{o,a}',

    // Words of dates.
    about: `
      cerca de | por volta de | aproximadamente | aprox. | mais ou menos | acho que | talvez | provavelmente
      creio`,
    limit: 'depois de | desde | até | entre | a partir de',
    upTo: 'antes de | o mais tardar em | pelo menos | mais de',
    means: 'significa | ou seja | quer dizer | isto é | corresponde a | indica | portanto',
    or: 'ou',
    and: 'e',
    to: 'a',
    fill: `
      em | na | no | nas | nos | da | do | das | dos | de | o | a | os | as | um | uma | é | foi | e | ano | mês
      que | está | para`,
    year: 'ano',
    week: 'semana | sem.',
    decade: 'anos | década de',
    first: 'primeira',
    nth: 'ª | º | a',

    // The bag.
    manner: 'estilo',
    wallet: 'carteira | porta moedas | porta cartões',
    bag: 'bolsa{,s} | mala | mochila',
    praise:
      'autêntic{o,a} | original | verdadeir{o,a} | legítim{o,a} | antig{o,a} | lind{o,a} | rar{o,a}',
  },
};
