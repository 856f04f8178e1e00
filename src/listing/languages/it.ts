import type { Language } from '../reader/meanings.ts';

export const it: Language = {
  // prettier-ignore
  countries: {
    FR: 'Francia', IT: 'Italia', ES: 'Spagna', US: 'Stati Uniti', DE: 'Germania', CH: 'Svizzera', JP: 'Giappone',
    PT: 'Portogallo', RO: 'Romania', KR: 'Corea del Sud', IN: 'India', AR: 'Argentina', BR: 'Brasile', TR: 'Turchia',
    MX: 'Messico', BE: 'Belgio', YU: 'Jugoslavia', CS: 'Cecoslovacchia', CN: 'Cina', TH: 'Thailandia',
    PH: 'Filippine', MA: 'Marocco', TN: 'Tunisia', PL: 'Polonia', NL: 'Paesi Bassi', AT: 'Austria',
  },
  // prettier-ignore
  adjectives: {
    FR: 'francese', IT: 'italiano | italiana', ES: 'spagnolo | spagnola', US: 'americano | americana | statunitense',
    DE: 'tedesco | tedesca', CH: 'svizzero',
  },
  // prettier-ignore
  months: [
    'gennaio | gen', 'febbraio', 'marzo', 'aprile',
    'maggio | mag', 'giugno | giu', 'luglio | lug', 'agosto | ago',
    'settembre | set', 'ottobre | ott', 'novembre', 'dicembre | dic',
  ],
  eras: [
    { names: 'anni ottanta', first: 1980, last: 1989 },
    { names: 'anni novanta', first: 1990, last: 1999 },
  ],
  // prettier-ignore
  parts: {
    early: 'inizio', mid: 'meta', late: 'fine', firstHalf: '{primo semestre,prima metà}',
    secondHalf: '{secondo semestre,seconda metà}', spring: 'primavera', summer: 'estate', autumn: 'autunno',
    winter: 'inverno | natale',
  },
  words: {
    made: `
      manifattura | lavorazione | fatt{o,a,i,e} | prodott{o,a,i,e} | fabbricat{o,a} | realizzat{o,a} | produzione
      fabbricazione | costruit{o,a} | cucit{o,a} | confezionat{o,a} | made | risale al{,l}`,
    madePlace: '{paese,luogo} di {produzione,fabbricazione,origine} | origine | provenienza',
    within: 'in | negli | nel',
    // Codes and other numbers.
    codeCue: `
      codice {data,di produzione,interno} | date~code | data code
      {nº,n.,numero} di serie | nº seriale | seriale | matricola | codice di data | numero interno`,
    codePlace: 'linguetta | etichetta | tasca interna',
    below: 'sotto | poi | seguito da | lettere | numeri',
    stampCue: `
      codice | cod. | cod | inciso | incisa | timbro | stampato | stampata | impresso | impressa | numerata
      punzonat{o,a} | punzone | scritta | dicitura`,
    codeNoun: 'codice',
    reference: `
      rif | rif. | prenotazione | riferimento | ordine | codice {postale,promo,sconto,fiscale,a barre,articolo,colore,prodotto}
      cod. art | telefono | spedizione | articolo | cap | sconto | fattura n | camera | volo | numero d ordine | treno | targa | autobus | passaporto`,
    style: 'modello | rif | rif. | articolo',
    lock: 'lucchetto | chiav{e,i} | argento',
    unit: 'euro',

    // Making.
    makingDate: 'data di {produzione,fabbricazione}',
    from: 'del | di | dell',
    part: 'tracolla | catena | scatola | manic{o,i} | fodera | dust bag | cinturino | sacchetto',

    // After it was made.
    bought: 'acquist* | comprat{o,a} | comprai | vendut{o,a} | presa nel | preso nel',
    received: 'regal* | ricevut{o,a} | ereditat{o,a}',
    receipt: 'scontrino | fattura',
    owned: 'proprietari{a,o} | possedut{a,o} | possiedo | posseggo',
    worn: 'usat{o,a} | indossat{o,a} | utilizzat{o,a} | portat{o,a} | uso',
    repaired: 'ripar* | restaur* | sostituit{o,a} | cambiat{o,a} | rifatt{o,a}',
    age: 'anni fa | anni di eta',

    // Other things with a year.
    released: 'collezion{e,i} | edizione | crociera | sfilata | modello del',
    event: `
      sped* | consegna | vacanz{a,e} | prezzo | foto | asta | mostra | catalogo | disponibile | annuncio
      formato usato | uscit{o,a} | lanciat{o,a} | lancio | nat{o,a}`,

    // Whose it is, and how it is said.
    thisBag: 'questa | questo {portafoglio,pezzo} | borsa stessa',
    another: `
      mia {altra,seconda,prima} | mio {altro,secondo} | un altra | un altro | l altra | la mia | la sua
      ho anche | possiedo anche | vendo anche | anche in vendita | {mia sorella,mia amica,un amica,mia cugina}
      confrontat{a,o} con | mi ricorda | la stessa | lo stesso modello | {vendut{a,o},a} parte | separatamente
      quella di mia | il suo primo | cerco | scambio con`,
    general: `
      alcune {borse,speedy,sono,erano} | alcuni {modelli,pezzi} | molte borse | le vecchie
      {borse,modelli} {sono,erano,furono,vengono} | la maggior parte | i codici con | vuitton {produce,ha}
      la produzione è | in genere | di solito | {per,ad} esempio | {una,la} guida`,
    unsaid: `
      se {è,era,la} | qualora | sarebbe | fosse | mi {hanno,ha,è stato} {detto,raccontato} | dicono | pare che
      a quanto pare | secondo {il venditore,la venditrice,un,una} | si dice | ho sentito | pensavo | credevo
      ero {convinta,convinto,sicura,sicuro}`,

    // Saying no.
    denial: 'non',
    lack: 'niente | senza | nessun{,o,a} | mai | né',
    missing: `
      assente | non {visibile,presente,trovato,c è,si trova,inclusa,incluso} | mancante | manca | nessuno`,
    unreadable: `
      cancellat{o,a} | illeggibile | sbiadit{o,a} | consumat{o,a} | poco leggibile
      non {più ,}leggibile | non si legge{, più} | difficile da leggere`,
    chip: `
      microchip | chip {nfc,rfid,elettronico,interno,integrato} | con chip | ha il chip | {nfc,rfid} chip`,
    wornThere: '{appiccicos,screpolat,spellat,sciolt,tagliat,rovinat}{o,a}',

    // Words of dates.
    about: `
      circa | intorno al | verso{, il} | attorno al | credo | penso | forse | probabilmente | mi sembra`,
    limit: 'dopo il | dal | fino al | tra il',
    upTo: 'prima del | entro il | almeno | più di | oltre',
    means: `
      significa | cioè | ossia | ovvero | corrisponde a | corrispondente a | corrisponde | indica | quindi
      vuol dire | equivale a | dice`,
    or: 'o | oppure',
    and: 'e',
    to: 'a | al',
    fill: `
      in | nel | nell | il | la | lo | le | di | del | della | dell | un | una | uno | è | e | anno | mese
      numero | n° | n | a | al | per | che | giorno | c | ha | trovo | ma | visibile`,
    year: 'anno',
    week: 'settimana | settimane | sett',
    decade: 'anni',
    first: 'prima',
    nth: 'ª | ° | º | esima',

    // Who made and designed it.
    by: 'da | di',
    designed: 'disegnat{a,o}',
    tenure: 'era',

    // The bag.
    manner: 'stile',
    wallet: 'portafogli{,o} | portamonete | portacarte',
    bag: `
      bors{a,e} | borsetta | pochette | bauletto | borsa a tracolla | tracolla | louis vuitton | vuitton | lv`,
    praise: 'vintage | autentic{a,o} | originale | rar{a,o} | bellissim{a,o}',
  },
};
