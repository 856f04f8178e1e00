import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { deliver, type Message } from './deliver.ts';
import { showToast, type Toast, type ToastLink } from './toasts.ts';

type ToastWords = Pick<Toast, 'title' | 'description'>;

interface Form {
  /** Makes the message of what stands in the fields. */
  readonly messageOf: (read: (field: string) => string) => Message;
  readonly done: ToastWords;
  /** `offline` stands in for the description where the device knows of no network. */
  readonly failed: Required<ToastWords> & { readonly offline: string };
  /** What either toast leads to. */
  readonly link?: ToastLink | undefined;
  /** Called when the message is delivered, that is said and the fields are empty. */
  readonly onDone?: (form: HTMLFormElement) => void;
}

interface Delivery {
  readonly isSending: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form: success empties it, failure leaves everything as it was typed; either ends in a toast. The button is
 * disabled meanwhile and loses the focus, so that is given back.
 */
export function useDelivery({ messageOf, done, failed, link, onDone }: Form): Delivery {
  const [isSending, setIsSending] = useState(false);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const focused = document.activeElement;
    setIsSending(true);
    const isDelivered = await deliver(messageOf(reader(form))).then(
      () => true,
      () => false,
    );
    try {
      if (isDelivered) {
        showToast({ ...done, tone: 'plain', link });
        form.reset();
        onDone?.(form);
      } else {
        const description = navigator.onLine ? failed.description : failed.offline;
        showToast({ title: failed.title, description, tone: 'destructive', link });
      }
    } finally {
      flushSync(() => {
        setIsSending(false);
      });
      giveBackFocus(focused);
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };
  return { isSending, onSubmit };
}

function giveBackFocus(to: Element | null): void {
  if (document.activeElement === document.body && to instanceof HTMLElement) {
    to.focus({ preventScroll: true });
  }
}

/** Reads a form's fields by name, without the spaces around them. */
function reader(form: HTMLFormElement): (field: string) => string {
  const data = new FormData(form);
  return (field) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
}
