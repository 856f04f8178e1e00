import type { Language } from '../reader/meanings.ts';

export const es: Language = {
  // prettier-ignore
  countries: {
    FR: 'Francia', IT: 'Italia', ES: 'España | Espana', US: 'Estados Unidos | EE.UU. | EE. UU. | EEUU',
    DE: 'Alemania', CH: 'Suiza', JP: 'Japón', PT: 'Portugal', RO: 'Rumania', KR: 'Corea del Sur', IN: 'India',
    AR: 'Argentina', BR: 'Brasil', TR: 'Turquía', BE: 'Bélgica', MC: 'Mónaco', TH: 'Tailandia', PH: 'Filipinas',
    MA: 'Marruecos', TN: 'Túnez', PL: 'Polonia', NL: 'Países Bajos', CA: 'Canadá',
  },
  // prettier-ignore
  adjectives: {
    FR: 'francés | francesa', IT: 'italiano | italiana', ES: 'español | española',
    US: 'americano | americana | estadounidense', DE: 'alemán | alemana', CH: 'suizo',
  },
  // prettier-ignore
  months: [
    'enero', 'febrero', 'marzo', 'abril | abr',
    'mayo', 'junio', 'julio', 'agosto | ago',
    'septiembre', 'octubre', 'noviembre', 'diciembre | dic',
  ],
  eras: [
    { names: 'años ochenta | los ochenta', first: 1980, last: 1989 },
    { names: 'años noventa | los noventa', first: 1990, last: 1999 },
  ],
  // prettier-ignore
  parts: {
    early: 'principios de', mid: 'mediados', late: 'finales de', firstHalf: '{primer semestre,primera mitad}',
    secondHalf: '{segundo semestre,segunda mitad}', spring: 'primavera', summer: 'verano', autumn: 'otoño',
    winter: 'invierno | navidad',
  },
  words: {
    made: `
      fabricó | hech{o,a,os,as} | fabricad{o,a,os,as} | producid{o,a,os,as} | elaborad{o,a} | fabricación
      producción | confeccionad{o,a} | manufacturad{o,a} | nació | data de | made`,
    madePlace: '{país,lugar} de {fabricación,origen,producción} | origen | procedencia',
    within: 'en | los',
    // Codes and other numbers.
    codeCue: `
      código de {fecha,fabricación,producción} | código fecha | {número,nº,n°} de {serie,fabricación} | n.º de serie
      date~code | código interior | {nº,n°,número} interior`,
    codePlace: 'lengüeta | pestaña | etiqueta | bolsillo interior',
    below: 'debajo | luego | seguido de | letras | números',
    stampCue: `
      código | grabad{o,a} | sello | estampad{o,a} | numerad{o,a} | sellad{o,a} | inscripción`,
    codeNoun: 'código',
    reference: `
      ref | ref. | referencia | pedido | código {postal,promocional,de descuento,descuento,de barras} | teléfono
      seguimiento | reserva | artículo | habitación | vuelo | factura n | cupón | descuento | tren | matrícula | autobús | pasaporte`,
    style: 'modelo | ref | ref. | referencia | artículo | estilo',
    lock: 'candado | llave{,s} | plata',
    unit: 'euros',

    // Making.
    makingDate: '{fecha,año,mes} de {fabricación,producción,elaboración}',
    from: 'de | del',
    part: 'guardapolvo | correa | cadena | caja | bandolera | forro | bolsa de tela | asa{,s}',

    // After it was made.
    bought: 'comprad{o,a} | compra | compré | adquirid{o,a} | vendid{o,a}',
    received: 'regal* | recibid{o,a} | heredad{o,a}',
    receipt: 'factura | ticket',
    owned: 'propietari{a,o} | dueñ{a,o} | {,lo }tengo',
    worn: 'usad{o,a} | utilizad{o,a} | llevad{o,a} | uso | utilizo',
    repaired: 'repar* | restaur* | cambiad{o,a} | reemplazad{o,a} | arreglad{o,a}',
    age: 'años de antiguedad | de hace',

    // Other things with a year.
    released: 'colección | edición | crucero | desfile | modelo de',
    event: `
      envi* | entrega | vacaciones | precio | foto{,s} | exposición | catálogo | disponible | subasta
      anuncio | formato usado | lanzad{o,a} | lanzamiento | salió | nacid{o,a}`,

    // Whose it is, and how it is said.
    thisBag: 'este bolso | esta {cartera,pieza}',
    another: `
      mi {otro,otra,segundo,segunda,primer,primera} | {un,el} otro | {una,la} otra | otro {bolso,modelo}
      otra {cartera,pieza} | el {mío,suyo} | la {mía,suya} | tengo otro | {también,además} {tengo,vendo,tiene}
      tengo también | también en venta | {mi hermana,mi amiga,una amiga,mi prima} | comparad{a,o} con
      me recuerda | el mismo | la misma | {por separado,se vende aparte} | {el,la} de mi {madre,abuela,suegra}
      su primer{,o,a} | vi un{o,a} | busco`,
    general: `
      algunos {bolsos,modelos,speedy,son,eran,fueron,se} | algunas {piezas,carteras}
      los {bolsos,modelos} {antiguos,viejos} | muchos {bolsos,modelos} | {bolsos,modelos} {son,eran,fueron,se}
      la mayoría | los códigos {con,que} | vuitton {fabrica,produce,abrió,dejó} | en general | normalmente
      por ejemplo | {una,la} guía`,
    unsaid: `
      si {fuera,fuese,es,está,fue,estuviera} | sería | en caso de | de haber | ¿
      me {dijeron,dijo,han dicho,contaron} | dicen que | se dice | al parecer | supuestamente
      según {el vendedor,la vendedora,un,una} | he oído | habría sido | creía | pensaba
      estaba {convencida,segura}`,

    // Saying no.
    denial: 'no | no {en,fue,ha} | nunca | tampoco',
    lack: 'sin | ningún | ninguna | ni',
    missing: `
      no {visible,encontrado,tiene,presente,incluido,incluida} | ausente | no se {ve,encuentra} | ninguno
      falta | no aparece`,
    unreadable: `
      ilegible | borros{o,a} | borrad{o,a} | desgastad{o,a} | poco legible | no {es ,se }{legible,lee}
      difícil de leer`,
    chip: `
      microchip | chip {nfc,rfid,electrónico,interno,integrado} | con chip | {nfc,rfid} chip | {lleva,tiene,trae} chip`,
    wornThere: '{agrietad,pegajos,pelad,descascarillad,derretid,cortad,deteriorad}{o,a}',

    // Words of dates.
    about: `
      aproximadamente | alrededor de | sobre | hacia | circa | aprox | creo | quizás | quizá | tal vez
      probablemente | supongo`,
    limit: 'después de | desde | hasta | entre',
    upTo: 'antes de{,l} | no más tarde de | al menos | por lo menos | más de',
    means: `
      significa | es decir | o sea | corresponde a | corresponde | indica | por tanto | por lo tanto | así que
      quiere decir | dice`,
    or: 'o | u',
    and: 'y | e',
    to: 'a | al',
    fill: `
      en | el | la | los | las | de | del | un | una | es | y | año | mes | nº | número | que | al | se | aprecia
      tiene | encuentra | visible | ve | para | en {el,la}`,
    year: 'año',
    week: 'semana{,s} | sem',
    decade: 'años',
    first: 'primera',
    nth: 'ª | º',

    // Who made and designed it.
    by: 'por',
    designed: 'diseñad{o,a}',
    tenure: 'era | época',

    // The bag.
    manner: 'estilo',
    wallet: 'cartera | monedero | billetera | tarjetero',
    bag: 'bols{o,os,a} | mochila | maleta | louis vuitton | vuitton | lv',
    praise: 'vintage | autentic{o,a} | original | rar{o,a} | precios{o,a}',
  },
};
