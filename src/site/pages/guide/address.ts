/** An address as one writes it down: `https://heatstamp.example` is `heatstamp.example`. */
export function addressOf(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
