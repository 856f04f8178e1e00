import type { NoCodeWords } from '../no-code-words.ts';

export const noCode: NoCodeWords = {
  script: 'latin',
  code: [
    'date ?-?(?:codes?|stamps?)|data ?codes?|datecodes?|serials?(?: ?/ ?date codes?)?(?: ?(?:numbers?|codes?|no\\.?|#))?',
    's/n|(?:interior|inside|internal|production|authenticity|factory) (?:codes?|numbers?)|codes?',
  ],
  notCodeAfter: [
    'needed|required|necessary|issues?|problems?|for \\d|at checkout|word|of conduct|red|lock|is ?missing from the box',
  ],
  without: [
    "no|without(?: an?)?|missing|lacks?|lacking|never (?:had|has)|has no|have no|can(?:not|['’]?t| not)|could(?: not|n['’]?t)|unable to",
    "(?:do|did|does)(?: not|n['’]?t)|(?:is|was)(?: not|n['’]?t)",
  ],
  withoutFill: [
    'come|with|find|locate|see|have|show|contain|carry|a|an|any|the|its|visible|readable|lv|stamped|longer',
  ],
  missing: [
    'none|n/a|na(?![a-zß-ɏ])|missing|absent|not (?:found|visible|present|there|available|located|applicable|included)|does not exist|no longer (?:there|present|visible)|unavailable|nowhere',
    "(?:can ?not|can['’]?t|could(?: not|n['’]?t)) (?:be )?(?:find|found|locate|located)|removed",
  ],
  unreadable: [
    'unreadable|illegible|unclear|worn|faded|rubbed|unidentifiable|indistinct|undecipherable|indecipherable|(?:not|no longer) (?:legible|readable|clear)|(?:hardly|barely) (?:legible|readable|visible)|smudged',
    "(?:hard|difficult|impossible) to (?:read|make out|see)|(?:can ?not|can['’]?t|could(?: not|n['’]?t)) (?:be )?(?:read|make out|deciphered?|seen)|unknown|erased|scratched off",
  ],
  stateFill: [
    'is|was|are|has|have|had|been|appears|seems|to|be|looks|a|bit|so|too|very|quite|completely|almost|totally|partially|partly|slightly|somewhat|inside|tab|stamp|area|but|and|on|the|now|it|i',
  ],
  otherCodes: ['box|error|access|door|dress|wi-?fi|source|gift|alarm|entry|security|dna'],
  chip: [
    'micro[ -]?chip(?:s|ped)?|(?:nfc|rfid|ic)[ -](?:micro)?(?:chip|tag)(?:s|ped)?|(?:new|chip)[ -]?chip version',
    '(?:has|with|have|contains?|includes?|embedded|internal|electronic|authenticity|authentication|instead:?|and)(?: an?| the)?(?: internal| embedded| electronic| lv)? chip(?! ?(?:s|on|in the|to|at|of|off|near|mark|key))',
    'chip (?:inside|embedded|version|model|era|instead)|chipped (?:version|model|bag|piece|item)',
  ],
  noChipBefore: [
    "no|not|without(?: an?)?|never|isn['’]?t|before(?: the)?|pre|(?:dog|puppy|cat|kitten|pet)(?: is| was| are)?|does(?: not|n['’]?t) have(?: an?)?",
  ],
  noChipAfter: ['no(?:ne|pe)?', 'cards?|reader'],
};
