// Runs in the head of home, before the first paint: the build puts this script into the page itself.
import { catchEarlySubmit } from './early-submit.ts';
import { reserveSpace } from './reserve-space.ts';

reserveSpace(document.querySelector<HTMLElement>('[data-history]')?.dataset.history ?? '');
catchEarlySubmit();
