import { ContactForm } from '../community/ContactForm.tsx';
import { CookieNotice } from '../layout/CookieNotice.tsx';
import { hydrateIslands } from '../lib/islands.ts';
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
