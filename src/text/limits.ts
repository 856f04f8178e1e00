/** The maximum length of a listing, in UTF-16 units. A longer text of several lines is a list. */
export const LONGEST_LISTING = 20_000;

/** A line that is longer than a listing is read in pieces of this length, each in one go. */
export const LONGEST_PIECE = 5000;

/** The maximum number of lines in one table. The rest is offered as the next table. */
export const MOST_LINES = 10_000;
