import type { JSX, ReactNode, Ref } from 'react';
import { Close } from '../ui/Close.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** The label of the close button. */
  readonly close: string;
  readonly onClose: () => void;
  readonly lang?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A short text at the bottom of the window. It moves nothing, and a toast stays above it. */
export function NoticeBar({ children, close, onClose, lang, ref }: NoticeProps): JSX.Element {
  return (
    <div ref={ref} className={styles.notice} lang={lang} data-notice>
      <p>{children}</p>
      <Close label={close} onClick={onClose} />
    </div>
  );
}
