import type { JSX } from 'react';
import { labelName } from '#words/core.ts';
import { report, validPanel } from '#words/result.ts';
import type { Label } from '../../core/labels.ts';
import { site } from '../../words/config.ts';
import { encode } from '../lib/encode.ts';
import looks from '../ui/Looks.module.css';

interface ReportProps {
  readonly code: string;
  /** Our answer to the code. */
  readonly answer: string;
  /** The country on the label, if the visitor has said. */
  readonly label?: Label | undefined;
}

/** A link that opens the visitor's own mail program with a report of a wrong reading. Nothing is sent by it. */
export function Report({ code, answer, label }: ReportProps): JSX.Element {
  const text = report.text(code, answer, label === undefined ? '' : labelName(label));
  return (
    <p className={looks.note} data-screen-only>
      <a href={`mailto:${site.email}?subject=${encode(report.subject)}&body=${encode(text)}`}>
        {validPanel.report}
      </a>
    </p>
  );
}
