import type { Language } from '../reader/meanings.ts';

export const nl: Language = {
  // prettier-ignore
  countries: {
    FR: 'Frankrijk', IT: 'Italië', ES: 'Spanje', US: 'Verenigde Staten | Verenigde Staten van Amerika | VS | Amerika',
    DE: 'Duitsland', CH: 'Zwitserland', RO: 'Roemenië', KR: 'Zuid-Korea', AR: 'Argentinië', BR: 'Brazilië',
    TR: 'Turkije', BE: 'België', GB: 'Verenigd Koninkrijk | Groot-Brittannië | Engeland | Schotland',
    YU: 'Joegoslavië', CS: 'Tsjecho-Slowakije', PH: 'Filipijnen', ID: 'Indonesië', MA: 'Marokko', TN: 'Tunesië',
    PL: 'Polen', NL: 'Nederland', AT: 'Oostenrijk',
  },
  // prettier-ignore
  adjectives: {
    FR: 'Frans | Franse', IT: 'Italiaans | Italiaanse', ES: 'Spaans | Spaanse', US: 'Amerikaans | Amerikaanse',
    DE: 'Duits | Duitse', CH: 'Zwitsers | Zwitserse',
  },
  // prettier-ignore
  months: [
    'januari | jan', 'februari | feb', 'maart | mrt', 'april | apr',
    'mei', 'juni | jun', 'juli | jul', 'augustus | aug',
    'september | sep', 'oktober | okt', 'november | nov', 'december | dec',
  ],
  eras: [
    { names: 'jaren tachtig', first: 1980, last: 1989 },
    { names: 'jaren negentig', first: 1990, last: 1999 },
  ],
  numbers: {
    10: 'tien',
    20: 'twintig',
    30: 'dertig',
  },
  // prettier-ignore
  parts: {
    early: 'begin', mid: 'midden | halverwege', late: 'eind | einde', firstHalf: 'eerste helft',
    secondHalf: 'tweede helft', spring: 'lente | voorjaar', summer: 'zomer', autumn: 'herfst | najaar',
    winter: 'winter | kerst',
  },
  words: {
    made: `
      {,hand}gemaakt{,e} | vervaardigd{,e} | geproduceerd{,e} | gefabriceerd{,e} | genaaid | makelij | fabricaat
      productie | fabricage | vervaardiging`,
    madePlace: `
      land van {herkomst,oorsprong,productie,fabricage} | productieland | herkomstland | herkomst`,
    within: 'in | de | het | te',
    // Codes and other numbers.
    codeCue: 'datum~code{,s} | serie~{nummer,nr,nr.} | fabricagenummer | productienummer',
    codePlace: 'lipje | binnenvak | label | etiket',
    below: 'daaronder | dan | letters | cijfers',
    stampCue: 'nummer | gestempeld | stempel | ingeslagen',
    reference: `
      artikelnummer | bestelling | {kortings,streepjes,pin}code
      telefoon | {code,codes} {nodig,vereist} | korting | kamer | bladzijde | pagina | vlucht | trein | kenteken | bus`,
    style: 'model | artikel{,nummer} | referentie',
    lock: 'hangslot{,je} | slotje | sleutel{,s,tje,tjes} | zilver | goud',
    unit: 'euro',

    // Making.
    from: 'uit | van',
    makingDate: `
      productiejaar | productiedatum | bouwjaar | datum van {productie,fabricage}
      stamt uit | dateert {uit,van} | komt uit | uit het jaar`,
    part: `
      {,schouder}riem | hengsel{,s} | handvat{,ten} | ketting | doos | stofzak | voering | rits`,

    // After it was made.
    bought: '{,pas }gekocht | aangekocht | aangeschaft | kocht | aankoop | aankoopdatum | verkocht',
    received:
      'gekregen | kreeg | ontvangen | cadeau | geschenk | verjaardagscadeau | geërfd | erfstuk',
    receipt: '{aankoop,kassa}bon | bonnetje | met {,originele }bon | aankoopbewijs | factuur',
    owned: 'in {,mijn ,ons }bezit | eigenaar | eigenaresse',
    worn: 'gedragen | gebruikt | draag | gebruik',
    repaired: `
      gerepareerd | reparatie | hersteld | vervangen | gerestaureerd | schoongemaakt | gereinigd | opgeknapt`,
    appraised: 'getaxeerd | taxatie',
    stocked: 'op voorraad | binnengekomen',
    age: 'jaar {oud,geleden}',

    // Other things with a year.
    released: `
      collectie{,s} | uitgebracht | gelanceerd | uitgekomen | editie | geïntroduceerd | modeshow | kwam uit`,
    event: `
      foto{,'s}{, gemaakt} | verzonden | verzending | geleverd | levering | prijs | veiling | beschikbaar | vakantie
      garantie | geplaatst | tentoonstelling | advertentie | geboren`,

    // Whose it is, and how it is said.
    thisBag: 'deze | dit {exemplaar,stuk}',
    another: `
      mijn {andere,tweede,eerste,eigen} | een andere | de andere | die van {mij,haar,mijn} | heb ook
      ook te koop | verkoop ook | {mijn,een} {zus,vriendin,buurvrouw} | vergeleken met | doet me denken
      dezelfde | apart verkocht | apart te koop | {haar,zijn} eerste | zoek`,
    general: `
      sommige | oudere {tassen,modellen} | veel tassen | de meeste | {tassen,modellen} {werden,worden,zijn}
      codes met | vuitton {maakt,produceert,opende} | over het algemeen | meestal | bijvoorbeeld | gids`,
    unsaid: `
      als {hij,ze,het,deze,de} | zou | is hij | is ze | is deze | of hij | werd {me ,}verteld | gezegd
      zegt men | blijkbaar | naar verluidt | schijnt | volgens {de verkoper,een,mijn} | hoorde | dacht
      overtuigd`,

    // Saying no.
    denial: 'niet | nooit',
    lack: 'geen | zonder | nee',
    missing: 'ontbreekt | afwezig | geen | niet {aanwezig,gevonden,te vinden,te zien}',
    unreadable: `
      onleesbaar | vervaagd | versleten | onduidelijk | onbekend
      {niet,moeilijk,slecht,nauwelijks} {,meer ,goed }{leesbaar,te lezen,zichtbaar}`,
    chip: `
      microchip | {nfc,rfid}~{chip,tag} | {met,heeft,bevat} {,een }{,ingebouwde }chip | gechipt | wel een chip | zit {,er }een chip`,
    wornThere: 'plakkerig | gebarsten | afgebladderd | afgeknipt | gesmolten | beschadigd',

    // Words of dates.
    about: `
      circa | ca | ongeveer | rond | omstreeks | denk ik | ik denk | misschien | waarschijnlijk | vermoedelijk`,
    limit: '{gemaakt,vervaardigd,van} na | sinds | tot | vanaf | tussen',
    upTo: 'voor | uiterlijk | minstens | minimaal | meer dan | ruim',
    means: 'betekent | dus | oftewel | dat wil zeggen | komt overeen met | staat voor | geeft aan',
    or: 'of',
    and: 'en',
    fill: `
      in | gemaakt van | pas in | de | het | een | van | uit | en | is | werd | was | op | door | te | jaar | maand | dat | met | ik
      heb | mijn | zit | staat | voor | bij`,
    year: 'jaar',
    week: 'week',
    decade: 'jaren',
    first: 'eerste',
    nth: 'e | ste | de',

    // The bag.
    quarter: 'kwartaal',
    manner: 'stijl',
    wallet: 'portemonnee | portefeuille | kaarthouder',
    bag: '{,hand,schouder,reis}tas{,je,sen} | koffer | rugzak',
    praise: `
      authentiek{,e} | origineel | originele | echt{,e} | mooi{,e} | prachtig{,e} | zeldzame | gave`,
  },
};
