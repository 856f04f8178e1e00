import type { JSX } from 'react';
import { aliases, legend } from '../../content/guide.ts';
import { directory, type GuideEntry, type GuideGroup } from '../../core/index.ts';
import { factoryId } from '../lib/factory-link.ts';
import styles from './CodeIndex.module.css';

/** Up to this many codes share a line with what they stand under. */
const SHORT = 2;

/** The directory, set like the index of an atlas. The page's script finds codes by their buttons. */
export function CodeIndex(): JSX.Element {
  return (
    <div className={styles.index}>
      {directory.map((entry) => (
        <Entry key={entry.heading} entry={entry} />
      ))}
    </div>
  );
}

function Entry({ entry: { heading, groups } }: { readonly entry: GuideEntry }): JSX.Element {
  const [only] = groups;
  const isLine = groups.length === 1 && only !== undefined && isShort(only) && !only.name;
  return (
    <div className={isLine ? styles.line : undefined} data-find={namesOf(heading)}>
      <h3>{heading}</h3>
      {groups.map((group) => (
        <Group key={group.name} heading={heading} group={group} isLine={isLine} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly group: GuideGroup;
  /** Whether it shares a line with its heading. */
  readonly isLine: boolean;
}

function Group({ heading, group, isLine }: GroupProps): JSX.Element {
  const { name, codes } = group;
  const list = (
    <ul>
      {codes.map(({ code, evidence }) => (
        <li key={code}>
          <button type="button" id={idOf(heading, group, code)}>
            {code}
            {evidence === 'unconfirmed' && <i> {legend.unconfirmed}</i>}
          </button>
        </li>
      ))}
    </ul>
  );
  if (isLine) return list;
  return (
    <div
      className={name !== undefined && isShort(group) ? styles.line : undefined}
      data-find={name}
    >
      {name !== undefined && <h4>{name}</h4>}
      {list}
    </div>
  );
}

function isShort({ codes }: GuideGroup): boolean {
  return codes.length <= SHORT;
}

function namesOf(heading: string): string {
  return [heading, aliases[heading]].join(' ');
}

/** Links lead to the first of a code's listings. */
function idOf(heading: string, group: GuideGroup, code: string): string | undefined {
  const first = directory
    .flatMap((entry) => entry.groups.map((each) => ({ heading: entry.heading, each })))
    .find(({ each }) => each.codes.some((listed) => listed.code === code));
  return first?.heading === heading && first.each === group ? factoryId(code) : undefined;
}
