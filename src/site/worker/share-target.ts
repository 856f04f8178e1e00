/** Where a phone posts what is shared with the app, below the base path; the manifest names it. */
export const SHARE_PATH = 'share';

/** Where one reads what to do, below the base path, if nothing was shared or no worker takes it. */
export const SHARE_HELP = 'tools#share';

/** Chromium opens addresses of up to 2 MiB, in which a character takes up to nine bytes. */
const MAX_SHARED = 200_000;

/** Half of a UTF-16 character, as `wellFormed` has it. The worker is one script, so it imports nothing that pages load. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** What can be shared; the manifest names it. */
export const SHARE_FIELDS = ['title', 'text', 'url'] as const;

/** The address that checks what was shared. `base` is the site's path, with a slash at both ends. */
export function addressOfShared(form: FormData, base: string): string {
  const [title = '', text = '', url = ''] = SHARE_FIELDS.map((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  });
  // Many apps begin the text with the title, and end it with the address.
  const parts = [text.startsWith(title) ? '' : title, text, text.includes(url) ? '' : url];
  const shared = parts.filter(Boolean).join('\n').slice(0, MAX_SHARED);
  if (shared === '') return base + SHARE_HELP;
  return `${base}#text=${encodeURIComponent(shared.replace(HALF_CHARACTER, '\ufffd'))}`;
}
