import { chromium } from '@playwright/test';
import { importTool, installTools } from '../../scripts/install.js';
import { freePort } from '../../scripts/free-port.js';

/**
 * What one visit came to: scores from 0 to 100 (performance, accessibility, best practices, SEO), times in
 * milliseconds, bytes as sent.
 * @typedef {object} Figures
 * @property {readonly number[]} scores
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {number} blocking
 * @property {number} shift
 * @property {number} bytes
 */

/**
 * The part of Lighthouse's answer that is used here; it is not installed where this is checked.
 * @typedef {object} Lighthouse
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {Record<string, { score: number | null }>} categories
 * @property {string} finalDisplayedUrl
 * @property {{ message: string }} [runtimeError]
 */

const TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Starts a browser that Lighthouse can use.
 * @param {string} executablePath
 */
export async function openLighthouse(executablePath) {
  await installTools();
  const { default: lighthouse } =
    /** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Lighthouse } | undefined> }} */ (
      await importTool('lighthouse')
    );
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath,
    args: [`--remote-debugging-port=${String(port)}`, ...(isRoot ? ['--no-sandbox'] : [])],
  });
  return {
    /**
     * @param {string} address
     * @returns {Promise<Figures>}
     */
    measure: async (address) => {
      const options = {
        port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      };
      for (let left = TRIES; ; left -= 1) {
        const result = await lighthouse(address, options);
        // Now and then it misses the start of a page, and asks to be run again.
        if (result?.lhr.runtimeError === undefined || left === 1) return figuresOf(result);
      }
    },
    close: () => browser.close(),
  };
}

/**
 * @param {{ lhr: Lighthouse } | undefined} result
 * @returns {Figures}
 */
function figuresOf(result) {
  if (!result) throw new Error('Lighthouse gave no result.');
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`);
  /** @param {string} id */
  const value = (id) => audits[id]?.numericValue ?? NaN;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? NaN) * 100)),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}
