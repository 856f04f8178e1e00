import { formsUrl } from '../content/site.ts';
import { formsOrigin } from './forms-origin.ts';

/** Where pages may send something: to the origin that forms are delivered to, if there is one. */
export const connectSources: readonly string[] =
  formsUrl === undefined ? [] : [formsOrigin(formsUrl)];
