import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from '../site.ts';

type Hashes = Readonly<Record<string, string>>;

interface WorkerLists {
  readonly shared: Hashes;
  readonly languages: Readonly<Record<string, Hashes>>;
  readonly opened: Hashes;
}

const LISTS = /,SHARED_FILES=(\{.*\}),LANGUAGE_FILES=(\{.*\}),OPENED_FILES=(\{.*\});$/m;

/** The lists in the built service worker: addresses with the hashes of what is there. */
export function workerLists(): WorkerLists {
  const [, ...lists] = LISTS.exec(readFileSync(join(SITE, 'sw.js'), 'utf8')) ?? [];
  const [shared, languages, opened] = lists.map((list): unknown => JSON.parse(list));
  return { shared, languages, opened } as WorkerLists;
}
