// First on every page, so that React comes in the same order, and the file is the same for all.
import { hydrateIslands } from '../lib/islands.ts';
import { ContactForm } from '../community/ContactForm.tsx';
import { CookieNotice } from '../layout/CookieNotice.tsx';
import { keepOffline } from '../lib/keep-offline.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { loadUnexpectedError } from './load-unexpected-error.ts';

hydrateIslands(
  {
    'contact-form': <ContactForm />,
    'cookie-notice': <CookieNotice />,
    toasts: <Toasts />,
  },
  loadUnexpectedError,
);

keepOffline();
