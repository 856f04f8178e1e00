import type { LabelWords, Language } from '../meanings.ts';

export const svLabel: LabelWords = {
  // prettier-ignore
  countries: {
    FR: 'Frankrike',
    IT: 'Italien',
    ES: 'Spanien',
    US: 'Förenta staterna',
    DE: 'Tyskland',
    CH: 'Schweiz',
  },
  // prettier-ignore
  adjectives: {
    FR: 'fransk | franska',
    IT: 'italiensk | italienska',
    ES: 'spansk | spanska',
    US: 'amerikansk | amerikanska',
    DE: 'tysk | tyska',
    CH: 'schweizisk | schweiziska',
  },
  made: 'tillverkad{,e,es} | tillverkat | tillverkning | producerad{,es} | producerat | gjord | gjort',
  madePlace: '{tillverknings,ursprungs}land',
  fill: 'i',
};

export const sv: Language = {
  label: svLabel,
  // prettier-ignore
  months: [
    'januari', 'februari', 'mars', 'april',
    'maj', 'juni', 'juli', 'augusti',
    'september', 'oktober | okt', 'november', 'december',
  ],
  // Without their accents, the words for year and is are the letters AR of codes.
  words: {
    codeCue: 'datumkod{,en,er} | datokode{,n,r} | serienummer',
    stampCue: 'kod | stämpel | stämplad | stämplat',
    codeNoun: 'kod',
    reference: 'artikelnummer | ordernummer | beställning | rabattkod | postnummer | telefon',
    lock: 'hänglås | nyckel | nycklar',
    neutral: '{gjord,gjort,tillverkad} av | gjord för',
    makingDate: 'tillverkningsår | från året',
    part: 'axelrem | kedja | kartong',
    bought: 'köpt{,e,es} | inköpt | inköpsdatum | såld',
    received: '{i,som} present | födelsedagspresent | gåva | fick | fått | ärvt | ärvd',
    receipt: 'kvitto{,t} | faktura',
    owned: 'ägt | ägare',
    worn: 'använd | använt | burit',
    repaired: 'reparerad | lagad | renoverad',
    released: 'kollektion{,en} | lanserad | lanserades',
    denial: 'inte | ej | ingen | inget | utan | aldrig',
    notThis: 'kopia | förfalskning',
    missing: 'saknas | saknar | finns inte',
    unreadable: 'oläslig{,t} | suddig | går inte att läsa',
    chip: 'mikrochip{,p,pet} | {har,med} {,ett }chip',
    about: 'ungefär | cirka | omkring',
    limit: 'före | efter | sedan | innan | mellan',
    means: 'betyder | alltså | det vill säga | motsvarar | visar',
    or: 'eller',
    fill: 'i | den | det | ett | och | av | från | året | var | jag',
    week: 'vecka | veckan',
    decade: 'talet',
    first: 'första',
  },
};
