export const cookieNotice = {
  label: 'Cookie notice',
  text: 'We set no cookies. Your history, and that you have seen this, stay in this browser.',
  close: 'Close cookie notice',
} as const;
