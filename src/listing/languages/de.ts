import type { Language } from '../reader/meanings.ts';

export const de: Language = {
  // prettier-ignore
  countries: {
    FR: 'Frankreich', IT: 'Italien', ES: 'Spanien', US: 'Vereinigte Staaten', DE: '{,west}Deutschland', CH: 'Schweiz',
    RO: 'Rumänien', KR: 'Südkorea', IN: 'Indien', AR: 'Argentinien', BR: 'Brasilien', TR: 'Türkei', MX: 'Mexiko',
    BE: 'Belgien', YU: 'Jugoslawien', CS: 'Tschechoslowakei', PH: 'Philippinen', ID: 'Indonesien', MA: 'Marokko',
    TN: 'Tunesien', PL: 'Polen', NL: 'Niederlande', AT: 'Österreich', CA: 'Kanada',
  },
  // prettier-ignore
  adjectives: {
    FR: 'französisch | französische | französischer', IT: 'italienisch | italienische | italienischer',
    ES: 'spanisch | spanische | spanischer', US: 'amerikanisch | amerikanische | amerikanischer',
    DE: 'deutsch | deutsche | deutscher', CH: 'schweizer',
  },
  // prettier-ignore
  months: [
    'januar | jänner', 'februar', 'märz | maerz | mrz', 'april',
    'mai', 'juni', 'juli', 'august',
    'september', 'oktober | okt', 'november', 'dezember | dez',
  ],
  eras: [
    { names: 'achtziger{,n}', first: 1980, last: 1989 },
    { names: 'neunziger{,n}', first: 1990, last: 1999 },
  ],
  numbers: {
    10: 'zehn',
    20: 'zwanzig',
    30: 'dreißig | dreissig',
  },
  // prettier-ignore
  parts: {
    early: 'anfang', mid: 'mitte', late: 'ende', firstHalf: '{erste,ersten} hälfte | {erstes,ersten} halbjahr',
    secondHalf: '{zweite,zweiten} hälfte | {zweites,zweiten} halbjahr', spring: 'frühling | frühjahr',
    summer: '{,spät,hoch}sommer', autumn: 'herbst', winter: 'winter | weihnachten',
  },
  words: {
    made: `
      hergestellt | hergestellt in | gefertigt | produziert | fabriziert | herstellung | fertigung | produktion | genäht
      handgefertigt | stammt aus | aus dem jahr | gemacht | made`,
    madePlace: `
      {herstellungs,produktions,ursprungs,fertigungs}{land,ort} | herkunft | herkunftsland | land`,
    within: 'in | den | der | aus',
    // Codes and other numbers.
    codeCue: `
      {date,datums}~code | datumcode | {serien,herstellungs,produktions}~{nummer,code,nr,nr.} | seriennr.
      datumsstempel | fabrikationsnummer | prägestempel | innennummer`,
    codePlace: 'lasche | lederlasche | etikett | innenfach | eingestanzt',
    below: 'darunter | dann | buchstaben | {zahlen,ziffern}',
    stampCue:
      'nummer | gestempelt | eingeprägt | geprägt | prägung | stempel | code | aufdruck | aufschrift',
    reference: `
      postfach | {,zug}buchung | {code,codes} nötig | artikel{nummer,nr,nr.} | bestellnr.
      postleitzahl | plz | rabattcode | gutschein* | bestellung | artikel | ref. | telefon
      schloss nr | zimmer | flug | paket* | modellnummer | rabatt | farbcode | zug | kennzeichen | bus | packstation`,
    style: 'modell{,nummer,nr.} | artikel{,nummer,nr,nr.} | style | ref',
    lock: 'schloss | schlüssel | vorhängeschloss | silber | gold',
    unit: 'euro',

    // Making.
    makingDate: `
      {herstellungs,produktions,fertigungs,bau}{jahr,datum,monat,zeitpunkt,zeitraum} | datum der herstellung`,
    from: 'von | aus | vom',
    part: `
      riemen | gurt | träger | kette | box | staubbeutel | futter | schulterriemen | henkel | reißverschluss`,

    // After it was made.
    bought: 'gekauft | kauf* | erworben | neukauf | verkauft',
    received:
      'geschenk* | erhalten | bekommen | erbstück | geerbt | schenkte{,n} | {weihnachts,geburtstags}geschenk',
    receipt: 'original~rechnung | kassenbon | rechnung | quittung | beleg',
    owned: 'besitz | besitzerin | besitzer',
    worn: 'getragen | benutzt | genutzt | verwendet | trage | benutze | nutze',
    repaired: `
      repar* | ersetzt | erneuert | gereinigt | restauriert | ausgetauscht | aufgearbeitet`,
    appraised: 'authentifiziert',
    age: 'jahre alt | jahre her | jahren',

    // Other things with a year.
    released: 'kollektion* | edition | modell von | limitiert* | laufsteg',
    event: `
      versand* | lieferung | urlaub | foto{,s} | preis* | auktion | ausstellung | katalog | neupreis | verfügbar
      erschienen | veröffentlicht | auf den markt | geboren`,

    // Whose it is, and how it is said.
    thisBag: 'diese | dieses {stück,exemplar} | die hier | dieser tasche',
    another: `
      meine {andere,zweite,erste} | mein {anderes,zweites,anderer} | eine andere | ein anderes | die andere
      meine eigene | habe {auch,ebenfalls} | verkaufe {auch,außerdem} | ebenfalls {zu verkaufen,im angebot}
      {meiner,ihre,meine} {schwester,freundin,nachbarin} | verglichen mit | erinnert mich | die gleiche
      dieselbe | das gleiche | separat | die meiner {mutter,schwiegermutter,oma,tante} {ist,war}
      vorgänger{,in,modell} | einer anderen | hat eine von | {ihre,seine} erste | eine gesehen | das gegenstück
      suche | tausche gegen`,
    general: `
      manche | einige {taschen,modelle,wurden,sind,werden} | ältere {taschen,modelle}
      frühere {taschen,modelle} | viele {taschen,modelle} | die meisten | {taschen,modelle} {wurden,werden,sind}
      codes mit | vuitton {produziert,fertigt,hat} | generell | üblicherweise | zum beispiel | z.b. | ratgeber`,
    unsaid: `
      wenn | falls | wäre | sofern | hätte | ob | wurde gesagt | {sagte,erzählte} man | angeblich | anscheinend
      soll | sollen | laut {der ,}{verkäuferin,verkäufer,freundin} | habe gehört | mir {wurde ,}{gesagt,erzählt}
      heißt es | sei | dachte | glaubte`,

    // Saying no.
    denial: 'nicht | nie | niemals | weder',
    lack: 'noch | kein{,e,en,er} | ohne | nein',
    missing: 'fehlt | nicht {vorhanden,sichtbar,auffindbar,gefunden,dabei,enthalten} | keiner',
    unreadable: `
      unleserlich | nicht {mehr ,}{lesbar,erkennbar} | verblasst | abgerieben | schlecht lesbar | kaum lesbar
      unlesbar | abgewetzt | nicht mehr zu {erkennen,lesen} | nicht mehr {erkennen,lesen}`,
    chip: 'mikrochip | {nfc,rfid}{ ,-}chip | {mit,einen,sondern} chip | chip statt',
    wornThere: `
      klebrig | verklebt | rissig | abgeblättert | {ab,heraus}geschnitten | geschmolzen | beschädigt`,

    // Words of dates.
    about: `
      circa | ca | um | etwa | ungefähr | um das jahr | ich glaube | ich denke | vielleicht | vermutlich
      wahrscheinlich | wohl | glaube ich | denke ich | schätze`,
    limit: 'nach | seit | bis | zwischen | ab',
    upTo: 'vor | spätestens | mindestens | über | mehr als | älter als',
    means: 'bedeutet | also | d.h. | entspricht | steht für | heißt | somit | sagt',
    or: 'oder',
    and: 'und',
    fill: `
      zip~fach | im | in | am | der | die | das | den | dem | des | jahr | jahre | ist | und | aus | von | vom | nr. | nr
      für | bei | auf | nummer | lautet | monat | jahres | sondern | einen | eine | also | lt. | laut`,
    year: 'jahr',
    week: 'kw | woche | kalenderwoche',
    decade: 'er | er jahre | er jahren | ern',
    first: 'erste{,n}',

    // Who made and designed it.
    by: 'von',
    designed: 'entworfen',
    tenure: 'ära',

    // The bag.
    quarter: 'quartal',
    manner: 'stil | look',
    wallet: 'geldbörse | portemonnaie | geldbeutel | brieftasche | kartenetui | schlüsseletui',
    bag: 'tasche{,n} | handtasche{,n} | rucksack | koffer | shopper | louis vuitton | vuitton | lv',
    praise: `
      vintage | original{,e,es} | echte{,r,s} | authentische{,r,s} | seltene{,r,s} | alte{,r,s}`,
  },
};
