import { FORM_DELAY_MS } from './limits.ts';
import { post } from './post.ts';

/** What each form hands over. */
export type Message =
  | { readonly form: 'guide' | 'community'; readonly email: string }
  | {
      readonly form: 'contact';
      readonly name: string;
      readonly email: string;
      readonly subject: string;
      readonly message: string;
    };

/** How long a form that stays on the device shows that it works, in milliseconds. */
const DELAYS_MS: Readonly<Record<Message['form'], number>> = {
  guide: FORM_DELAY_MS,
  community: FORM_DELAY_MS,
  contact: 0,
};

/**
 * Delivers what a visitor sends; rejects when it could not be delivered. This is the one place that knows where to:
 * without an address it stays on the device. The address stands here as the build fills it in, so that a build without
 * one drops whatever posts. A real delivery takes the time it takes.
 */
export function deliver(message: Message): Promise<void> {
  return import.meta.env.HEATSTAMP_FORMS_URL === undefined
    ? wait(DELAYS_MS[message.form])
    : post(import.meta.env.HEATSTAMP_FORMS_URL, message);
}

function wait(ms: number): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
