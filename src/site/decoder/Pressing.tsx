import type { JSX } from 'react';
import { PressingTab } from '../tab/PressingTab.tsx';
import { Plate } from '../ui/Plate.tsx';
import styles from './Pressing.module.css';

/** In place of the answer while a code is analyzed: its tab, at the place and size that it will have. */
export function Pressing({ text }: { readonly text: string }): JSX.Element {
  return (
    <div className={styles.pressing}>
      <Plate tab={<PressingTab text={text} />} />
    </div>
  );
}
