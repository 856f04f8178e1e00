import { BRAND } from './brand.ts';

declare global {
  /** What a build may override from its environment. */
  interface ImportMetaEnv {
    BASE_URL: string;
    readonly HEATSTAMP_BASE_URL?: string;
    readonly HEATSTAMP_NAME?: string;
    readonly HEATSTAMP_EMAIL?: string;
    readonly HEATSTAMP_FORMS_URL?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const name = import.meta.env.HEATSTAMP_NAME ?? 'Heatstamp';

/** Everything that is true of the whole site. A build overrides it with HEATSTAMP_… variables. */
export const site = {
  name,
  /** The brand whose codes are read. */
  brand: BRAND,
  /** Without the slash at the end, so that a page's path can follow. */
  baseUrl: (import.meta.env.HEATSTAMP_BASE_URL ?? 'https://heatstamp.example').replace(/\/+$/, ''),
  /** What stands before a page's path where the site lies below one: `` or `/heatstamp`. vite.config.ts takes it from the address. */
  basePath: import.meta.env.BASE_URL.replace(/\/$/, ''),
  email: import.meta.env.HEATSTAMP_EMAIL ?? 'hello@heatstamp.example',
  language: 'en',
  summary: `Reads ${BRAND} date codes: when and where a bag was made, why it is read so, and how sure that is.`,
  disclaimer: `${name} is an independent tool. It is not affiliated with, endorsed by or connected to ${BRAND}.`,
} as const;

/** The address that forms are delivered to; without it they stay on the device. */
export const formsUrl = import.meta.env.HEATSTAMP_FORMS_URL;

/** The server at that address, as a visitor is told of it: `forms.example.com`. */
export const formsHost = formsUrl?.replace(/^\w+:\/\/|[/?#].*$/g, '');
