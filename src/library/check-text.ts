import type { CheckFacts } from '../core/checks.ts';
import type { ListingWords } from '../words/words.ts';

/** The outcome of a check in a sentence or two. */
export function checkText(facts: CheckFacts, words: ListingWords): string {
  switch (facts.claim) {
    case 'label':
      return sentence({ ...words.label, ...words.labels }, facts);
    case 'made':
      return sentence(words.checks.made, facts);
    case 'existed-by':
      return sentence(words.checks['existed-by'], facts);
    case 'released':
      return sentence(words.checks.released, facts);
    case 'line':
      return sentence(words.line, facts);
    case 'sign':
      return sentence(words.checks.sign, facts);
    case 'maker':
      return sentence(words.checks.maker, facts);
    case 'designer':
      return sentence(words.checks.designer, facts);
    case 'no-code':
      return sentence(words.checks['no-code'], facts);
    case 'chip':
      return sentence(words.checks.chip, facts);
  }
}

function sentence<Params, Id extends keyof Params>(
  words: { readonly [Each in keyof Params]: (params: Params[Each]) => string },
  { id, params }: { [Each in Id]: { readonly id: Each; readonly params: Params[Each] } }[Id],
): string {
  return words[id](params);
}
