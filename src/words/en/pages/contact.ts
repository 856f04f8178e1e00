import { site } from '../../config.ts';
import { deliveryNote, emailErrors, isDeliveryOff } from '../forms.ts';

/** The page's metadata. */
export const head = {
  title: `Contact ${site.name}`,
  description: `Write to ${site.name}: a code we misread, letters that aren’t on any list, a question about the tool.`,
  keywords: ['contact', 'date code question', site.name],
} as const;

export const contact = {
  title: 'Contact',
  lede: 'A code we misread, letters that aren’t on any list, a page that misbehaves: we’d like to hear about it.',
  emailTitle: 'By email',
  email: site.email,
  formTitle: 'Write to us',
  fields: {
    name: { label: 'Name', errors: { missing: 'Please enter your name.' } },
    email: { label: 'Email', errors: emailErrors },
    subject: { label: 'Subject', errors: { missing: 'Please enter a subject.' } },
    message: { label: 'Message', errors: { missing: 'Please enter a message.' } },
  },
  /** Where the message goes, said before it is written. */
  note: isDeliveryOff
    ? 'This form can’t send email by itself yet. Write your message here, then send it with your own mail program.'
    : deliveryNote,
  submit: 'Send message',
  busy: 'Sending…',
  sent: {
    title: 'Message sent!',
    description: 'Thank you for your message. We’ll get back to you soon.',
  },
  /** Added to the toast if the message was not delivered. */
  notDelivered: {
    note: 'But this site can’t send email yet, so your message hasn’t left this page. It’s still in the form.',
    mail: 'Send it with your mail program',
    copy: 'Copy it',
    copied: {
      title: 'Copied to Clipboard',
      description: `Paste it into an email to ${site.email}.`,
    },
    notCopied: {
      title: 'Not copied',
      description: 'Your browser blocked copying. Your message is still in the form.',
    },
  },
} as const;
