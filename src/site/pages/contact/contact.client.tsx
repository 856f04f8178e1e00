import { hydrateIslands } from '../../lib/islands.tsx';
import { ContactForm } from '../../community/ContactForm.tsx';
import { CookieNotice, followAddress, LanguageHint } from '../../layout/Notices.tsx';
import { keepOffline } from '../../lib/keep-offline.ts';
import { closeMessage } from '#words/layout.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { UnexpectedError } from '../UnexpectedError.tsx';

hydrateIslands(
  {
    'contact-form': <ContactForm />,
    'cookie-notice': <CookieNotice />,
    'language-hint': <LanguageHint />,
    toasts: <Toasts close={closeMessage} />,
  },
  UnexpectedError,
);

followAddress();
void keepOffline();
