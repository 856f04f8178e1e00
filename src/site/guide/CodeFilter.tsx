import { type JSX, useEffect } from 'react';
import { filter as words } from '#words/guide.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import styles from './CodeFilter.module.css';
import { codeIndex } from './code-index.ts';
import { copyCodes } from './copy-codes.ts';
import type { Found } from './filter-index.ts';
import { useFilter } from './useFilter.ts';

// Named outright, because WebKit adds the placeholder and the word "cancel" to the name that a label around it gives.
const LABEL_ID = 'filter-label';

/** The field that narrows the index. Until the script is there it takes nothing, and without any it does not show. */
export function CodeFilter(): JSX.Element {
  const { field, found, look } = useFilter();
  const isReady = useHydrated();
  useEffect(() => {
    const index = codeIndex();
    return index === null ? undefined : copyCodes(index);
  }, []);
  return (
    <div className={styles.filter}>
      <label>
        <span id={LABEL_ID}>{words.label}</span>
        <input
          ref={field}
          type="search"
          aria-labelledby={LABEL_ID}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          disabled={!isReady}
          onInput={({ currentTarget }) => {
            look(currentTarget.value);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return;
            currentTarget.value = '';
            look('');
          }}
        />
      </label>
      <output>{said(found)}</output>
    </div>
  );
}

function said(found: (Found & { readonly query: string }) | undefined): string {
  if (found === undefined) return words.idle;
  return found.codes === 0 ? words.none(found.query) : words.found(found.codes, found.headings);
}
