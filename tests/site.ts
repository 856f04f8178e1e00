/** The folder of the built site: what `npm run build` wrote, or in `npm test` one built without anybody's settings. */
export const SITE = process.env.SITE ?? 'dist/site';
