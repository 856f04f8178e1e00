import { formsUrl } from '../content/site.ts';
import { formsOrigin } from './forms-origin.ts';

/** Whom the site may ask: itself, for the files that the worker keeps, and the origin that forms are delivered to. */
export const connectSources: readonly string[] = [
  "'self'",
  ...(formsUrl === undefined ? [] : [formsOrigin(formsUrl)]),
];
