import { site } from '../content/site.ts';
import { themeColor } from './theme-color.ts';

/** The web app manifest, which lets a visitor keep the site on a home screen. */
export function manifest(): string {
  const data = {
    name: site.name,
    description: site.summary,
    start_url: '/',
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-512-maskable.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
