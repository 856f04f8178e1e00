import { BRAND } from '../words/brand.ts';

export const HINT = 'Try heatstamp --help.';

export const USAGE = `Reads ${BRAND} date codes: when and where an item was made.

Usage
  heatstamp [options] CODE…        one answer a code; '8912 SL' is one code
  heatstamp [options] < codes.txt  one code a line, any number of them

Options
  --format text|ndjson|csv  text is the default
  --today YYYY-MM-DD        the day after which nothing is made (default: today)
  --made-in COUNTRY         what the heat stamp says, held against each code: a
                            country in any of seven languages, or other
  -h, --help                this text
  -V, --version             the version
  --                        codes follow, even with a dash in front

Exit status
  0  every code was valid
  1  at least one was not
  2  wrong usage, or the input could not be read or the output written
`;
