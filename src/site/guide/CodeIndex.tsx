import type { JSX, ReactNode } from 'react';
import { core } from '#words/core.ts';
import { groupNames, headingName } from '#words/guide.ts';
import {
  directory,
  type GuideEntry,
  type GuideGroup,
  type HeadingId,
} from '../../evidence/directory.ts';
import { factories } from '../../core/places.ts';
import { factoryId } from '../lib/href.ts';
import { Breakable } from './Breakable.tsx';
import { GradedCodes } from './Grades.tsx';
import styles from './CodeIndex.module.css';

/** Up to this many codes share a line with their heading. */
const MAX_SHORT = 2;
/** A heading with more codes than this has a row of its own. */
const MAX_COLUMN = 6;

/**
 * The directory, set like a specimen of type: the countries with many codes in rows, the others in columns. The page's
 * script turns each code into a button that copies it.
 */
export function CodeIndex(): JSX.Element {
  return (
    <div className={styles.index}>
      <div className={styles.rows}>
        {directory.filter(isLong).map((entry) => (
          <HeadingGroup key={entry.id} entry={entry} />
        ))}
      </div>
      <div className={styles.columns}>
        {directory
          .filter((entry) => !isLong(entry))
          .map((entry) => (
            <HeadingGroup key={entry.id} entry={entry} />
          ))}
      </div>
    </div>
  );
}

/** Whether a heading has more codes than fit a column. */
function isLong({ groups }: GuideEntry): boolean {
  return groups.flatMap(({ codes }) => codes).length > MAX_COLUMN;
}

function HeadingGroup({ entry: { id, groups } }: { readonly entry: GuideEntry }): JSX.Element {
  const [first] = groups;
  const isLine = groups.length === 1 && first !== undefined && isShort(first) && !first.id;
  return (
    <div className={isLine ? styles.line : undefined} data-country={id}>
      <h3>
        <Breakable name={headingName(id)} />
      </h3>
      <div>
        {groups.map((group) => (
          <Group key={group.id ?? ''} heading={id} group={group} isLine={isLine} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  readonly heading: HeadingId;
  readonly group: GuideGroup;
  /** Whether the codes share a line with their heading. */
  readonly isLine: boolean;
}

function Group({ heading, group, isLine }: GroupProps): JSX.Element {
  const { id, codes } = group;
  const name = id && groupNames[id];
  const list = (
    <GradedCodes
      codes={codes}
      item={(code, mark) => (
        <span id={linkTargetId(heading, group, code)}>
          {code}
          <Years code={code} heading={heading} />
          {mark}
        </span>
      )}
    />
  );
  if (isLine) return list;
  return (
    <div className={name !== undefined && isShort(group) ? styles.line : undefined}>
      {name !== undefined && (
        <h4>
          <Breakable name={name} />
        </h4>
      )}
      {list}
    </div>
  );
}

/** The years in which the code stood for that country, if they are limited: `from 1994`. */
function Years({
  code,
  heading,
}: {
  readonly code: string;
  readonly heading: HeadingId;
}): ReactNode {
  const place = factories.get(code)?.places.find(({ id }) => id === heading);
  const years = place === undefined ? '' : core.years(place);
  return years !== '' && <small>{` ${years}`}</small>;
}

function isShort({ codes }: GuideGroup): boolean {
  return codes.length <= MAX_SHORT;
}

/** The id that links point to, for the first occurrence of a code in the directory only. */
function linkTargetId(heading: HeadingId, group: GuideGroup, code: string): string | undefined {
  const first = directory
    .flatMap((entry) => entry.groups.map((candidate) => ({ heading: entry.id, candidate })))
    .find(({ candidate }) => candidate.codes.some((item) => item.code === code));
  return first?.heading === heading && first.candidate === group ? factoryId(code) : undefined;
}
