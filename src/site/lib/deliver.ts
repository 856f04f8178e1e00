import { FORM_DELAY_MS } from './limits.ts';

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

/** How long a form shows that it works, in milliseconds. */
const DELAYS_MS: Readonly<Record<Message['form'], number>> = {
  guide: FORM_DELAY_MS,
  community: FORM_DELAY_MS,
  contact: 0,
};

/**
 * Delivers what a visitor sends; rejects when it could not be delivered. This is the one place that knows where to:
 * without an address it stays on the device.
 */
export function deliver({ form }: Message): Promise<void> {
  return wait(DELAYS_MS[form]);
}

function wait(ms: number): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
