import { site } from '../../config.ts';

/** What a text is put behind to be checked. */
const textAddress = `${site.baseUrl}/#text=`;

/** How the decoder comes to where listings are. */
export const tools = {
  path: '/tools',
  title: 'Bring it to the listing',
  lede: 'Listings live in apps, on websites, in spreadsheets, and, more and more, in questions to an AI assistant. Here’s how to check one without copying and pasting.',
  share: {
    title: 'Share a listing, on Android',
    steps: [
      `Open ${site.name} in Chrome and choose “Add to Home screen,” then “Install.”`,
      `In any app, select the listing’s text, tap Share, and choose ${site.name}.`,
      'It opens with the listing checked, even without a connection. The text stays on your phone.',
    ],
    help: {
      before: 'Did you share something and end up here? The app wasn’t ready yet. ',
      link: `Open ${site.name} once`,
      after: ', wait a moment, then share the text again.',
    },
  },
  bookmark: {
    title: 'A bookmark, on a computer',
    name: `Check with ${site.name}`,
    steps: [
      'Drag this button to your bookmarks bar. (Clicking it here does nothing.)',
      'On any page with a listing, select the seller’s text and click the bookmark.',
      'A new tab opens with the listing checked. No server sees the text.',
    ],
    hint: 'Select the text of the listing first, then click the bookmark again.',
  },
  iphone: {
    title: 'A shortcut, on an iPhone or iPad',
    steps: [
      `In the Shortcuts app, create a shortcut and name it “Check with ${site.name}.” In its details, turn on “Show in Share Sheet,” and let it receive text only.`,
      'Add the action “URL Encode,” with the shortcut input as its text.',
      'Add the action “Open URLs.” Enter the address below, followed by “URL Encoded Text.”',
      'In any app, select the listing’s text, tap Share, and choose the shortcut.',
    ],
    address: textAddress,
  },
  link: {
    title: 'A link',
    lines: [
      'Put your own code or text, percent-encoded, in place of the one in these addresses. It’s checked when the page opens.',
      'Browsers don’t send what follows the #, so the link tells no server what you look up.',
    ],
    addresses: [`${site.baseUrl}/#code=SD1013`, `${textAddress}date%20code%20SD1013`],
  },
  command: {
    title: 'The command',
    lines: [
      'Reads codes, lists, spreadsheets and listings of any size on your own computer.',
      'It needs Node, is installed from its source code, and connects to nothing after that.',
    ],
    first: 'heatstamp SD1013',
  },
  library: {
    title: 'The library',
    lines: [
      'The same decoder for your own program: typed, without dependencies, for Node and browsers.',
      'Every sentence comes with an id, so you can use your own words.',
    ],
    first: "import { decode } from 'heatstamp'",
  },
  assistant: {
    title: 'An AI assistant',
    lines: [
      'A server for the Model Context Protocol lets an assistant look codes up instead of guessing.',
      'It runs on your computer. What you ask still goes to the assistant’s maker. This adds it to Claude Code:',
    ],
    first: 'claude mcp add heatstamp -- heatstamp mcp',
  },
  data: {
    title: 'The data',
    lines: [
      'Every factory code with its places, years and sources, as JSON and CSV.',
      'It’s free to use, even commercially, if you credit us (CC BY 4.0).',
    ],
    first: `curl -O ${site.baseUrl}/data/factory-codes.csv`,
  },
  back: 'Read a code',
  head: {
    title: `Check listings from any app or page | ${site.name}`,
    description: `Check a ${site.brand} listing where it is: share it from an app, use a bookmark or an iPhone shortcut, a command, or an AI assistant.`,
    keywords: ['date code app', 'bookmarklet', 'iphone shortcut', 'mcp server', site.name],
  },
} as const;
