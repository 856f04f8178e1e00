import { evidenceWords, naiveReading, readings, printed } from '#words/result.ts';
import { site } from '../../words/config.ts';
import { aside, COLON, sentences } from '#words/text.ts';
import { dateRuleOf } from '../../evidence/date-rule-of.ts';
import type { ValidResult } from '../../library/decode.ts';
import type { CheckSheet } from '../../text/checks.ts';
import { datesHref, factoryHref } from '../lib/href.ts';
import { meaningOf } from '../tab/labels.ts';
import { layOutStamp } from '../tab/marks.ts';
import { doubtLines, sentenceOf } from './meaning.ts';
import type { Proof } from './proof.ts';

/**
 * How a code is read, as a text for somebody who doubts it: the answer and what is doubtful about it, the meaning of the letters
 * and of each pair of digits, what the code does not mean, and for digits and letters the pages that say so: those of others,
 * then our own.
 */
export function explanationOf(result: ValidResult, sheet: CheckSheet, proof: Proof): string {
  const { code, factoryCode, places, segments, straight, week, otherReadings } = result;
  const digits = layOutStamp(segments).marks.filter(({ part }) => part !== 'factory');
  const supported = places.filter(({ evidence }) => evidence !== 'unconfirmed');
  return [
    sentences([code + COLON + sentenceOf(result, sheet.worn), ...doubtLines(result, sheet)]),
    ...supported.map(
      ({ place, evidence }) => `- ${factoryCode}${COLON}${place}${aside(evidenceWords[evidence])}`,
    ),
    ...digits.map((mark) => `- ${meaningOf(mark, result)}`),
    straight && `- ${naiveReading(straight.date, week !== undefined)}`,
    ...otherReadings.map(({ date, why }) => `- ${date}${COLON}${readings.lessLikely(why)}`),
    ...proof.remarks.map((remark) => `- ${remark}`),
    ...proof.digits,
    absolute(datesHref(dateRuleOf(result))),
    ...(places.length > 0 ? [...proof.letters, absolute(factoryHref(factoryCode))] : []),
    printed.disclaimer,
  ]
    .filter(Boolean)
    .join('\n');
}

/** An address of the site with its host, for what leaves the page: paper, and texts that are copied. */
export function absolute(address: string): string {
  return new URL(address, site.baseUrl).href;
}
