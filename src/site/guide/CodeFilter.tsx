import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { filter as words } from '#words/code-filter.ts';
import { SPACE } from '#words/text.ts';
import { currentDay } from '../../core/today.ts';
import { decode } from '../../heatstamp.ts';
import { href } from '../lib/href.ts';
import { Cross } from '../ui/Cross.tsx';
import styles from './CodeFilter.module.css';
import { enableCopying, getCodeIndex, makeButtons, markLinkedCode } from './code-index.ts';
import { filterIndex, type MatchCounts } from './filter.ts';

const FIELD_ID = 'code-filter';
// aria-labelledby, because WebKit appends the placeholder to the name from a <label>.
const LABEL_ID = 'filter-label';

/**
 * The field that filters the index. What is typed before it is hydrated counts as well: Tab would skip a disabled field that
 * comes to life a moment later. It is hidden without JavaScript.
 */
export function CodeFilter(): JSX.Element {
  const { field, result, search, clear } = useFilter();
  useEffect(() => {
    const index = getCodeIndex();
    return index === null ? undefined : enableCopying(index);
  }, []);
  return (
    <div className={styles.filter} data-screen-only>
      <div className={styles.field}>
        <label id={LABEL_ID} htmlFor={FIELD_ID}>
          {words.label}
        </label>
        <input
          ref={field}
          id={FIELD_ID}
          type="search"
          aria-labelledby={LABEL_ID}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onInput={({ currentTarget }) => {
            search(currentTarget.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') clear();
          }}
        />
        {result !== undefined && (
          <button
            type="button"
            aria-label={words.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            <Cross />
          </button>
        )}
      </div>
      <output>{result === undefined ? words.idle : resultText(result)}</output>
    </div>
  );
}

function resultText({ query, code, codes, headings }: FilterResult): ReactNode {
  if (code !== undefined) {
    return (
      <>
        {words.wholeCode}
        {SPACE}
        <a href={href(`/#code=${encodeURIComponent(code)}`)}>{words.read(code)}</a>
      </>
    );
  }
  return codes === 0 ? words.none(query) : words.matches(codes, headings);
}

/** A query and what it matches. */
interface FilterResult extends MatchCounts {
  readonly query: string;
  /** The query, if it is a whole date code. */
  readonly code: string | undefined;
}

/** Filters the index by what is typed, and clears the filter when a link leads to a code. */
function useFilter() {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<FilterResult>();
  const search = (text: string): void => {
    const index = getCodeIndex();
    if (index === null) return;
    const query = text.trim();
    const { code, letters } = wholeCode(query);
    const counts = filterIndex(index, letters ?? query);
    setResult(query === '' ? undefined : { ...counts, query, code });
  };
  const clear = (): void => {
    if (field.current !== null) field.current.value = '';
    search('');
  };
  useEffect(() => {
    const index = getCodeIndex();
    if (index === null) return undefined;
    makeButtons(index);
    if (field.current !== null && field.current.value !== '') search(field.current.value);
    return markLinkedCode(index, () => {
      if (field.current !== null) field.current.value = '';
      setResult(undefined);
      filterIndex(index, '');
    });
  }, []);
  return { field, result, search, clear };
}

interface WholeCode {
  readonly code?: string;
  /** The letters of its factory, if it reads and has any. */
  readonly letters?: string | undefined;
}

/** Recognizes a whole code as the query. It counts even if it does not read, as long as it has the shape of a code. */
function wholeCode(query: string): WholeCode {
  const result = decode(query, { today: currentDay(new Date()) });
  if (!result.isValid) {
    const isShapeless = result.errorCode === 'empty' || result.errorCode === 'unknown-pattern';
    return isShapeless ? {} : { code: result.code };
  }
  const letters = result.segments.find(({ role }) => role === 'factory')?.text;
  return { code: result.code, letters };
}
