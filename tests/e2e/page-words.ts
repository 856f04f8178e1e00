/** What tests read of the words of a page, in the language that is asked for: see site-language.ts. */
export { core, countryName, withArticle } from '#words/core.ts';
export { fadedPanel } from '#words/faded.ts';
export { guideForm } from '#words/forms.ts';
export { guide } from '#words/guide.ts';
export { historyCard, historyList, saveForm, UNTITLED } from '#words/history.ts';
export { checkSheet, noCode, questions } from '#words/check-sheet.ts';
export { codes } from '#words/pages/codes.ts';
export { cover } from '#words/pages/guide.ts';
export { noCodePage } from '#words/pages/no-code.ts';
export { notFound } from '#words/pages/not-found.ts';
export {
  doubtTitles,
  invalidPanel,
  linkCopied,
  resultTools,
  sentence,
  typeset,
  validPanel,
  withEnDash,
} from '#words/result.ts';
export { tablePanel } from '#words/table.ts';
export { card } from '#words/tool.ts';
