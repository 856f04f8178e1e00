import type { JSX } from 'react';
import { groupNames, headingName } from '#words/guide.ts';
import { directory, type GuideEntry, type GuideGroup } from '../../evidence/directory.ts';
import { factoryHref } from '../lib/href.ts';
import { Breakable } from './Breakable.tsx';
import { GradedCodes } from './Grades.tsx';
import styles from './ByPlace.module.css';

/** The directory for screen and print: every code under every place that lists give it, linked to its own page. */
export function ByPlace(): JSX.Element {
  const rows = (entries: readonly GuideEntry[]): JSX.Element[] =>
    entries.map(({ id, groups }) => (
      <div key={id}>
        <h3>
          <Breakable name={headingName(id)} />
        </h3>
        <div>
          {groups.map((group) => (
            <Group key={group.id ?? ''} group={group} />
          ))}
        </div>
      </div>
    ));
  return (
    <>
      <div className={styles.places}>{rows(directory.filter((entry) => !isShort(entry)))}</div>
      <div className={styles.lines}>{rows(directory.filter(isShort))}</div>
    </>
  );
}

/** Whether a heading shares a line with its codes: it has at most two and no subheadings. */
function isShort({ groups: [first, ...more] }: GuideEntry): boolean {
  return more.length === 0 && first?.id === undefined && (first?.codes.length ?? 0) <= 2;
}

function Group({ group: { id, codes } }: { readonly group: GuideGroup }): JSX.Element {
  return (
    <div className={styles.group}>
      {id !== undefined && (
        <h4>
          <Breakable name={groupNames[id]} />
        </h4>
      )}
      <GradedCodes
        codes={codes}
        item={(code, mark) => (
          <>
            <a href={factoryHref(code)}>{code}</a>
            {mark}
          </>
        )}
      />
    </div>
  );
}
