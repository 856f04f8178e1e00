import { createStore } from './store.ts';

/** What stands in the field, for the tab beside it. */
export const typedText = createStore('');
