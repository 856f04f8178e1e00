import type { Day } from '../core/calendar.ts';
import type { CountryId, PlaceId } from '../core/factories.ts';
import type { Evidence } from '../core/places.ts';
import type { PublishedId } from '../core/sources.ts';

/** The table of factory codes as other programs load it. A field without a value is null: every row has all of them. */
export interface FactoryTable {
  readonly title: string;
  /** The form of this table; it changes when a field changes its name or its meaning. */
  readonly version: 1;
  /** The day on which the facts were last changed. */
  readonly date: Day;
  /** SPDX: https://spdx.org/licenses/CC-BY-4.0.html */
  readonly license: 'CC-BY-4.0';
  readonly codes: readonly {
    readonly code: string;
    /** Best attested first. */
    readonly places: readonly TablePlace[];
  }[];
  readonly lists: readonly TableList[];
}

/** One place of one factory code. */
export interface TablePlace {
  readonly id: PlaceId;
  /** ISO 3166-1 alpha-2, former countries by their former code; null for what is no country. */
  readonly country: CountryId | null;
  readonly place: string;
  readonly evidence: Evidence;
  /** The first calendar year in which the code stood for it, where a source gives one. */
  readonly from: number | null;
  /** The last calendar year, included. */
  readonly until: number | null;
  readonly note: string | null;
  /** The published lists that name it; none for an unconfirmed place. */
  readonly sources: readonly PublishedId[];
}

/** A published list, and whom it copies from: lists of one family count as one voice. */
export interface TableList {
  readonly id: PublishedId;
  /** What the list calls itself, and whose it is. */
  readonly title: string;
  /** Where it was read; empty where only the name of the site is known. */
  readonly urls: readonly string[];
  /** A: own observation or a well-kept list. B: plausible, mostly copied. C: partial or garbled. */
  readonly trust: 'A' | 'B' | 'C';
  readonly family: string;
  /** What it states as its own date, ISO 8601: a year, a month or a day. */
  readonly dated: string | null;
  /** The month in which it was read. */
  readonly read: string;
}
