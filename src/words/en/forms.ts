import { formsHost } from '../config.ts';

/** The errors of an email field. */
export const emailErrors = {
  missing: 'Please enter your email address.',
  malformed: 'Please enter a complete address, such as name@example.com.',
} as const;

/** Shown if any form could not be sent. */
export const failedToast = {
  title: 'That didn’t go through',
  description: 'What you typed is still there. Please try again in a moment.',
  offline:
    'You seem to be offline. What you typed is still there: send it again once you are connected.',
} as const;

/** Whether the build was given no address that receives forms. */
export const isDeliveryOff = formsHost === undefined;

/** Where a form is sent, as a sentence that follows others. */
export const deliveryNote = isDeliveryOff
  ? 'This site can’t send email yet. What you type here isn’t sent to anyone.'
  : `What you enter is sent to ${formsHost}.`;

export const noScript = {
  form: 'Sending needs JavaScript. You can write to us instead:',
} as const;

/** What a toast adds if nothing was delivered. */
function unlessDelivered(note: string): string | undefined {
  return isDeliveryOff ? note : undefined;
}

/** The offer of the free guide, and its dialog. */
export const guideForm = {
  title: 'The free authentication guide',
  text: 'Every era, every factory code and what else to check, to print and take with you.',
  open: 'Get the free guide',
  dialogTitle: 'Get the free authentication guide',
  dialogText: isDeliveryOff
    ? 'We can’t email the guide yet: what you type here isn’t sent to anyone. You can read the guide right away.'
    : `Where should we send it? ${deliveryNote}`,
  email: 'Email',
  submit: 'Send me the guide',
  busy: 'Sending…',
  /** Before the link to the guide. */
  readNow: 'Or read it right away, without an email:',
  close: 'Close',
  sent: {
    title: 'Success!',
    description: 'Your free authentication guide will be sent to your email shortly.',
    note: unlessDelivered(
      'But this site can’t send email yet, so nothing is on its way. You can read the guide here:',
    ),
  },
} as const;

/** The mailing list. */
export const join = {
  title: 'Join Our Community',
  text: (claim: string) => `A mailing list for ${claim} enthusiasts of date codes.`,
  email: 'Email',
  submit: 'Join',
  busy: 'Joining…',
  joined: {
    title: 'Welcome to our community!',
    description: 'You’ve successfully joined our authentication experts list.',
    note: unlessDelivered(
      'But this site can’t send email yet: your address wasn’t sent or saved anywhere.',
    ),
  },
} as const;

/** A link to the guide itself, which needs no form. */
export const guideLink = { label: 'Open the guide', href: '/guide' } as const;
