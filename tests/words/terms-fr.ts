import type { TermSheet } from './terms.ts';

/** The terms of the field in French: what people search for, and what they never say. */
export const french: TermSheet = {
  must: {
    title: /date code/i,
    lede: /«\sdate code\s».*«\snuméro de série\s»/,
    field: /date code.*n° de série/i,
    faq: /date code.*numéro de série/i,
    'title of /no-code': /date code/i,
    'title of a factory code': /date code/i,
  },
  never: [
    [/sacs? à puces?/, 'sac muni d’une puce'],
    [/Diff(?:è|é)rent\b|Concordent\b/, 'Ne concorde pas, Concorde'],
    [/\bIllisibles?\b/, 'Non valide'],
    [/peu(?:t|vent) se lire/, 'est valide, donne une date'],
    [/l’une de \w+ langues/, 'dans l’une des langues reconnues'],
    [/caractères ressemblants/, 'que l’on confond'],
    [/crypté/, 'chiffré'],
    [/ni traceurs/, 'ni cookies, ni mesure d’audience'],
    [/a désigné .* seulement/, 'n’a désigné que'],
    [/ce à quoi vous l’avez destiné|rien n’est en route/, 'plain words'],
    [/[\u200b-\u200d\u2060\ufeff]/, 'a no-break space'],
  ],
};
