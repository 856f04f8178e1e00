/** What can be done with a result that shows. */
export const resultTools = {
  copy: 'Copy link',
  share: 'Share',
  print: 'Print or save',
  /** The field that holds the link where it must be copied by hand. */
  field: 'Link to this result',
} as const;

export const linkCopied = {
  title: 'Link copied',
  description: 'It opens this result. The code in it stays in browsers and reaches no server.',
} as const;

export const linkNotCopied = {
  title: 'Not copied',
  description: 'Your browser keeps the clipboard closed. The link is selected: copy it by hand.',
} as const;
