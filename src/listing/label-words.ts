import type { CountryId } from '../core/factories.ts';
import type { ElsewhereId, LABELS } from '../core/labels.ts';
import { labels as de } from './de/labels.ts';
import { labels as en } from './en/labels.ts';
import { labels as es } from './es/labels.ts';
import { labels as fr } from './fr/labels.ts';
import { labels as it } from './it/labels.ts';
import { labels as ja } from './ja/labels.ts';
import { labels as ko } from './ko/labels.ts';
import { labels as nl } from './nl/labels.ts';
import { labels as pt } from './pt/labels.ts';
import type { Pattern, WritingSystem } from './vocabulary.ts';
import { labels as zh } from './zh/labels.ts';

/** Names as people write them; case, accents, spaces and hyphens make no difference. */
type Names = readonly string[];

/** What one language writes about where a bag was made. Each example has in backticks what the field holds. */
export interface LabelWords {
  readonly script: WritingSystem;

  // What a label says by itself.
  readonly countries: Readonly<Partial<Record<CountryId | ElsewhereId, Names>>>;
  /** `French`, `française`: they count only beside a word for making, since Italian leather says nothing of a label. */
  readonly adjectives: Readonly<Partial<Record<(typeof LABELS)[number], Names>>>;
  /** Before a country: `made in`, `pays d'origine`. */
  readonly beforeCountry: Names;
  /** After a country: 製, 制造. */
  readonly afterCountry?: Names;
  /** Before an adjective: `fabrication` française. */
  readonly beforeAdjective?: Names;
  /** After an adjective: French `made`. */
  readonly afterAdjective?: Names;
  /** Before a country where the text is nothing but the label: `the` United States, `Country`: Italy. */
  readonly aloneBefore?: Names;
  /** After a country where the text is nothing but the label: in Frankreich `hergestellt`. */
  readonly aloneAfter?: Names;
  /** What may end the sentence: フランスで製造`されました`. */
  readonly sentenceEnd?: Pattern;

  // Words for making, and what speaks against it.
  /** Verbs for making a bag. */
  readonly made?: Pattern;
  /** Verbs and places of anything else that has a country or a date; only the one closest to it has to be known. */
  readonly otherVerbs?: Pattern;
  /** What denies that a clause is about making this bag: `never` made, `repairs` made. */
  readonly notMade?: Pattern;
  /** What begins another clause. */
  readonly conjunctions?: Pattern;
  /** What comes with a bag, or is put on it later: `strap`, `dust bag`. */
  readonly parts?: Pattern;
  /** Between a part and its label: the strap `says`. */
  readonly partSays?: Pattern;
  /** After a part: ストラップ`は`. */
  readonly partParticles?: Pattern;
  /** Before a month: made `in` May. */
  readonly inMonth?: Pattern;

  // How sentences name the country.
  /** `country` of manufacture. */
  readonly placeNouns?: Pattern;
  /** Country / `region` of manufacture. */
  readonly regions?: Pattern;
  /** Country `of` manufacture. */
  readonly of?: Pattern;
  /** Country of `manufacture`. */
  readonly makingNouns?: Pattern;
  /** Whole headings that the three above do not make: `production place`. */
  readonly countryOf?: Pattern;
  /** After such a heading: 製造国`は`. */
  readonly topicParticles?: Pattern;
  /** What may stand between such words and the country: made: `in the` USA. */
  readonly inThe?: Pattern;
  /** Headings that count only at the beginning of a line or a sentence: `Country`: France. */
  readonly headings?: Pattern;
  /** Before a country: `in` France, `aux` États-Unis. */
  readonly inCountry?: Pattern;
  /** The article of a country in English: `the` USA. */
  readonly the?: Pattern;
  /** The article of a country after `inCountry`: in `den` USA. */
  readonly articles?: Pattern;
  /** Between countries of which one is meant, or all: France `or` Spain. */
  readonly or?: Pattern;
  /** Before a further country: France or `made in` Spain. */
  readonly orIn?: Pattern;
  /** Before a date that stands between verb and country: made `in` 2004 in France. */
  readonly inDate?: Pattern;
  /** `week` 22. */
  readonly week?: Pattern;
  /** Week 22 `of` 2016. */
  readonly ofDate?: Pattern;
  /** Octubre `de` 2004. */
  readonly ofYear?: Pattern;
  /** Between country and verb: フランス`の`製造. */
  readonly possessive?: Pattern;
  /** After a country, apart from its verb: フランス`で`丁寧に作られ. */
  readonly afterIn?: Pattern;
  /** Characters that do not stand between `afterIn` and its verb: フランスで`購`入. */
  readonly notAfterIn?: string;
  /** The verb that follows `afterIn`. */
  readonly madeAfterIn?: Pattern;
  /** A verb right after the country: in Frankreich `hergestellt`. */
  readonly participles?: Pattern;
  /** Right after the country or a hyphen: France-`made`. */
  readonly madeAfter?: Pattern;
  /** What is made elsewhere than the bag: Italian made `strap`. */
  readonly materials?: Pattern;

  // What denies a label.
  /** Before it: `not`, `without`. */
  readonly denials?: Pattern;
  /** Between `denials` and the label: without `a stamp`. */
  readonly denialFill?: Pattern;
  /** The verb between `denials` and the preposition: not `made` in. */
  readonly denialVerb?: Pattern;
  /** What speaks of another bag than this one: `unlike those`, `fakes are usually`. */
  readonly notThisBag?: Pattern;
  /** An answer to one's own question: made in Italy? `no`. */
  readonly noAnswer?: Pattern;
  /** After it: made in France `replica`. */
  readonly fakes?: Pattern;
  /** What a label is called: made in France `stamp` is missing. */
  readonly stampNouns?: Pattern;
  /** Made in France stamp `is` missing. */
  readonly stampVerbs?: Pattern;
  /** Made in France stamp is `missing`. */
  readonly missing?: Pattern;
  /** What denies it right after it: フランス製`ではない`. */
  readonly denialsAfter?: Pattern;
}

/** The languages in which labels are read: a further one is a folder with its `labels.ts`, and a row here. */
export const LABEL_WORDS: readonly LabelWords[] = [en, fr, it, es, de, nl, pt, ja, zh, ko];
