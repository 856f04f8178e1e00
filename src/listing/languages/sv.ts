import type { Language } from '../reader/meanings.ts';

export const sv: Language = {
  // prettier-ignore
  countries: {
    FR: 'Frankrike | Frankrig', IT: 'Italien | Italia', ES: 'Spanien | Spania', US: 'Förenta staterna',
    DE: 'Tyskland', CH: 'Schweiz | Sveits',
  },
  // prettier-ignore
  adjectives: {
    FR: 'fransk | franska', IT: 'italiensk | italienska', ES: 'spansk | spanska', US: 'amerikansk | amerikanska',
    DE: 'tysk | tyska', CH: 'schweizisk | schweiziska',
  },
  // prettier-ignore
  months: [
    'januari', 'februari', 'mars | marts', 'april',
    'maj', 'juni', 'juli', 'augusti',
    'september', 'oktober | okt', 'november', 'december',
  ],
  // Without their accents, the words for year and is are the letters AR of codes.
  words: {
    made: `tillverkad{,e,es} | tillverkat | tillverkning | producerad{,es} | producerat | gjord | gjort
      fremstillet | fremstilling | produceret | lavet | produsert | laget | produksjon | framstilt`,
    madePlace: '{tillverknings,ursprungs,oprindelses,produktions,opprinnelses,produksjons}land',
    within: 'i',
    codeCue: 'datumkod{,en,er} | datokode{,n,r} | datokode{,n,r} | serienummer',
    below: 'bokstäverna | siffrorna',
    stampCue: 'kod | stämpel | stämplad | stämplat',
    codeNoun: 'kod',
    reference: 'artikelnummer | beställning | rabattkod | telefon | buss',
    lock: 'hänglås | nyckel | nycklar',
    makingDate: 'tillverkningsår | från året',
    part: 'axelrem | kedja | kartong',
    bought: 'købt | købte | kjøpt | kjøpte | köpt{,e,es} | inköpt | inköpsdatum | såld',
    received:
      'i gave | fået | arvet | {i,som} present | födelsedagspresent | gåva | fick | fått | ärvt | ärvd | fikk | fik | gav {mig,meg} | jul{klapp,gave}',
    receipt: 'kvittering{,en} | kvitto{,t} | faktura',
    owned: 'ägt | ägare',
    worn: 'använd | använt | burit | brukt | brugt | bär | bruker | bruger',
    repaired: 'reparerad | lagad | renoverad',
    released: 'kollektion{,en} | lanserad | lanserades',
    // Whose it is, and how it is said.
    thisBag: 'den här | denna | denne | dette',
    another: `
      min {andra,andre,anden,första,egen} | mitt andra | en {annan,anden,annen}
      den {andra,andre,anden} {väskan,tasken,vesken} | andra väska | {har,säljer,sælger,selger} också | har også
      {sælger,selger} også | {min,en} {syster,vän,søster,veninde,venninne} | samma väska | samme taske
      min {mammas,systers,svärmors,mors,søsters,svigermors} {är,er} | min har | sin {första,første} | söker
      byter mot`,
    general: `
      vissa väskor | äldre väskor | de flesta | nogle tasker | noen vesker | ældre tasker | eldre vesker
      väskor {tillverkas,tillverkades} | till exempel | t.ex.`,
    unsaid: `
      om {den,det} | hvis | dersom | skulle | är den | er den | er det | fick höra | sägs | sades
      enligt {säljaren,en} | fik at vide | ble fortalt | angiveligt | angivelig | ifølge {sælger,selger,en}
      tydligen | trodde | troede`,
    denial: 'inte | ikke | ej | aldrig',
    lack: 'ingen | inget | utan',
    missing: 'saknas | saknar | finns inte',
    unreadable: 'oläslig{,t} | suddig | går inte att läsa',
    chip: 'mikrochip{,p,pet} | {har,med} {,ett }chip',
    about: 'ungefär | cirka | omkring',
    limit: 'efter | sedan | mellan',
    means: 'betyder | alltså | det vill säga | motsvarar | visar',
    upTo: 'före | innan | før | senast | minst | mer än | over',
    or: 'eller',
    fill: 'i | den | det | ett | och | av | från | året | var | jag',
    week: 'vecka | veckan',
    decade: 'talet',
    first: 'första',
    wallet: 'plånbok | korthållare',
  },
};
