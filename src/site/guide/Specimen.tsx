import { type JSX, type ReactNode, Fragment } from 'react';
import { core, grades } from '#words/core.ts';
import { groupNames, headingName } from '#words/guide.ts';
import { factories } from '../../core/places.ts';
import {
  directory,
  type GuideEntry,
  type GuideGroup,
  type HeadingId,
} from '../../evidence/directory.ts';
import { factoryHref, factoryId } from '../lib/href.ts';
import { MarkedList } from '../ui/Grade.tsx';
import styles from './Specimen.module.css';

/** A heading with more codes than this has a row of its own. */
const MAX_COLUMN = 6;

/** What a code of the specimen is: to be copied, for which the page's script makes it a button, or a link to its page. */
type Use = 'copied' | 'linked';

/**
 * The directory, set like a specimen of type: the countries with many codes in rows, the others in columns. Screen readers
 * hear the grade of what is not documented.
 */
export function Specimen({ use }: { readonly use: Use }): JSX.Element {
  const entries = (list: readonly GuideEntry[]): JSX.Element[] =>
    list.map(({ id, groups }) => (
      <div key={id} data-country={id}>
        {groups.map((group, index) => (
          <div key={group.id ?? ''}>
            <div>
              {index === 0 && (
                <h3>
                  <Breakable name={headingName(id)} />
                </h3>
              )}
              {group.id && (
                <h4>
                  <Breakable name={groupNames[group.id]} />
                </h4>
              )}
            </div>
            <MarkedList>
              {group.codes.map(({ code, evidence }) => (
                <li key={code} data-long={code.length > 2 || undefined}>
                  <Code
                    code={code}
                    use={use}
                    heading={id}
                    id={linkTargetId(id, group, code)}
                    mark={
                      evidence !== 'documented' && (
                        <i data-evidence={evidence}>{` ${grades[evidence]}`}</i>
                      )
                    }
                  />
                </li>
              ))}
            </MarkedList>
          </div>
        ))}
      </div>
    ));
  return (
    <div className={styles.specimen}>
      <div className={styles.rows}>{entries(directory.filter(isLong))}</div>
      <div className={styles.columns}>{entries(directory.filter((entry) => !isLong(entry)))}</div>
    </div>
  );
}

/** Whether a heading has more codes than fit a column. */
function isLong({ groups }: GuideEntry): boolean {
  return groups.flatMap(({ codes }) => codes).length > MAX_COLUMN;
}

interface CodeProps {
  readonly code: string;
  readonly use: Use;
  readonly heading: HeadingId;
  readonly id: string | undefined;
  readonly mark: ReactNode;
}

function Code({ code, use, heading, id, mark }: CodeProps): JSX.Element {
  if (use === 'linked')
    return (
      <span>
        <a href={factoryHref(code)}>{code}</a>
        {mark}
      </span>
    );
  return (
    <span id={id}>
      {code}
      <Years code={code} heading={heading} />
      {mark}
    </span>
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

/** The id that links point to, for the first occurrence of a code in the directory only. */
function linkTargetId(heading: HeadingId, group: GuideGroup, code: string): string | undefined {
  const first = directory
    .flatMap((entry) => entry.groups.map((candidate) => ({ heading: entry.id, candidate })))
    .find(({ candidate }) => candidate.codes.some((item) => item.code === code));
  return first?.heading === heading && first.candidate === group ? factoryId(code) : undefined;
}

/** A name that may break after a slash. */
function Breakable({ name }: { readonly name: string }): JSX.Element[] {
  return name.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
