import { type JSX, useRef, useState } from 'react';
import { labelName } from '#words/core.ts';
import { validPanel } from '#words/result.ts';
import type { Label } from '../../core/labels.ts';
import { site } from '../../words/config.ts';
import { copyWithToast } from '../lib/toasts.ts';
import { encode } from '../lib/encode.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useChunk } from '../lib/chunk.ts';
import { type Later, laterScript } from '../scripts.ts';
import { MissingPart } from './MissingPart.tsx';
import looks from '../ui/Looks.module.css';
import styles from './Report.module.css';

interface ReportProps {
  readonly code: string;
  /** Our answer to the code. */
  readonly answer: string;
  /** The country on the label, if the visitor has said. */
  readonly label?: Label | undefined;
}

/** A prefilled report of a wrong reading, to copy or send by email. Nothing is sent automatically. */
export function Report(props: ReportProps): JSX.Element {
  const [isOpened, setOpened] = useState(false);
  const later = useChunk(laterScript, isOpened);
  return (
    <Disclosure
      look="text"
      show={validPanel.report}
      className={`${looks.note} ${styles.report}`}
      data-screen-only
      onToggle={() => {
        setOpened(true);
      }}
    >
      {isOpened && <MissingPart chunk={laterScript} />}
      {later && <ReportForm words={later.report} {...props} />}
    </Disclosure>
  );
}

interface ReportFormProps extends ReportProps {
  readonly words: Later['report'];
}

function ReportForm({ words, code, answer, label }: ReportFormProps): JSX.Element {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft ?? words.text(code, answer, label === undefined ? '' : labelName(label));
  const copy = async () => {
    if (!(await copyWithToast(text, words.copied, words.notCopied))) field.current?.select();
  };
  return (
    <>
      <label>
        {words.lede}
        <textarea
          ref={field}
          rows={7}
          value={text}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
          }}
        />
      </label>
      <p className={looks.bar}>
        <Button tone="quiet" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <ButtonLink
          tone="quiet"
          href={`mailto:${site.email}?subject=${encode(words.subject)}&body=${encode(text)}`}
        >
          {words.mail}
        </ButtonLink>
      </p>
    </>
  );
}
