/**
 * The code that an address asks for: `/#code=AR2126`, or `/?code=AR2126` as a form sends it that is submitted before
 * the script arrives.
 */
export function codeIn(address: Pick<Location, 'hash' | 'search'>): string | undefined {
  const asked = [address.hash, address.search].map((part) =>
    new URLSearchParams(part.slice(1)).get('code'),
  );
  return asked.find((code) => code !== null && code.trim() !== '') ?? undefined;
}

/** The address that asks for a code without telling the server. */
export function addressOf(code: string): string {
  return `/#code=${encodeURIComponent(code)}`;
}
