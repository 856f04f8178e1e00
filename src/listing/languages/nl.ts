import type { LabelWords, Language } from '../meanings.ts';

export const nlLabel: LabelWords = {
  // prettier-ignore
  countries: {
    FR: 'Frankrijk',
    IT: 'Italië',
    ES: 'Spanje',
    US: 'Verenigde Staten | Verenigde Staten van Amerika | VS | Amerika',
    DE: 'Duitsland',
    CH: 'Zwitserland',
    RO: 'Roemenië',
    KR: 'Zuid-Korea',
    AR: 'Argentinië',
    BR: 'Brazilië',
    TR: 'Turkije',
    BE: 'België',
    GB: 'Verenigd Koninkrijk | Groot-Brittannië | Engeland | Schotland',
    YU: 'Joegoslavië',
    CS: 'Tsjecho-Slowakije | Tsjechoslowakije',
    PH: 'Filipijnen',
    ID: 'Indonesië',
    MA: 'Marokko',
    TN: 'Tunesië',
    PL: 'Polen',
    NL: 'Nederland',
    AT: 'Oostenrijk',
  },
  // prettier-ignore
  adjectives: {
    FR: 'Frans | Franse',
    IT: 'Italiaans | Italiaanse',
    ES: 'Spaans | Spaanse',
    US: 'Amerikaans | Amerikaanse',
    DE: 'Duits | Duitse',
    CH: 'Zwitsers | Zwitserse',
  },
  made: `
    gemaakt | vervaardigd | geproduceerd | gefabriceerd | genaaid | makelij | fabricaat | productie | gemaakt in
    stamt uit | dateert {uit,van} | made`,
  madePlace: 'land van {herkomst,oorsprong,productie} | productieland | herkomst',
  fill: 'in | de | het | te',
};

export const nl: Language = {
  label: nlLabel,
  // prettier-ignore
  months: [
    'januari | jan', 'februari | feb', 'maart | mrt', 'april | apr',
    'mei', 'juni | jun', 'juli | jul', 'augustus | aug',
    'september | sep | sept', 'oktober | okt', 'november | nov', 'december | dec',
  ],
  words: {
    // Codes, and numbers that are none.
    codeCue: `
      datum~code{,s} | date~code{,s} | serie~nummer | productie~{code,nummer} | datumstempel`,
    stampCue: 'code{,s} | stempel | gestempeld | ingeslagen | nummer',
    reference: `
      ordernummer | bestelnummer | bestelling | artikelnummer | postcode | kortingscode | telefoon{,nummer}
      track en trace | referentie{,nummer} | advertentie{,nummer} | klantnummer | factuurnummer
      code {nodig,vereist} | kamer`,
    style: 'model{,nummer} | stijlnummer | artikelnummer | typenummer',
    lock: 'slot | hangslot | sleutel{,s}',
    metal: 'zilver | goud',
    unit: 'euro | cm | mm',

    // Making.
    makingDate: `
      bouwjaar | productie{jaar,datum,maand} | jaar van {productie,fabricage,vervaardiging} | fabricagejaar`,
    from: 'uit | van',
    part: `
      riem | schouderriem | ketting | doos | stofzak | voering | rits | hengsel{,s}`,

    // After it was made.
    bought: `
      gekocht | aangeschaft | aankoop | aankoop{datum,jaar} | koop | verkocht | besteld`,
    received: 'gekregen | ontvangen | cadeau | geschenk | geerfd | erfstuk',
    receipt: 'bon | aankoopbon | bonnetje | factuur | kassabon',
    owned: 'in bezit | bezit | eigenaar | eigenares',
    worn: 'gedragen | gebruikt',
    repaired: `
      gerepareerd | reparatie | vervangen | hersteld | gerestaureerd | opnieuw gevoerd`,
    appraised: 'getaxeerd | geauthenticeerd | echtheidscontrole',
    stocked: 'op voorraad | voorraad',
    age: 'jaar oud | jaar geleden',

    // Other things with a year.
    released: 'collectie{,s} | editie | limited edition | seizoen | jubileum',
    season: 'lente | zomer | herfst | winter | voorjaar | najaar',
    event: `
      foto{,s} | advertentie | verzending | verzonden | verstuurd | geleverd | levering | prijs | veiling
      tentoonstelling | verkrijgbaar | geplaatst | garantie | geldig | vakantie | gelanceerd`,

    // Saying no.
    denial: 'niet | geen | zonder | nooit | noch',
    notThis: 'namaak | nep | replica{,s} | kopie | in plaats van',
    missing: `
      ontbreekt | niet {aanwezig,gevonden,zichtbar,zichtbaar,te vinden} | afwezig | geen`,
    unreadable: `
      onleesbaar | vervaagd | versleten | onduidelijk | onbekend
      {niet,moeilijk,slecht,nauwelijks} {,meer ,goed }{leesbaar,te lezen}`,
    chip: `
      micro~chip | {nfc,rfid}~{chip,tag} | {met,heeft,bevat} {,een }{,ingebouwde }chip`,
    noChip: '{geen,zonder,niet} {micro~,}chip | {geen,zonder} {nfc,rfid} chip',

    // How a date is said.
    about: 'circa | ca | ca. | ongeveer | rond | omstreeks',
    limit: 'voor | na | sinds | tot | tussen | vanaf',
    means: `
      betekent | dus | oftewel | dat wil zeggen | staat voor | komt overeen met`,
    or: 'of',
    fill: `
      in | het | de | een | van | uit | is | en | op | met | dat | die | dit | deze | nr | nr. | jaar | maand | te`,
    year: 'jaar | het jaar',
    week: 'week | wk',
    decade: 'jaren | de jaren',
    early: 'begin | begin jaren',
    mid: 'midden | halverwege',
    late: 'eind | eind jaren',
    first: 'eerste',
    nth: 'e | ste | de',
    lookalike: 'stijl | look',

    // The bag.
    bag: `
      tas | tassen | handtas | portemonnee | portefeuille | schoudertas | koffer | rugzak`,
    praise: 'vintage | authentieke | originele | echte | zeldzame | oude',
    otherBag: 'geen | lijkt op een',
    noBag: 'levering',
  },
};
