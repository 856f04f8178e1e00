import { Fragment, type JSX } from 'react';
import { groupNames, headingName, legend } from '#words/guide.ts';
import { factoryCodes } from '#words/pages/guide.ts';
import { directory, type GuideEntry, type GuideGroup } from '../../../core/directory.ts';
import { GRADES } from '../../../core/places.ts';
import styles from './Codes.module.css';
import { Mark } from './SharedLetters.tsx';

/** Up to this many codes share a line with what they stand under. */
const SHORT = 2;

const isShort = ({ groups: [first, ...more] }: GuideEntry): boolean =>
  more.length === 0 && first?.id === undefined && (first?.codes.length ?? 0) <= SHORT;

/** The directory: every code under every place that it is said to stand for. */
export function FactoryCodes(): JSX.Element {
  return (
    <>
      <dl className={styles.legend}>
        {GRADES.map((grade) => (
          <div key={grade}>
            <dt>{factoryCodes.marks[grade] || factoryCodes.unmarked}</dt>
            <dd>{factoryCodes.legend[grade]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.places}>
        <Places entries={directory.filter((entry) => !isShort(entry))} />
      </div>
      <div className={styles.lines}>
        <Places entries={directory.filter(isShort)} />
      </div>
      <p className={styles.note}>{legend.itemGroups}</p>
    </>
  );
}

function Places({ entries }: { readonly entries: readonly GuideEntry[] }): JSX.Element[] {
  return entries.map(({ id, groups }) => (
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
}

function Group({ group: { id, codes } }: { readonly group: GuideGroup }): JSX.Element {
  return (
    <div className={styles.group}>
      {id !== undefined && (
        <h4>
          <Breakable name={groupNames[id]} />
        </h4>
      )}
      <ul>
        {codes.map(({ code, evidence }) => (
          <li key={code}>
            {code}
            <Mark evidence={evidence} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A name whose line may break behind a stroke. */
function Breakable({ name }: { readonly name: string }): JSX.Element[] {
  return name.split(/(?<=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
