import { ContactForm } from '../community/ContactForm.tsx';
import { CookieNotice } from '../layout/CookieNotice.tsx';
import { hydrateIslands } from '../lib/islands.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

hydrateIslands(
  {
    'contact-form': <ContactForm />,
    'cookie-notice': <CookieNotice />,
    toasts: <Toasts />,
  },
  UnexpectedError,
);
