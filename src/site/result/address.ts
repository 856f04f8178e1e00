import { href } from '../lib/href.ts';

/** What an address asks for. */
export interface Link {
  readonly code: string;
  /** What the heat stamp is said to say, in whatever spelling. */
  readonly madeIn?: string | undefined;
}

/**
 * The code and label that an address asks for: `/#code=AR2126&made-in=France`, or `/?code=AR2126` as a form sends it
 * that is submitted before the script arrives.
 */
export function linkIn(address: Pick<Location, 'hash' | 'search'>): Link | undefined {
  const asked = [address.hash, address.search].map((part) => new URLSearchParams(part.slice(1)));
  const params = asked.find((each) => each.get('code')?.trim());
  const code = params?.get('code');
  return code ? { code, madeIn: params?.get('made-in') ?? undefined } : undefined;
}

/** The address that asks for a code, and a label if there is one, without telling the server. */
export function addressOf({ code, madeIn }: Link): string {
  const label = madeIn === undefined ? '' : `&made-in=${encodeURIComponent(madeIn)}`;
  return href(`/#code=${encodeURIComponent(code)}${label}`);
}
