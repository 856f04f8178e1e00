import type { Day } from '../core/calendar.ts';
import type { CountryId, PlaceId } from '../core/factories.ts';
import type { Evidence } from '../core/places.ts';
import type { FamilyName, PublishedId, SourceLanguage } from '../core/sources.ts';

/** The table of factory codes for other programs. Every row has every field; a field without a value is null. */
export interface FactoryTable {
  readonly title: string;
  /** The version of this structure; it changes when a field changes its name or meaning. */
  readonly version: 1;
  /** The day of the last change to the facts. */
  readonly date: Day;
  /** SPDX: https://spdx.org/licenses/CC-BY-4.0.html */
  readonly license: 'CC-BY-4.0';
  readonly codes: readonly TableCode[];
  readonly lists: readonly TableList[];
}

/** One factory code. */
export interface TableCode {
  /** The letters as stamped, in capitals. */
  readonly code: string;
  /** Everything they stand for, best supported first. */
  readonly places: readonly TablePlace[];
}

/** One place of one factory code. */
export interface TablePlace {
  /** A country by its ISO 3166-1 code, or a kind of production. */
  readonly id: PlaceId;
  /** ISO 3166-1 alpha-2, former countries by their former code; null if it is not a country. */
  readonly country: CountryId | null;
  /** Its name: `France`. */
  readonly place: string;
  /** How many separate families of lists support it. */
  readonly evidence: Evidence;
  /** The first calendar year in which the code stood for it, if two separate families give one. */
  readonly from: number | null;
  /** The last calendar year, inclusive. */
  readonly until: number | null;
  /** A remark about it, a sentence. */
  readonly note: string | null;
  /** The published lists that name it; empty for an unconfirmed place. */
  readonly sources: readonly PublishedId[];
  /** The separate sources among them: families of lists, and lists for what they added to their family's. */
  readonly families: readonly FamilyName[];
}

/** A published list. Lists of one family copied from each other and count as one source. */
export interface TableList {
  readonly id: PublishedId;
  /** Its title and publisher, in English. */
  readonly title: string;
  /** The language it is written in (ISO 639-1). */
  readonly language: 'en' | SourceLanguage;
  /** Its title in its own language, if not English. */
  readonly originalTitle: string | null;
  /** Its addresses. */
  readonly urls: readonly string[];
  /** A: first-hand or well maintained. B: plausible but mostly copied. C: incomplete or garbled. */
  readonly trust: 'A' | 'B' | 'C';
  readonly family: string;
  /** The date it states (ISO 8601): a year, a month or a day. */
  readonly dated: string | null;
  /** The month in which it was read, `YYYY-MM`. */
  readonly read: string;
}
