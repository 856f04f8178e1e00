import { type JSX, useRef, useState } from 'react';
import { labelName } from '#words/core.ts';
import { report } from '#words/report.ts';
import type { Label } from '../../core/labels.ts';
import { site } from '../../words/config.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { encode } from '../lib/encode.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './Report.module.css';

interface ReportProps {
  readonly code: string;
  /** Our answer to the code. */
  readonly answer: string;
  /** What the heat stamp says, if the visitor has said. */
  readonly label?: Label | undefined;
}

/** A prefilled report of a wrong reading, to copy or send by email. Nothing is sent automatically. */
export function Report({ code, answer, label }: ReportProps): JSX.Element {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft ?? report.text(code, answer, label === undefined ? '' : labelName(label));
  const copy = async () => {
    if (!(await copyWithToast(text, report.copied, report.notCopied))) field.current?.select();
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
            setDraft(currentTarget.value);
          }}
        />
      </label>
      <p>
        <Button tone="quiet" onClick={() => void copy()}>
          {report.copy}
        </Button>
        <ButtonLink
          tone="quiet"
          href={`mailto:${site.email}?subject=${encode(report.subject)}&body=${encode(text)}`}
        >
          {report.mail}
        </ButtonLink>
      </p>
    </Disclosure>
  );
}
