import type { BagAgeId, ChipQuestionId, NoProofId } from '../../../evidence/no-code.ts';
import { site } from '../../config.ts';
import { afterLastCodes, years } from '../guide.ts';

/** What a missing code means, and what the chip is. */
export const noCodePage = {
  path: '/no-code',
  title: 'No code, or a chip',
  lede: 'A missing date code doesn’t make a bag a fake. What it means depends on when the bag was made.',
  ages: {
    title: 'By the bag’s age',
    lede: 'Sources differ by a year or two, so take these years as approximate.',
  },
  again: {
    title: 'Look again',
    lede: 'The code is small and often faint. Try these places, in this order, with a light held low.',
    drawing:
      'A bag with its front cut away and a wallet beside it, with numbers at the six places of the list',
    link: 'Every place with its sources, plus what’s known model by model',
  },
  chip: {
    title: 'The chip',
    lede: 'What it is, what your phone can see of it, and what it proves.',
  },
  proof: { title: 'Without a code' },
  back: 'Read a code',
  head: {
    title: `No date code, or a chip | ${site.name}`,
    description: `No date code in a ${site.brand} bag? What that means by the bag’s age, where to look again, and what the microchip can and can’t prove.`,
    keywords: ['no date code', 'louis vuitton microchip', 'missing date code'],
  },
} as const;

/** What it means that a bag of some age has no code. `expect` is the short answer. */
export const bagAges: Readonly<
  Record<BagAgeId, { readonly when: string; readonly expect: string; readonly text: string }>
> = {
  'before-codes': {
    when: `Before the ${years.early}`,
    expect: 'No code',
    text: `Bags this old never had one. Depending on the source, date codes began around ${years.first}, in the early ${years.early} or in 1982.`,
  },
  eighties: {
    when: years.early,
    expect: 'Usually a code',
    text: `A few pieces made before ${years.lettersAlways} don’t have one.`,
  },
  'french-company': {
    when: 'Made by The French Company, 1970s to about 1991',
    expect: 'Often no code',
    text: 'This licensee made bags in the United States. Its bags have a tag of their own.',
  },
  coded: {
    when: `${years.months} to early ${years.chips}`,
    expect: 'A code, so look again',
    text: 'Even so, it can be missing: a tab can come off with wear or cleaning, a code on microsuede (Alcantara) can fade, and a repair or a new lining can remove it. Once in a while, someone simply forgot to stamp it.',
  },
  changeover: {
    when: `${years.firstChips} to the end of ${years.lastCodes}`,
    expect: 'A code, a chip, or both',
    text: 'The chip took the code’s place little by little, model by model. One shop says the main rollout began as early as 2020.',
  },
  chipped: {
    when: `From ${years.lastCodes + 1}`,
    expect: 'A chip, no code',
    text: `That’s what to expect now. ${afterLastCodes}`,
  },
};

/** Questions about the chip. */
export const chipQuestions: Readonly<
  Record<ChipQuestionId, { readonly question: string; readonly answer: string }>
> = {
  what: {
    question: 'What is it?',
    answer:
      'A tiny radio tag that a reader close by can pick up. Some sources call it RFID, others NFC, the short-range kind of RFID that phones use.',
  },
  where: {
    question: 'Where is it?',
    answer: 'Between the lining and the outside, in no fixed place. You can’t see it.',
  },
  since: {
    question: 'When did bags start to have one?',
    answer: `Around ${years.firstChips}. By one shop’s account, some bags from about 2018 on have both a code and a chip. Two sources say the brand announced nothing; one says it announced the change.`,
  },
  phone: {
    question: 'Can my phone read it?',
    answer:
      'It can tell you that a chip is there. An app such as NFC Tools can also show technical data about the chip, but what the chip holds is encrypted, and only the brand’s own stores can read it. Don’t trust pages that promise a date, a factory or a serial number from it. One guide says that scanning the chip opens a page on the brand’s site; no other source says so.',
  },
  proof: {
    question: 'Does a chip prove that a bag is authentic?',
    answer:
      'No. Chips are cheap, anyone can buy one, and shops have seen fakes with a chip inside, one of them since fall 2024.',
  },
  label: {
    question: 'Should it still say “Made in …”?',
    answer: 'Perhaps not: one source says that some bags with a chip don’t have that label either.',
  },
};

/** What a missing code proves, and what to look at in its place. */
export const noProof: Readonly<
  Record<NoProofId, { readonly question: string; readonly answer: string }>
> = {
  fake: {
    question: 'Is a bag without a date code a fake?',
    answer:
      'No, not for that reason alone. A genuine bag can be too old or too new to have a code, and a code can wear off or get lost in a repair. Two shops recall that before the chip, some shops called every bag without a code a fake.',
  },
  then: {
    question: 'What should I look at instead?',
    answer:
      'At the whole bag (the material, the stitching, the hardware and the heat stamp), at the receipt, and at where the bag came from.',
  },
  copied: {
    question: 'Does a correct code prove that a bag is genuine?',
    answer:
      'No. A code can be copied like everything else. One authentication service found a well-formed code on almost half of its fakes (48%), as one guide reports.',
  },
  card: {
    question: 'What is an authenticity card worth?',
    answer:
      'The house issues none, so a card that claims to be the house’s own is a reason to look closer. A card or a report of a shop or an authenticator is another thing: it is worth what its author is.',
  },
};
