/** How long a submitted code shows that it is analyzed, in milliseconds. */
export const ANALYSIS_DELAY_MS = 1000;

/** When the input takes the focus after hydration, in milliseconds. */
export const INPUT_FOCUS_DELAY_MS = 500;

/** How long a toast stays unless it is hovered or focused, in milliseconds. Long enough to read two lines twice. */
export const TOAST_MS = 6000;

/** How long a toast with an action stays, in milliseconds. */
export const ACTION_TOAST_MS = 10_000;

/** The maximum number of entries in the history. */
export const HISTORY_SIZE = 10;

/** The maximum length of an item's name, in UTF-16 units. */
export const ITEM_NAME_LENGTH = 80;

/** How long the forms for the guide and the community show that they are busy, in milliseconds. */
export const FORM_DELAY_MS = 1000;

/** How long sending a form may take before it counts as failed, in milliseconds. */
export const DELIVERY_LIMIT_MS = 10_000;

/** When the first card of the social feed appears after opening, in milliseconds. */
export const FEED_DELAY_MS = 500;

/** The delay between two cards of the social feed, in milliseconds. */
export const CARD_STAGGER_MS = 200;

/** When the cookie notice closes by itself, in milliseconds. */
export const COOKIE_NOTICE_MS = 5000;

/** The number of visible lines in the message field. */
export const MESSAGE_ROWS = 6;

/** The maximum length of an email address (RFC 5321), in characters. */
export const EMAIL_LENGTH = 254;

/** The maximum length of the other fields of the contact form, in UTF-16 units. */
export const CONTACT_LENGTHS = { name: 200, subject: 200, message: 10_000 } as const;

/** The maximum length of a `mailto:` address. Longer ones get cut off or refused by mail programs. */
export const LONGEST_MAILTO = 2000;

/** How long a copied factory code stays highlighted, in milliseconds. */
export const COPY_HIGHLIGHT_MS = 2000;

/** How long the URL of an exported file stays valid, in milliseconds. Some browsers ask before they save it. */
export const DOWNLOAD_MS = 60_000;

/** How many rows of a table are rendered at a time, because thousands would block the page. */
export const ROWS_AT_ONCE = 50;

/** The maximum length of a text in an address, in UTF-16 units. */
export const LONGEST_IN_ADDRESS = 2000;
