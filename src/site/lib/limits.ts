/** How long the analysis shows that it works, in milliseconds. */
export const ANALYSIS_DELAY_MS = 1000;

/** When the input takes the focus after the page has come to life, in milliseconds. */
export const INPUT_FOCUS_DELAY_MS = 500;

/** How long a toast stays unless it is looked at, in milliseconds. Long enough to read two lines twice. */
export const TOAST_MS = 6000;

/** How long a copied factory code stays highlighted, in milliseconds. */
export const COPY_HIGHLIGHT_MS = 2000;
