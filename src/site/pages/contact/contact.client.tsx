import { hydrateIslands } from '../../lib/islands.ts';
import { ContactForm } from '../../community/ContactForm.tsx';
import { CookieNotice } from '../../layout/CookieNotice.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { closeMessage } from '#words/layout.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { UnexpectedError } from '../UnexpectedError.tsx';

hydrateIslands(
  {
    'contact-form': <ContactForm />,
    'cookie-notice': <CookieNotice />,
    toasts: <Toasts close={closeMessage} />,
  },
  UnexpectedError,
);

void keepOffline();
