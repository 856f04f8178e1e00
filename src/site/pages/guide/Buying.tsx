import { href } from '../../lib/href.ts';
import type { JSX } from 'react';
import { disclaimer } from '#words/layout.ts';
import { checkList, limits, sources } from '#words/pages/guide.ts';
import { SPACE } from '#words/text.ts';
import { art } from '#words/pages/home.ts';
import { site } from '../../../words/config.ts';
import { LISTS } from '../../../core/sources.ts';
import { NO_CODE_SOURCES } from '../../../evidence/no-code.ts';
import { SourceLinks } from '../../sources/SourceLinks.tsx';
import kit from '../../ui/Kit.module.css';
import { SmallTable } from '../../ui/Ledger.tsx';
import styles from './Guide.module.css';
import { SourcePages } from '../Blocks.tsx';
import { withoutProtocol } from './Guide.tsx';

/** What a code proves, and what it does not. */
export function Limits(): JSX.Element {
  const { proofs, table } = limits;
  return (
    <>
      <dl className={kit.ledger}>
        {proofs.map(({ about, text }, index) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>{text}</dd>
            {index === 0 && (
              <dd className={kit.note}>
                <SourceLinks sources={[NO_CODE_SOURCES.thefraudcodex]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <h3>{table.title}</h3>
      <SmallTable
        columns={table.columns}
        rows={table.rows.map(({ sign, cause, action }) => ({
          key: sign,
          cells: [sign, cause, action],
        }))}
      />
      <p className={styles.last}>{art.quote}</p>
    </>
  );
}

/** A checklist before buying, to fill in on screen or on paper. */
export function CheckList(): JSX.Element {
  const { fields, groups } = checkList;
  return (
    <>
      <div className={`${kit.columns} ${styles.fields}`}>
        {fields.map((field) => (
          <label key={field} className={kit.note}>
            {field}
            <input type="text" autoComplete="off" />
          </label>
        ))}
      </div>
      <div className={kit.ledger}>
        {groups.map(({ title, items }) => (
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            <div>
              {items.map((item) => (
                <label key={item}>
                  <input type="checkbox" /> <span>{item}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </>
  );
}

/** The sources of the guide. */
export function BuyingSources(): JSX.Element {
  const families = Object.values(LISTS).filter((family) => family !== undefined);
  return (
    <div className={`${kit.stack} ${kit.measure}`}>
      <p>{sources.text(families.length, new Set(families).size)}</p>
      <SourcePages paths={['/codes', '/dates', '/no-code', '/where-to-look']} />
      <p>
        {sources.correction}
        {SPACE}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <p>
        {sources.tool}
        {SPACE}
        <a href={href('/')}>{withoutProtocol(site.baseUrl)}</a>
      </p>
      <p className={styles.disclaimer}>{disclaimer}</p>
    </div>
  );
}
