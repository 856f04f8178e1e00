import { type JSX, useRef, useState } from 'react';
import { report } from '#words/report.ts';
import { site } from '../../words/config.ts';
import { copyAndTell } from '../lib/copy-text.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './Report.module.css';

interface ReportProps {
  readonly code: string;
  /** What we say about it. */
  readonly said: string;
  /** What the heat stamp says; empty where that was not told. */
  readonly label: string;
}

/** A correction where a result is in doubt: a text to fill in, to copy, or to send as an e-mail. Nothing else sends it. */
export function Report({ code, said, label }: ReportProps): JSX.Element {
  const [written, setWritten] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = written ?? report.text(code, said, label);
  const copy = async () => {
    if (!(await copyAndTell(text, report.copied, report.notCopied))) field.current?.select();
  };
  return (
    <Disclosure look="text" show={report.open} className={styles.report} data-screen-only>
      <label>
        {report.lede}
        <textarea
          ref={field}
          rows={7}
          value={text}
          onChange={({ currentTarget }) => {
            setWritten(currentTarget.value);
          }}
        />
      </label>
      <p>
        <Button tone="quiet" onClick={() => void copy()}>
          {report.copy}
        </Button>
        <ButtonLink
          tone="quiet"
          href={`mailto:${site.email}?subject=${report.subject}&body=${encodeURIComponent(text)}`}
        >
          {report.mail}
        </ButtonLink>
      </p>
    </Disclosure>
  );
}
