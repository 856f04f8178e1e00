import { type JSX, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { filter as words } from '#words/code-filter.ts';
import { decode, localDay } from '../../heatstamp.ts';
import { href } from '../lib/href.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import { Cross } from '../ui/Cross.tsx';
import styles from './CodeFilter.module.css';
import { codeIndex, copyCodes, followFragment, makeButtons } from './code-index.ts';
import { filterIndex, type Found } from './filter.ts';

const FIELD_ID = 'code-filter';
// Named outright, because WebKit adds the placeholder to the name that a label gives.
const LABEL_ID = 'filter-label';

/** The field that narrows the index. Until the script is there it takes nothing, and without any it does not show. */
export function CodeFilter(): JSX.Element {
  const { field, asked, look, clear } = useFilter();
  const isReady = useHydrated();
  useEffect(() => {
    const index = codeIndex();
    return index === null ? undefined : copyCodes(index);
  }, []);
  return (
    <div className={styles.filter}>
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
          disabled={!isReady}
          onInput={({ currentTarget }) => {
            look(currentTarget.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') clear();
          }}
        />
        {asked !== undefined && (
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
      <output>{asked === undefined ? words.idle : said(asked)}</output>
    </div>
  );
}

function said({ query, code, codes, headings }: Asked): ReactNode {
  if (code !== undefined) {
    return (
      <>
        {words.wholeCode(code)}{' '}
        <a href={href(`/#code=${encodeURIComponent(code)}`)}>{words.read(code)}</a>
      </>
    );
  }
  return codes === 0 ? words.none(query) : words.found(codes, headings);
}

/** What was looked for, and what is left of the index. */
interface Asked extends Found {
  readonly query: string;
  /** The query, where it is a whole date code and no part of one. */
  readonly code: string | undefined;
}

/** What the filter's field shows and does. */
interface Filter {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Undefined while nothing is looked for. */
  readonly asked: Asked | undefined;
  /** Looks for a query in place of the one before. */
  readonly look: (query: string) => void;
  readonly clear: () => void;
}

/** Narrows the index to what is typed, and widens it again for a link to a code. */
function useFilter(): Filter {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>();
  const look = (typed: string): void => {
    const index = codeIndex();
    if (index === null) return;
    const query = typed.trim();
    const { code, letters } = wholeCode(query);
    const found = filterIndex(index, letters ?? query);
    setAsked(query === '' ? undefined : { ...found, query, code });
  };
  const clear = (): void => {
    if (field.current !== null) field.current.value = '';
    look('');
  };
  useEffect(() => {
    const index = codeIndex();
    if (index === null) return undefined;
    makeButtons(index);
    return followFragment(index, () => {
      if (field.current !== null) field.current.value = '';
      setAsked(undefined);
      filterIndex(index, '');
    });
  }, []);
  return { field, asked, look, clear };
}

interface WholeCode {
  readonly code?: string;
  /** Its factory's letters, where it reads and has any. */
  readonly letters?: string | undefined;
}

/** Who types a whole code into the filter wants it read. One that has the shape of a code but does not read counts too. */
function wholeCode(query: string): WholeCode {
  const result = decode(query, { today: localDay(new Date()) });
  if (!result.isValid) {
    const isShapeless = result.errorCode === 'empty' || result.errorCode === 'unknown-pattern';
    return isShapeless ? {} : { code: result.code };
  }
  const letters = result.segments.find(({ role }) => role === 'factory')?.text;
  return { code: result.code, letters };
}
