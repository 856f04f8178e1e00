/** What a thrown thing says: its status, e.g. `404 Not Found`, else its message; undefined where it has neither. */
export function troubleText(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  return statusOf(error) ?? messageOf(error);
}

function statusOf(error: object): string | undefined {
  if (!('status' in error) || typeof error.status !== 'number') return undefined;
  const text =
    'statusText' in error && typeof error.statusText === 'string' ? error.statusText : '';
  return `${error.status} ${text}`.trim();
}

function messageOf(error: object): string | undefined {
  if (!('message' in error) || typeof error.message !== 'string') return undefined;
  return error.message || undefined;
}
