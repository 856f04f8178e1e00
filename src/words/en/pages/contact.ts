import { site } from '../../config.ts';
import { deliveryNote, emailErrors, isDeliveryOff } from '../forms.ts';

/** Points to the email address if the form reaches nobody. */
const writeInstead = isDeliveryOff ? ' To reach us, write to the address below.' : '';

/** The page's metadata. */
export const head = {
  title: `Contact ${site.name}`,
  description: `Write to ${site.name}: a code we misread, a stamp on no list, a question about the tool.`,
  keywords: ['contact', 'date code question', site.name],
} as const;

export const contact = {
  title: 'Contact',
  lede: `A code we misread, a stamp on no list, a page that misbehaves: we’d like to hear about it. ${deliveryNote}${writeInstead}`,
  emailTitle: 'By email',
  email: site.email,
  formTitle: 'Write to us',
  fields: {
    name: { label: 'Name', errors: { missing: 'Please enter your name.' } },
    email: { label: 'Email', errors: emailErrors },
    subject: { label: 'Subject', errors: { missing: 'Please enter a subject.' } },
    message: { label: 'Message', errors: { missing: 'Please enter a message.' } },
  },
  submit: 'Send message',
  busy: 'Sending…',
  sent: {
    title: 'Message sent!',
    description: 'Thank you for your message. We’ll get back to you soon.',
  },
} as const;
