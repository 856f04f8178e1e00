import type { Texts } from './translation.ts';

/** A module of words in each language. It compiles only if all have everything that the English one has. */
interface Row<English, Japanese extends Texts<English>, French extends Texts<English>> {
  readonly ja: Japanese;
  readonly fr: French;
}

/** Every module of words. A new language is one more column. */
// prettier-ignore
export type Complete = [
  Row<typeof import('./en/check-sheet.ts'), typeof import('./ja/check-sheet.ts'), typeof import('./fr/check-sheet.ts')>,
  Row<typeof import('./en/code-index.ts'), typeof import('./ja/code-index.ts'), typeof import('./fr/code-index.ts')>,
  Row<typeof import('./en/command.ts'), typeof import('./ja/command.ts'), typeof import('./fr/command.ts')>,
  Row<typeof import('./en/core.ts'), typeof import('./ja/core.ts'), typeof import('./fr/core.ts')>,
  Row<typeof import('./en/explanation.ts'), typeof import('./ja/explanation.ts'), typeof import('./fr/explanation.ts')>,
  Row<typeof import('./en/faded.ts'), typeof import('./ja/faded.ts'), typeof import('./fr/faded.ts')>,
  Row<typeof import('./en/forms.ts'), typeof import('./ja/forms.ts'), typeof import('./fr/forms.ts')>,
  Row<typeof import('./en/guide.ts'), typeof import('./ja/guide.ts'), typeof import('./fr/guide.ts')>,
  Row<typeof import('./en/history.ts'), typeof import('./ja/history.ts'), typeof import('./fr/history.ts')>,
  Row<typeof import('./en/layout.ts'), typeof import('./ja/layout.ts'), typeof import('./fr/layout.ts')>,
  Row<typeof import('./en/listing.ts'), typeof import('./ja/listing.ts'), typeof import('./fr/listing.ts')>,
  Row<typeof import('./en/mcp.ts'), typeof import('./ja/mcp.ts'), typeof import('./fr/mcp.ts')>,
  Row<typeof import('./en/messages.ts'), typeof import('./ja/messages.ts'), typeof import('./fr/messages.ts')>,
  Row<typeof import('./en/pages/about.ts'), typeof import('./ja/pages/about.ts'), typeof import('./fr/pages/about.ts')>,
  Row<typeof import('./en/pages/blog.ts'), typeof import('./ja/pages/blog.ts'), typeof import('./fr/pages/blog.ts')>,
  Row<typeof import('./en/pages/codes.ts'), typeof import('./ja/pages/codes.ts'), typeof import('./fr/pages/codes.ts')>,
  Row<typeof import('./en/pages/contact.ts'), typeof import('./ja/pages/contact.ts'), typeof import('./fr/pages/contact.ts')>,
  Row<typeof import('./en/pages/dates.ts'), typeof import('./ja/pages/dates.ts'), typeof import('./fr/pages/dates.ts')>,
  Row<typeof import('./en/pages/guide.ts'), typeof import('./ja/pages/guide.ts'), typeof import('./fr/pages/guide.ts')>,
  Row<typeof import('./en/pages/home.ts'), typeof import('./ja/pages/home.ts'), typeof import('./fr/pages/home.ts')>,
  Row<typeof import('./en/pages/legal-notice.ts'), typeof import('./ja/pages/legal-notice.ts'), typeof import('./fr/pages/legal-notice.ts')>,
  Row<typeof import('./en/pages/no-code.ts'), typeof import('./ja/pages/no-code.ts'), typeof import('./fr/pages/no-code.ts')>,
  Row<typeof import('./en/pages/not-found.ts'), typeof import('./ja/pages/not-found.ts'), typeof import('./fr/pages/not-found.ts')>,
  Row<typeof import('./en/pages/privacy.ts'), typeof import('./ja/pages/privacy.ts'), typeof import('./fr/pages/privacy.ts')>,
  Row<typeof import('./en/pages/terms.ts'), typeof import('./ja/pages/terms.ts'), typeof import('./fr/pages/terms.ts')>,
  Row<typeof import('./en/pages/tools.ts'), typeof import('./ja/pages/tools.ts'), typeof import('./fr/pages/tools.ts')>,
  Row<typeof import('./en/pages/where-to-look.ts'), typeof import('./ja/pages/where-to-look.ts'), typeof import('./fr/pages/where-to-look.ts')>,
  Row<typeof import('./en/result.ts'), typeof import('./ja/result.ts'), typeof import('./fr/result.ts')>,
  Row<typeof import('./en/row-notes.ts'), typeof import('./ja/row-notes.ts'), typeof import('./fr/row-notes.ts')>,
  Row<typeof import('./en/sources.ts'), typeof import('./ja/sources.ts'), typeof import('./fr/sources.ts')>,
  Row<typeof import('./en/table.ts'), typeof import('./ja/table.ts'), typeof import('./fr/table.ts')>,
  Row<typeof import('./en/tool.ts'), typeof import('./ja/tool.ts'), typeof import('./fr/tool.ts')>,
];
