/** What a page needs from the bundle. */
export interface PageParts {
  /** The styles of the first paint, inlined. */
  readonly css: string;
  /** The file with the styles of what only the page's script renders, if there are any. */
  readonly deferredCss: string | undefined;
  readonly script: Script | undefined;
  /** The code that runs in the head, if there is any. */
  readonly headScript: string | undefined;
}

/** A page's script. */
export interface Script {
  /** The code that loads the script. It is inlined to save a request before the first paint. */
  readonly bootstrap: string;
  /** The entry's static imports, and the entry itself last. */
  readonly files: readonly string[];
  /** What answers need besides; empty where nothing is answered. */
  readonly answerFiles: readonly string[];
}
