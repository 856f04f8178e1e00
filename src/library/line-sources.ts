import { type Line, LINE_SOURCES, type LinePage, type LineSourceId } from '../core/lines.ts';
import type { SourceLanguage } from '../core/sources.ts';

/** A page that gives a year of a line or model. */
export interface LineSource {
  /** Its id in LINES. */
  readonly id: LineSourceId;
  /** Its title, in English. */
  readonly title: string;
  /** Its address. */
  readonly url: string;
  /** The language it is written in, if not English. */
  readonly language?: SourceLanguage;
}

/** The pages that give the year with which a finding compares a code; none if it has no such year. */
export function lineSources({ launches, ends }: Line, params: object): readonly LineSource[] {
  const rows =
    'end' in params
      ? ends.filter(({ year }) => year === params.end)
      : 'launch' in params
        ? launches.filter(({ year }) => year === params.launch)
        : [];
  return rows.flatMap(({ sources }) => sources.map(sourceOf));
}

function sourceOf(id: LineSourceId): LineSource {
  const { site, url, language }: LinePage = LINE_SOURCES[id];
  return { id, title: site, url, ...(language && { language }) };
}
