import { formsHost } from '../config.ts';

/** What a field says when it cannot be sent. */
export const emailErrors = {
  missing: 'Please enter your e-mail address.',
  malformed: 'Please enter a whole address, such as name@example.com.',
} as const;

/** A delivery that did not succeed, of whichever form. */
export const failedToast = {
  title: 'That did not go through',
  description: 'What you typed is still there. Please try again in a moment.',
  offline:
    'You seem to be offline. What you typed is still there: send it again once you are connected.',
} as const;

/** What a form says of where it goes, after other words; nothing where it stays on the device. */
export const goesTo = formsHost === undefined ? '' : ` What you enter is sent to ${formsHost}.`;

export const noScript = {
  form: 'Sending needs JavaScript. You can write to us instead:',
} as const;

/** The offer of the free guide, and the dialog that it opens. */
export const guide = {
  title: 'The free authentication guide',
  text: 'Eras, factory codes and what to check besides the stamp, on paper for the next market.',
  open: 'Get the free guide',
  dialogTitle: 'Get the free authentication guide',
  dialogText: `Tell us where it should go.${goesTo}`,
  email: 'E-mail address',
  submit: 'Send me the guide',
  busy: 'Sending...',
  close: 'Close',
  sent: {
    title: 'Success!',
    description: 'Your free authentication guide will be sent to your email shortly.',
  },
} as const;

/** The mailing list. */
export const join = {
  title: 'Join Our Community',
  text: (claim: string) =>
    `${claim} enthusiasts compare stamps, share finds and help each other look twice.${goesTo}`,
  email: 'E-mail address',
  submit: 'Join',
  busy: 'Joining...',
  joined: {
    title: 'Welcome to our community!',
    description: "You've successfully joined our authentication experts list.",
  },
} as const;

/** The guide itself, which no form stands before. */
export const openGuide = { label: 'Open it now', href: '/guide' } as const;
