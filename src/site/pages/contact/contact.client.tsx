import { hydrateIslands } from '../../lib/islands.ts';
import { ContactForm } from '../../community/ContactForm.tsx';
import { CookieNotice } from '../../layout/CookieNotice.tsx';
import { followAddress } from '../../layout/language-links.ts';
import { LanguageHint } from '../../layout/LanguageHint.tsx';
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
