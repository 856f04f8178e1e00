import { BRAND } from './brand.ts';

declare global {
  /** Environment variables that a build may set. */
  interface ImportMetaEnv {
    BASE_URL: string;
    readonly HEATSTAMP_BASE_URL?: string;
    readonly HEATSTAMP_NAME?: string;
    readonly HEATSTAMP_EMAIL?: string;
    readonly HEATSTAMP_FORMS_URL?: string;
    readonly HEATSTAMP_COMMUNITY?: string;
    readonly HEATSTAMP_AUTHOR?: string;
    readonly HEATSTAMP_PUBLISHER?: string;
    readonly HEATSTAMP_HOST?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/** The site's configuration in every language. A build can override it with HEATSTAMP_… variables. */
export const site = {
  name: import.meta.env.HEATSTAMP_NAME ?? 'Heatstamp',
  /** The brand whose codes are decoded. */
  brand: BRAND,
  /** Without a slash at the end, so that a path can be appended. */
  baseUrl: (import.meta.env.HEATSTAMP_BASE_URL ?? 'https://heatstamp.example').replace(/\/+$/, ''),
  /** The path of the base URL, without a slash at the end: empty or `/heatstamp`. It comes from vite.config.ts. */
  basePath: import.meta.env.BASE_URL.replace(/\/$/, ''),
  email: import.meta.env.HEATSTAMP_EMAIL ?? 'hello@heatstamp.example',
} as const;

/** What the owner says about people. Whoever publishes the site must be able to prove it; README.md says so. */
export const claims = {
  /** How many people are on the mailing list. */
  community: import.meta.env.HEATSTAMP_COMMUNITY ?? '10,000+',
  /** Who made the site, in the words of every language; undefined for the former sales associate of the specification. */
  author: import.meta.env.HEATSTAMP_AUTHOR,
} as const;
/** Who runs the site, with an address, for the legal notice; undefined if the build was not told. */
export const publisher = import.meta.env.HEATSTAMP_PUBLISHER;

/** The company that hosts it, with its address and telephone number; undefined if the build was not told. */
export const hostingCompany = import.meta.env.HEATSTAMP_HOST;

/** The address that receives forms; undefined if they stay on the device. */
export const formsUrl = import.meta.env.HEATSTAMP_FORMS_URL;

/** The host of that address, to show to visitors: `forms.example.com`. */
export const formsHost = formsUrl?.replace(/^\w+:\/\/|[/?#].*$/g, '');
