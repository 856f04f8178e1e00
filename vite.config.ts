import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // HEATSTAMP_BASE_URL and its like reach src/content/site.ts through import.meta.env.
  envPrefix: 'HEATSTAMP_',
  publicDir: false,
  css: {
    // Made of path and name alone, so that the server's markup and the browser's script agree; short, for there are many.
    modules: { generateScopedName: '_[hash:base64:5]' },
  },
  build: {
    // A data URI would need a wider content security policy than a file does.
    assetsInlineLimit: 0,
    // A page names what it loads at once; what comes later needs little else, and is spared the helper.
    modulePreload: false,
  },
});
