/** How long the analysis shows that it works, in milliseconds. */
export const ANALYSIS_DELAY_MS = 1000;

/** When the input takes the focus after the page has come to life, in milliseconds. */
export const INPUT_FOCUS_DELAY_MS = 500;

/** How long a toast stays unless it is looked at, in milliseconds. Long enough to read two lines twice. */
export const TOAST_MS = 6000;

/** How many entries the history keeps, newest first. */
export const HISTORY_SIZE = 10;

/** How long an item's name may be when it is typed, in UTF-16 units. */
export const ITEM_NAME_LENGTH = 80;
