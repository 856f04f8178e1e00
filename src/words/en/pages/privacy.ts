import { formsHost, site } from '../../config.ts';
import type { TextSection } from '../../words.ts';

/** Used if forms stay on the device. */
const onDevice = {
  lede: 'The short version: what you type stays in your browser. We have no accounts, no trackers and no database.',
  requests: 'The pages ask for nothing from any other address',
  forms: [
    'They send nothing: what you enter stays on the page, is not stored, and is gone when you leave it. For a message, the page offers to open your own mail program with it, or to copy it. Whether it is sent is then up to you.',
  ],
  children: 'We collect no data about visitors, so we have none about children.',
};

/** Used if forms are delivered. */
const delivered = (host: string): typeof onDevice => ({
  lede: 'The short version: the codes you type stay in your browser, and a form is sent when you send it. We have no accounts and no trackers.',
  requests: `Apart from forms that you send to ${host}, the pages ask for nothing from any other address`,
  forms: [
    `When you send one, what you entered and the name of the form go to ${host}. Nothing is sent before you press the button, and no cookie goes along. To receive it, that server has to see your network address, as any server does.`,
    'We use it for what you sent it for: to answer you, to send you the guide, to have you on the mailing list. Write to the address below to see what we have about you, or to have it deleted.',
  ],
  children:
    'The forms are not meant for children; the rest of the site collects nothing about anyone.',
});

const words = formsHost === undefined ? onDevice : delivered(formsHost);

/** The privacy policy. */
export const privacy = {
  title: 'Privacy Policy',
  lede: words.lede,
  updated: { label: 'Last updated:', text: 'December 15, 2024', iso: '2024-12-15' },
  /** A change to this text must change this date, too. */
  revised: { label: 'Wording revised:', text: 'November 27, 2026', iso: '2026-11-27' },
  sections: [
    {
      id: 'decoding',
      title: 'The codes you type',
      body: [
        'Date codes are read by a script that runs in your browser. They are not sent to us or to anyone else.',
        'A link to a result contains, after a # sign, the code and what you entered about the label, the model and when the item was made or bought. A link to a checked listing contains the text you pasted. Browsers keep that part of an address to themselves, so it does not reach a server either. Whoever you send a link to can read it.',
        'There is one exception. With JavaScript turned off, the code that you submit becomes part of the web address your browser requests. The server that delivers the page may then note it in its log, as it notes any address. We do nothing with it.',
      ],
    },
    {
      id: 'storage',
      title: 'What your browser keeps',
      body: [
        'This is kept in your browser’s storage, on your device, for this site alone:',
        {
          list: [
            'Your authentication history: at most ten lookups, with the names you give them, what you say about their labels, their models and when they were made or bought, and the listings they were found in.',
            'Any part of that history that can’t be read, because something damaged it or another version of this page wrote it. It is set aside, so that nothing is lost, and stays until you clear this site’s data.',
            'An entry you have just deleted, for as long as you can undo that. Closing the tab removes it in any case.',
            'A note that you have seen the cookie notice, so that it does not return.',
          ],
        },
        'So that the back button, a reload and a reopened tab can show a lookup again, your browser’s history keeps what you entered (even a long pasted text), what you added about it, and the page or table it was opened from. Clearing your browsing history removes it.',
        'You can delete every history entry on the home page. Clearing this site’s data in your browser’s settings removes everything at once. Exporting your history saves a file on your device; it goes nowhere unless you send it. Your browser may also keep copies of our pages, so that they open faster or without a network.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and trackers',
      body: [
        `We set no cookies. There are no analytics, no advertising and no fonts, scripts or pictures from other companies. ${words.requests}, and a security policy tells your browser to block any such request.`,
      ],
    },
    {
      id: 'forms',
      title: 'Forms',
      body: [
        'The forms for the guide, the community and messages ask only for what you see in their fields.',
        ...words.forms,
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and children',
      body: [
        `There are no accounts, so there is no profile of you to create, to sell or to lose. ${words.children}`,
      ],
    },
    {
      id: 'hosting',
      title: 'The server',
      body: [
        'Like every website, this one is delivered by a server. To answer, it has to see your network address, the page you ask for and your browser’s name and version. Our host may keep such entries for a while to run its service safely. We do not use them to find out who you are.',
      ],
    },
    {
      id: 'questions',
      title: 'Changes and questions',
      body: [
        'If the site changes in a way that matters here, this page changes first, and its dates with it. The policy dates from December 15, 2024. Since then, its wording has been revised to say more precisely what your browser keeps, what a link contains and what the forms do.',
        {
          words: [
            'Questions about privacy: ',
            { text: site.email, href: `mailto:${site.email}` },
            '. If you email us, we use your address and what you write to answer you.',
          ],
        },
        'You can ask at the same address for access to what we or our host hold about you, have it corrected or deleted, and object to its use. If you are in the European Union, you can also complain to your data protection authority.',
      ],
    },
  ],
  home: 'Back to home',
  head: {
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} does with your data: date codes are read in your browser, your history stays on your device, and there are no accounts.`,
    keywords: ['privacy policy', site.name, 'local storage', 'no account'],
  },
} as const satisfies {
  readonly sections: readonly TextSection[];
  readonly [key: string]: unknown;
};
