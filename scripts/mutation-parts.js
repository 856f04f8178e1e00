/** A part of the core. @typedef {{ readonly files: readonly string[], readonly tests: readonly string[] }} Part */

/**
 * The files of the core below src/core by what tests them, with the suites below tests/core and tests/listing that test them, those first
 * that notice most: to run all tests for every change would take hours, and notice a few changes more.
 * @type {Readonly<Record<string, Part>>}
 */
export const parts = {
  input: {
    files: ['calendar', 'csv-cell', 'eras', 'prepare', 'years'],
    tests: [
      'calendar',
      'csv-cell',
      'prepare',
      'words',
      'formats',
      'golden',
      'decode',
      'examples',
      'loads',
    ],
  },
  factories: {
    files: ['directory', 'factories', 'publications', 'sources'],
    tests: ['directory', 'publications', 'golden', 'places', 'decode', 'loads'],
  },
  tables: {
    files: ['fold', 'labels', 'lines', 'places'],
    tests: ['label', 'lines', 'places', 'loads', 'golden', 'words', 'decode'],
  },
  reading: {
    files: [
      ...['digits', 'faded', 'formats', 'notices', 'read', 'seen', 'suggestions'],
      'where-to-look',
    ],
    tests: [
      ...['golden', 'decode', 'formats', 'calendar', 'faded', 'suggestions', 'words'],
      ...['examples', 'properties', 'prepare', 'seen', 'loads'],
    ],
  },
  listing: {
    files: ['../listing/*'],
    tests: [
      ...['codes', 'making', 'date-context', 'date-forms', 'cues', 'labels', 'lines', 'listing'],
      ...['findings', 'en', 'fr', 'it', 'es', 'de', 'nl', 'pt', 'ja', 'zh', 'ko', 'loads'],
    ],
  },
};
