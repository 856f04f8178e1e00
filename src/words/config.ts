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

/** What is true of the whole site in every language. A build overrides it with HEATSTAMP_… variables. */
export const site = {
  name: import.meta.env.HEATSTAMP_NAME ?? 'Heatstamp',
  /** The brand whose codes are read. */
  brand: BRAND,
  /** Without the slash at the end, so that a page's path can follow. */
  baseUrl: (import.meta.env.HEATSTAMP_BASE_URL ?? 'https://heatstamp.example').replace(/\/+$/, ''),
  /** What stands before a page's path where the site lies below one: `` or `/heatstamp`. vite.config.ts takes it from the address. */
  basePath: import.meta.env.BASE_URL.replace(/\/$/, ''),
  email: import.meta.env.HEATSTAMP_EMAIL ?? 'hello@heatstamp.example',
} as const;

/** The address that forms are delivered to; without it they stay on the device. */
export const formsUrl = import.meta.env.HEATSTAMP_FORMS_URL;

/** The server at that address, as a visitor is told of it: `forms.example.com`. */
export const formsHost = formsUrl?.replace(/^\w+:\/\/|[/?#].*$/g, '');
