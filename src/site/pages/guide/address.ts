/** An address as one writes it on paper: `https://heatstamp.example` is `heatstamp.example`. */
export function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
