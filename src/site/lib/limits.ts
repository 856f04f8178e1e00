/** How long a submitted code shows that it is analyzed, in milliseconds. */
export const ANALYSIS_DELAY_MS = 1000;

/** How long after hydration the input takes the focus, in milliseconds. */
export const INPUT_FOCUS_DELAY_MS = 500;

/** How long a toast stays unless pointer or focus is on it, in milliseconds: long enough to read two lines twice. */
export const TOAST_MS = 6000;

/** How many entries the history keeps, newest first. */
export const HISTORY_SIZE = 10;

/** How long an item's name may be when it is typed, in UTF-16 units. */
export const ITEM_NAME_LENGTH = 80;

/** How long the forms for the guide and the community show that they are busy, in milliseconds. */
export const FORM_DELAY_MS = 1000;

/** How long a delivery may take before it counts as failed, in milliseconds. */
export const DELIVERY_LIMIT_MS = 10_000;

/** When the first card of the opened social feed appears, in milliseconds. */
export const FEED_DELAY_MS = 500;

/** How far apart the cards of the social feed appear, in milliseconds. */
export const CARD_STAGGER_MS = 200;

/** How long the cookie notice stays, in milliseconds. */
export const COOKIE_NOTICE_MS = 5000;

/** How many lines of a contact message are visible. */
export const MESSAGE_ROWS = 6;

/** How many people the community is said to have. */
export const COMMUNITY_CLAIM = '10,000+';

/** How long a copied factory code stays highlighted, in milliseconds. */
export const COPY_HIGHLIGHT_MS = 2000;

/**
 * How large a file may be that is brought into the history, in bytes: ten entries take about 30,000, and with the
 * longest listings 700,000.
 */
export const HISTORY_FILE_BYTES = 1_000_000;

/** How long an exported file can be saved, in milliseconds: some browsers ask first. */
export const DOWNLOAD_MS = 60_000;

/** How many pasted lines one table holds; the rest is offered as the next table. */
export const MOST_LINES = 10_000;

/** How many rows of a table are rendered at a time: thousands at once would block the page. */
export const ROWS_AT_ONCE = 50;

/** How long lines are read before the page gets its turn, in milliseconds. */
export const TURN_MS = 16;

/** How long a text may be to stand in an address, in UTF-16 units. */
export const LONGEST_IN_ADDRESS = 2000;

/** How long a text of several lines may be to be read as one listing, in UTF-16 units; a longer one is a list. */
export const LONGEST_LISTING = 20_000;
