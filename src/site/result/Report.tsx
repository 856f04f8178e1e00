import { type JSX, useId, useRef, useState } from 'react';
import { core } from '#words/core.ts';
import { report } from '#words/report.ts';
import { site } from '../../words/config.ts';
import { checkLabel, isStyleNumber, type Label, type Result } from '../../heatstamp.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import styles from './Report.module.css';

interface ReportProps {
  readonly result: Result;
  /** What the heat stamp says, where that was told. */
  readonly madeIn: Label | undefined;
}

/** What a visitor is asked; the rest of a report is known. */
const ASKED = ['label', 'reading', 'source'] as const;

type Asked = Readonly<Record<(typeof ASKED)[number], string>>;

/** A correction as a text, where a result is in doubt: to copy, or to send as an e-mail. It leaves the page by hand alone. */
export function Report({ result, madeIn }: ReportProps): JSX.Element | null {
  const [told, setTold] = useState<Partial<Asked>>({});
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  if (!isDoubtful(result, madeIn)) return null;
  const known = madeIn === undefined || madeIn === 'other' ? '' : core.places[madeIn];
  const asked: Asked = { label: known, reading: '', source: '', ...told };
  const text = textOf(result, asked);
  const copy = async () => {
    if (!(await copyAndTell(text, report.copied, report.notCopied))) field.current?.select();
  };
  const mail = new URLSearchParams({ subject: report.subject(result.code), body: text });
  return (
    <details className={styles.report}>
      <summary>{report.open}</summary>
      <p>{report.lede}</p>
      <div className={styles.fields}>
        {ASKED.map((name) => (
          <label key={name}>
            {report.fields[name]}
            <input
              type="text"
              autoComplete="off"
              placeholder={report.hints[name]}
              value={asked[name]}
              onChange={({ currentTarget }) => {
                setTold({ ...told, [name]: currentTarget.value });
              }}
            />
          </label>
        ))}
      </div>
      <label className={styles.text} htmlFor={id}>
        {report.text}
      </label>
      <textarea ref={field} id={id} readOnly rows={6} value={text} />
      <p className={styles.ways}>
        <button type="button" onClick={() => void copy()}>
          {report.copy}
        </button>
        {/* A plus would stay one in an e-mail. */}
        <a href={`mailto:${site.email}?${mail.toString().replaceAll('+', '%20')}`}>{report.mail}</a>
      </p>
    </details>
  );
}

/** Whether somebody could know better: it does not read, or date or place is not documented, or the label differs. */
function isDoubtful(result: Result, madeIn: Label | undefined): boolean {
  if (!result.isValid) return result.errorCode !== 'empty' && !isStyleNumber(result.code);
  const differs = madeIn !== undefined && checkLabel(result, madeIn).verdict === 'conflict';
  return differs || result.standing !== 'documented' || weakPlaceOf(result) !== undefined;
}

/** The grade of the place where it is not documented. */
function weakPlaceOf(result: Result): 'reported' | 'unconfirmed' | undefined {
  const ids = result.isValid ? result.notices.map((notice) => notice.id) : [];
  if (ids.includes('factory-reported')) return 'reported';
  return ids.includes('factory-unconfirmed') ? 'unconfirmed' : undefined;
}

function textOf(result: Result, asked: Asked): string {
  const said = result.isValid
    ? report.read({ ...result, evidence: weakPlaceOf(result) })
    : result.error;
  return [
    [report.fields.code, result.code],
    [report.said, said],
    ...ASKED.map((name) => [report.fields[name], asked[name]]),
  ]
    .map((line) => line.join(': ').trimEnd())
    .join('\n');
}
