import { only, read } from './site-files.ts';

type Hashes = Readonly<Record<string, string>>;

/** The lists in the built service worker: addresses with the hashes of what is there. */
export function workerLists(): {
  readonly shared: Hashes;
  readonly languages: Readonly<Record<string, Hashes>>;
  readonly opened: Hashes;
} {
  const [line = ''] = read('sw.js').split('\n');
  return {
    shared: JSON.parse(only(line, /,SHARED_FILES=(\{[^}]*\})/g)) as Hashes,
    languages: JSON.parse(only(line, /,LANGUAGE_FILES=(\{.*\}),OPENED_FILES/g)) as Readonly<
      Record<string, Hashes>
    >,
    opened: JSON.parse(only(line, /,OPENED_FILES=(\{[^}]*\});$/g)) as Hashes,
  };
}
