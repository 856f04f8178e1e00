/** The screen in place of a page that broke. */
export const unexpected = {
  title: 'Unexpected Application Error!',
  lede: 'Something in this page broke, and that is our fault, not yours. Loading it again usually helps.',
  said: 'What the page said',
  /** Where an error brought neither status nor message. */
  unknown: 'No message was given.',
  home: 'Return Home',
} as const;
