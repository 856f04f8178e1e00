import type { Language } from '../reader/meanings.ts';

export const pl: Language = {
  // prettier-ignore
  countries: {
    FR: 'Francja | Francji', IT: 'Włochy | Włoszech', ES: 'Hiszpania | Hiszpanii',
    US: 'Stany Zjednoczone | Stanach Zjednoczonych', DE: 'Niemcy | Niemczech', CH: 'Szwajcaria | Szwajcarii',
  },
  // prettier-ignore
  adjectives: {
    FR: 'francuski | francuska | francuskiej', IT: 'włoski | włoska | włoskiej',
    ES: 'hiszpański | hiszpańska | hiszpańskiej', US: 'amerykański | amerykańska | amerykańskiej',
    DE: 'niemiecki | niemiecka | niemieckiej', CH: 'szwajcarski | szwajcarska | szwajcarskiej',
  },
  // prettier-ignore
  months: [
    'styczeń | stycznia | styczniu', 'luty | lutego | lutym', 'marzec | marca | marcu',
    'kwiecień | kwietnia | kwietniu', 'maj | maja | maju', 'czerwiec | czerwca | czerwcu',
    'lipiec | lipca | lipcu', 'sierpień | sierpnia | sierpniu', 'wrzesień | września | wrześniu',
    'październik | października | październiku', 'listopad | listopada | listopadzie',
    'grudzień | grudnia | grudniu',
  ],
  words: {
    made: 'wyprodukowan{o,a,y,e} | wykonan{o,a,y,e} | zrobion{a,y,o} | uszyt{a,y,o} | produkcja | produkcji',
    madePlace: 'kraj {pochodzenia,produkcji} | miejsce produkcji',
    within: 'w | we',
    codeCue: 'kod{,u} {daty,produkcji} | kod seryjny | {numer,nr} seryjny | numer serii',
    below: 'litery | cyfry',
    stampCue: 'kod | numer | stempel | wytłoczon{y,o}',
    codeNoun: 'kod',
    reference:
      'zamówieni{e,a} | numer {zamówienia,telefonu,oferty} | kod {pocztowy,rabatowy,kreskowy} | telefon | rabat | przesyłka | pociąg | rejestracja | autobus',
    lock: 'kłódka | kluczyk{,i} | srebro | złoto',
    makingDate: 'data produkcji | pochodzi z | z roku',
    part: 'pasek | łańcuszek | pudełko | podszewka',
    bought:
      'kupion{a,y,o,e} | kupił{a,am,em} | zakupion{a,y,o} | zakup{,u} | nabyt{a,y} | sprzedan{a,y}',
    received: 'prezent{,em} | dostał{a,am,em} | otrzymał{a,am} | podarowan{a,y} | podarował{,a}',
    receipt: 'paragon | faktura | rachunek',
    owned: 'mam {ją,go} | posiadam | właścicielka | właściciel',
    worn: 'noszon{a,y} | używan{a,y} | noszę | używam',
    repaired: 'naprawion{a,y} | naprawa | wymienion{a,y,o} | odnowion{a,y}',
    age: '{lat,lata} temu',
    released: 'kolekcj{a,i,ę} | edycj{a,i} | limitowan{a,ej}',
    // Whose it is, and how it is said.
    thisBag: 'ta {torebka,torba} | ten egzemplarz',
    another: `
      moja {druga,inna,pierwsza} | mój {drugi,inny} | inna {torebka,torba} | druga {torebka,torba} | mam też | mam również | sprzedaję też
      sprzedaję również | {moja,mojej} {siostra,siostry,koleżanka,koleżanki,przyjaciółka} | taka sama | osobno
      szukam | zamienię na`,
    general: `
      niektóre {torebki,torby,modele} | starsze {torebki,torby,modele} | większość | {torebki,torby} {były,są}
      na przykład | np.`,
    unsaid: `
      jeśli | jeżeli | gdyby | byłaby | czy | podobno | powiedziano mi | mówiono | ponoć | rzekomo
      według {sprzedawcy,znajomej} | słyszałam | słyszałem | myślał{am,em}`,
    denial: 'nie | nigdy',
    lack: 'bez | brak',
    missing: 'brak | nie {ma,widać,znalazłam}',
    unreadable: 'nieczyteln{y,a} | zatarty | wytarty | słabo {czytelny,widoczny}',
    chip: 'mikrochip{,em} | z chipem | ma chip',
    about: 'około | mniej więcej',
    limit: 'od | między',
    means: 'czyli | oznacza | to znaczy | odpowiada | wskazuje',
    upTo: 'przed | sprzed | co najmniej | ponad | najpóźniej',
    or: 'lub | albo',
    fill: 'w | we | z | ze | i | wykonan{a,y} z | jest | to | była | był | została | rok | roku',
    year: 'rok',
    week: 'tydzień | tygodniu | tygodnia | tydz.',
    decade: 'lat | lata',
    first: 'pierwszy',
    wallet: 'portfel | etui na karty',
  },
};
