import type { Translation } from '../translation.ts';

/** Compiles only if the French words are complete. */
export interface Complete {
  'code-index': Translation<typeof import('../en/code-index.ts'), typeof import('./code-index.ts')>;
  command: Translation<typeof import('../en/command.ts'), typeof import('./command.ts')>;
  core: Translation<typeof import('../en/core.ts'), typeof import('./core.ts')>;
  explanation: Translation<
    typeof import('../en/explanation.ts'),
    typeof import('./explanation.ts')
  >;
  faded: Translation<typeof import('../en/faded.ts'), typeof import('./faded.ts')>;
  forms: Translation<typeof import('../en/forms.ts'), typeof import('./forms.ts')>;
  guide: Translation<typeof import('../en/guide.ts'), typeof import('./guide.ts')>;
  history: Translation<typeof import('../en/history.ts'), typeof import('./history.ts')>;
  layout: Translation<typeof import('../en/layout.ts'), typeof import('./layout.ts')>;
  'check-sheet': Translation<
    typeof import('../en/check-sheet.ts'),
    typeof import('./check-sheet.ts')
  >;
  listing: Translation<typeof import('../en/listing.ts'), typeof import('./listing.ts')>;
  messages: Translation<typeof import('../en/messages.ts'), typeof import('./messages.ts')>;
  mcp: Translation<typeof import('../en/mcp.ts'), typeof import('./mcp.ts')>;
  'pages/about': Translation<
    typeof import('../en/pages/about.ts'),
    typeof import('./pages/about.ts')
  >;
  'pages/blog': Translation<typeof import('../en/pages/blog.ts'), typeof import('./pages/blog.ts')>;
  'pages/codes': Translation<
    typeof import('../en/pages/codes.ts'),
    typeof import('./pages/codes.ts')
  >;
  'pages/contact': Translation<
    typeof import('../en/pages/contact.ts'),
    typeof import('./pages/contact.ts')
  >;
  'pages/guide': Translation<
    typeof import('../en/pages/guide.ts'),
    typeof import('./pages/guide.ts')
  >;
  'pages/home': Translation<typeof import('../en/pages/home.ts'), typeof import('./pages/home.ts')>;
  'pages/legal-notice': Translation<
    typeof import('../en/pages/legal-notice.ts'),
    typeof import('./pages/legal-notice.ts')
  >;
  'pages/no-code': Translation<
    typeof import('../en/pages/no-code.ts'),
    typeof import('./pages/no-code.ts')
  >;
  'pages/not-found': Translation<
    typeof import('../en/pages/not-found.ts'),
    typeof import('./pages/not-found.ts')
  >;
  'pages/privacy': Translation<
    typeof import('../en/pages/privacy.ts'),
    typeof import('./pages/privacy.ts')
  >;
  'pages/terms': Translation<
    typeof import('../en/pages/terms.ts'),
    typeof import('./pages/terms.ts')
  >;
  'pages/dates': Translation<
    typeof import('../en/pages/dates.ts'),
    typeof import('./pages/dates.ts')
  >;
  'pages/tools': Translation<
    typeof import('../en/pages/tools.ts'),
    typeof import('./pages/tools.ts')
  >;
  'pages/where-to-look': Translation<
    typeof import('../en/pages/where-to-look.ts'),
    typeof import('./pages/where-to-look.ts')
  >;
  report: Translation<typeof import('../en/report.ts'), typeof import('./report.ts')>;
  result: Translation<typeof import('../en/result.ts'), typeof import('./result.ts')>;
  'row-notes': Translation<typeof import('../en/row-notes.ts'), typeof import('./row-notes.ts')>;
  sources: Translation<typeof import('../en/sources.ts'), typeof import('./sources.ts')>;
  table: Translation<typeof import('../en/table.ts'), typeof import('./table.ts')>;
  tool: Translation<typeof import('../en/tool.ts'), typeof import('./tool.ts')>;
}
