import { href } from '../lib/href.ts';

/** What an address asks for. */
export interface Link {
  readonly code: string;
  /** What the heat stamp is said to say, in whatever spelling. */
  readonly madeIn?: string | undefined;
  /** Which line or model it is said to be, by its id. */
  readonly line?: string | undefined;
}

/**
 * The code, label and line that an address asks for: `/#code=SD1013&made-in=US&line=neverfull`, or `/?code=AR2126` as a form sends it
 * that is submitted before the script arrives.
 */
export function linkIn(address: Pick<Location, 'hash' | 'search'>): Link | undefined {
  const asked = [address.hash, address.search].map((part) => new URLSearchParams(part.slice(1)));
  const params = asked.find((each) => each.get('code')?.trim());
  const told = (name: string) => params?.get(name) ?? undefined;
  const code = told('code');
  return code ? { code, madeIn: told('made-in'), line: told('line') } : undefined;
}

/** The address that asks for a code, with what is told of its label and line, without telling the server. */
export function addressOf({ code, madeIn, line }: Link): string {
  const label = madeIn === undefined ? '' : `&made-in=${encodeURIComponent(madeIn)}`;
  const model = line === undefined ? '' : `&line=${encodeURIComponent(line)}`;
  return href(`/#code=${encodeURIComponent(code)}${label}${model}`);
}
