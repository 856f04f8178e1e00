/**
 * Files, by their path from src/core, with the suites that test them, by the end of their paths, those that notice most first. To run
 * all suites for every change would take hours and notice only a few changes more.
 * @type {Readonly<Record<string, { readonly files: string, readonly suites: string }>>}
 */
// prettier-ignore
export const PARTS = {
  input: {
    files: 'calendar memoize prepare today unread-script years ../evidence/eras ../library/{csv-cell,nearest}',
    suites: 'calendar csv-cell prepare nearest today options core/words formats golden decode examples loads',
  },
  factories: {
    files: 'factories sources ../evidence/{directory,publications}',
    suites: 'directory publications families golden places decode loads',
  },
  tables: {
    files: 'compare-label compare-line designers fold labels line-items line-table lines places ../evidence/date-rules ../evidence/date-rule-of',
    suites: 'label lines items date-rules places loads golden core/words decode',
  },
  checks: {
    files: 'checks compare-designer compare-maker fitting stated',
    suites: 'core/checks fitting listing/checks label lines loads examples',
  },
  reading: {
    files: 'digits faded formats hints notices read slips suggestions ../evidence/{no-code,seen,where-to-look}',
    suites: 'golden decode formats calendar faded suggestions core/words examples properties prepare seen loads',
  },
  listing: {
    files: '../listing/{,reader/,claims/}*',
    suites: 'listing/codes listing/table word-texts listing/checks written-otherwise languages/en languages/fr languages/de languages/ja listing/words listing loads',
  },
  languages: {
    files: '../listing/languages/*',
    suites: 'languages/en languages/fr languages/it languages/es languages/de languages/nl languages/pt languages/ja languages/zh languages/ko languages/id languages/pl languages/ru languages/sv languages/th languages/tr languages/vi word-texts listing/words listing/table',
  },
  library: {
    files: '../library/{check-text,checks,columns,decode,factory,faded,label,lines,listing,options}',
    suites: 'options golden decode label lines faded core/checks listing/sources columns listing listing/checks examples loads',
  },
  command: {
    files: '../cli/!(*.test) ../cli/{commands,formatters,mcp,readers,writers}/!(*.test) ../lookup/{columns,factory-csv,rows}',
    suites: 'arguments run table-reader text-reader bad-rows csv ndjson text factories listing-answers node-outputs cli/messages output-doc',
  },
};
