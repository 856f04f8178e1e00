import { BRAND } from '../core/index.ts';

declare global {
  /** What a build may override from its environment. */
  interface ImportMetaEnv {
    readonly HEATSTAMP_BASE_URL?: string;
    readonly HEATSTAMP_NAME?: string;
    readonly HEATSTAMP_EMAIL?: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

const env = import.meta.env;

const name = env.HEATSTAMP_NAME ?? 'Heatstamp';

/** Everything that is true of the whole site. A build overrides it with HEATSTAMP_… variables. */
export const site = {
  name,
  /** The brand whose codes are read. */
  brand: BRAND,
  /** Without the slash at the end, so that a page's path can follow. */
  baseUrl: (env.HEATSTAMP_BASE_URL ?? 'https://heatstamp.example').replace(/\/+$/, ''),
  email: env.HEATSTAMP_EMAIL ?? 'hello@heatstamp.example',
  language: 'en',
  summary: `Reads ${BRAND} date codes: when and where a bag was made, why it is read so, and how sure that is.`,
  disclaimer: `${name} is an independent tool. It is not affiliated with, endorsed by or connected to ${BRAND}.`,
} as const;
