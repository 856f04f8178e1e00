import { type JSX, useState } from 'react';
import { card } from '#words/tool.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import styles from './Strap.module.css';

/**
 * On a phone, in place of the long press that brings up a menu: it reads the clipboard on a tap. It stands under the empty
 * strap, and is not there where the browser forbids it.
 */
export function PasteButton({
  onPaste,
}: {
  readonly onPaste: (text: string) => void;
}): JSX.Element | null {
  const isHydrated = useHydrated();
  const [isForbidden, setForbidden] = useState(false);
  if (!isHydrated || isForbidden || !('clipboard' in navigator)) return null;
  const paste = async () => {
    try {
      onPaste(await navigator.clipboard.readText());
    } catch {
      setForbidden(true);
    }
  };
  return (
    <button type="button" className={styles.paste} onClick={() => void paste()}>
      {card.paste}
    </button>
  );
}
