import type { Locator, Page } from '@playwright/test';
import { DecoderPage, TODAY } from './decoder-page.ts';
import { HistoryCard } from './history-card.ts';
import { breakTimersOf, openStopped, toast } from './page-tools.ts';
import { paste } from './paste.ts';

/**
 * How a person gets to a state of the site, in a browser in which clipboards may be used. The page's clock stands still
 * there. It gives what the state changed, or nothing where that is the whole page.
 */
type Reach = (page: Page) => Promise<Locator | undefined>;

/** Codes as people paste them, and what is none. */
const LINES = ['Speedy 30, date code: SP0065', '', '121', '<b>', 'X'.repeat(400), 'SD1013'];

/** A table as it is copied from a spreadsheet. */
const STOCK = ['Item\tCode\tMade in', 'Speedy\tSP0065\tItaly', 'Alma\tVI0956\tFrance'];

/** States that are had one after the other on one page, each from the one before. */
interface Walk {
  readonly open: (page: Page) => Promise<unknown>;
  readonly states: Readonly<Record<string, Reach>>;
}

const PAGES = [
  ...['/about', '/contact', '/guide', '/codes', '/where-to-look', '/no-code', '/tools'],
  // A code that changed countries, and one that no list names.
  ...['/privacy-policy', '/terms-of-service', '/codes/sd', '/codes/hk', '/nowhere'],
];

/** The states of the site by the walk that passes them; each is looked at once, see access.spec.ts. */
export const WALKS: Readonly<Record<string, Walk>> = {
  'the pages as they open': {
    open: (page) => openStopped(page, '/about'),
    states: Object.fromEntries(PAGES.map((address) => [address, whole(address)])),
  },
  'unexpected error': {
    open: breakHome,
    states: { 'as it opens': asItIs },
  },
  'home on a small screen': {
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openStopped(page, '/');
    },
    states: {
      'all unfolded': async (page) => {
        await unfolded(page);
        // What they unfold is there on a wide screen.
        return page.getByRole('main').locator('summary');
      },
    },
  },
  home: {
    open: async (page) => {
      await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
      await page.clock.pauseAt(new Date(`${TODAY}T12:01:00`));
      await page.goto('/');
    },
    states: {
      'as it opens': async (page) => {
        await page.locator('[data-notice]').waitFor();
        return undefined;
      },
      'all unfolded': unfolded,
    },
  },
  blog: {
    open: (page) => openStopped(page, '/blog'),
    states: { 'as it opens': asItIs, 'all unfolded': unfolded },
  },
  'each answer to a code': {
    open: async (page) => {
      await page.addInitScript(() => {
        const share = () => Promise.reject(new DOMException('', 'DataError'));
        Object.defineProperty(navigator, 'share', { value: share });
      });
      await open(page);
    },
    states: {
      'with overlaps, days across years': result('BC0115'),
      doubtful: result('121'),
      'with a long factory code, a part of the stamp kept': result('AAS0052', (panel) =>
        panel.getByRole('button', { name: 'year 2002' }).click(),
      ),
      'with a less likely reading, chosen': result('SD1013', (panel) =>
        panel.getByRole('radio', { name: 'Week 11, 2003' }).check(),
      ),
      'label agrees': withLabel('SD1013', 'United States'),
      'label is possible': withLabel('SD1023', 'France'),
      'label differs, too early for its line': result('SD1043', async (panel) => {
        await panel.getByRole('combobox', { name: 'Model' }).selectOption('neverfull');
        await label('France')(panel);
      }),
      'invalid with a suggestion': result('SDO013'),
      'invalid and long': result('X'.repeat(400)),
      'that a link contradicts, its own link to copy by hand': async (page) => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        });
        const { result } = new DecoderPage(page);
        await page.goto('/#code=SD1234&made-in=IT');
        await page.clock.runFor(1000);
        await result.getByText('label differs', { exact: true }).waitFor();
        await result.getByRole('button', { name: 'Share' }).click();
        await page.getByRole('textbox', { name: 'Link to this result' }).waitFor();
        return result;
      },
      'while the next is analysed': result('AR2126', async (panel) => {
        const input = panel.page().getByRole('textbox', { name: 'Date code' });
        await input.fill('SD1013');
        await input.press('Enter');
      }),
    },
  },
  'each answer to a worn code': {
    open,
    states: {
      readings: possible('SD?013'),
      'readings in a wide grid, unfolded': possible('S?0?14', (panel) =>
        panel.getByText(/more, with dates or letters/).click(),
      ),
      'too many missing': possible('S????3'),
      'no reading': possible('QQ?013'),
    },
  },
  'each answer to a text': {
    open,
    states: {
      'with a code': result('date code: SP0065, made in France'),
      'that differs': result(
        'Neverfull MM, date code SD1013 (October 2013), made in France, N51105',
      ),
      'without a code': result('Speedy 30, M41526, very good, no box'),
    },
  },

  'analyzing, and an empty field': {
    open,
    states: {
      analyzing: async (page) => {
        const { input } = new DecoderPage(page);
        await input.fill('AR2126');
        await input.press('Enter');
        return page.getByRole('search');
      },
      'blank toast': async (page) => {
        const { input, result } = new DecoderPage(page);
        await page.clock.runFor(1000);
        await result.waitFor();
        await input.fill('');
        await input.press('Enter');
        return toast(page, 'Please enter a date code');
      },
    },
  },

  'a table of codes': {
    open,
    states: {
      'and a row of it': async (page) => {
        const table = await pasteTable(page, LINES, 'SD1013');
        await table.getByRole('button', { name: 'SP0065' }).click();
        await page.clock.runFor(1000);
        await new DecoderPage(page).result.waitFor();
        return page.getByRole('button', { name: 'Back to the table' });
      },
      'of codes': (page) => pasteTable(page, LINES, 'SD1013'),
      'with labels': (page) => pasteTable(page, STOCK, 'VI0956'),
    },
  },

  'the history': {
    open: async (page) => {
      await open(page);
      for (const code of ['AR2126', 'SD1013', 'BC2126', '8912SL', 'SP8808']) {
        await new DecoderPage(page).authenticate(code);
        await new HistoryCard(page).rows.first().filter({ hasText: code }).waitFor();
      }
    },
    states: {
      filled: async (page) => {
        const history = new HistoryCard(page);
        await history.saveAs(
          'Speedy 30 with a name as long as people make them: Lyon, May'.repeat(2).slice(0, 80),
        );
        await history.button('Rename', 'BC2126').click();
        await page.keyboard.type('Alma');
        await page.keyboard.press('Enter');
        return history.card;
      },
      renaming: async (page) => {
        const history = new HistoryCard(page);
        await history.button('Rename', 'AR2126').click();
        return history.rows.filter({ hasText: 'AR2126' });
      },
      'renaming to nothing': async (page) => {
        await page.keyboard.press('Delete');
        return new HistoryCard(page).rows.filter({ hasText: 'AR2126' });
      },
      'entry deleted': async (page) => {
        const history = new HistoryCard(page);
        await page.keyboard.press('Escape');
        await history.button('Delete', 'AR2126').press('Enter');
        return toast(page, 'deleted');
      },
    },
  },

  'the guide on home': {
    open,
    states: {
      'a code sought, one copied, one pointed at': async (page) => {
        await page.evaluate(() => {
          location.hash = '#factory-SD';
        });
        const [copied, pointedAt] = [codeOfGuide(page, 'TR'), codeOfGuide(page, 'LP')];
        const said = toast(page, 'Copied to Clipboard');
        await copied.click();
        await said.waitFor();
        await pointedAt.hover();
        return codeOfGuide(page, 'SD').or(copied).or(pointedAt).or(said);
      },
      'code not copied': async (page) => {
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        });
        const code = codeOfGuide(page, 'SD');
        await code.click();
        await toast(page, 'Not copied').waitFor();
        return code.or(toast(page, 'Not copied'));
      },
    },
  },

  // The forms; how a delivery fails is in delivery.spec.ts.
  'asking for the guide': {
    open: openDialog,
    states: {
      'dialog open': (page) => Promise.resolve(page.getByRole('dialog')),
      'with an error': async (page) => {
        await sendGuide(page, 'nobody');
        return page.getByRole('dialog');
      },
      sending: async (page) => {
        await sendGuide(page, 'someone@example.com');
        return page.getByRole('dialog');
      },
      sent: async (page) => {
        await page.clock.runFor(1000);
        return toast(page, 'Success!');
      },
    },
  },
  'asking for the guide in vain': {
    open: openDialog,
    states: {
      'with a failure': async (page) => {
        await breakTimersOf(page, 1000);
        await sendGuide(page, 'someone@example.com');
        await toast(page, 'That didn’t go through').waitFor();
        return page.getByRole('dialog').or(toast(page, 'That didn’t go through'));
      },
    },
  },
  'joining the community': {
    open: (page) => openStopped(page, '/'),
    states: { 'with an error': joining('nobody'), sending: joining('someone@example.com') },
  },
  'writing to us': {
    open: (page) => openStopped(page, '/contact'),
    states: {
      'with errors': async (page) => {
        await page.getByRole('button', { name: 'Send message' }).click();
        return page.getByRole('form', { name: 'Write to us' });
      },
      sent: async (page) => {
        const form = page.getByRole('form', { name: 'Write to us' });
        for (const field of await form.getByRole('textbox').all()) {
          await field.fill('ada@example.com');
        }
        await page.getByRole('button', { name: 'Send message' }).click();
        return form.or(toast(page, 'Message sent!'));
      },
    },
  },
};

/** The trouble that is in the nature of the 404 page and of one that breaks. */
export const TROUBLE =
  /404: there is no page at \/nowhere|Failed to load resource.*404|The address is stuck/;

/** Home breaks in an effect: it reads the address, and the browser refuses. */
export async function breakHome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.URLSearchParams = class extends URLSearchParams {
      constructor(...init: ConstructorParameters<typeof URLSearchParams>) {
        super(...init);
        if (location.hash !== '') throw new Error('The address is stuck.');
      }
    };
  });
  await page.goto('/#code=AR2126');
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
}

async function open(page: Page, address = '/'): Promise<DecoderPage> {
  const decoder = new DecoderPage(page);
  await decoder.openOn(TODAY, address);
  return decoder;
}

function asItIs(): Promise<undefined> {
  return Promise.resolve(undefined);
}

function whole(address: string): Reach {
  return async (page) => {
    await page.goto(address);
    return undefined;
  };
}

async function unfolded(page: Page): Promise<Locator> {
  const details = page.getByRole('main').locator('details');
  // On a wide screen what folds on a small one is open without a button.
  for (const summary of await details.locator('summary:visible').all()) await summary.click();
  await page.clock.runFor(10);
  return details;
}

function result(code: string, act?: (panel: Locator) => Promise<unknown>): Reach {
  return answer(code, (page) => new DecoderPage(page).result, act);
}

function possible(code: string, act?: (panel: Locator) => Promise<unknown>): Reach {
  return answer(code, (page) => page.getByRole('region', { name: 'Possible codes' }), act);
}

function answer(
  code: string,
  panelOf: (page: Page) => Locator,
  act?: (panel: Locator) => Promise<unknown>,
): Reach {
  return async (page) => {
    await new DecoderPage(page).ask(code);
    const panel = panelOf(page);
    await panel.waitFor();
    await act?.(panel);
    return panel;
  };
}

/** What a label that does not speak against the code adds to its result. */
function withLabel(code: string, choice: string): Reach {
  return async (page) => (await result(code, label(choice))(page))?.getByRole('status');
}

function label(choice: string): (panel: Locator) => Promise<void> {
  return async (panel) => {
    await panel.getByRole('radio', { name: choice, exact: true }).check();
    await panel
      .getByRole('status')
      .filter({ hasText: /\S/ })
      .first()
      .waitFor({ state: 'attached' });
  };
}

/** Pastes lines, and waits for the table in which the last of their codes stands. */
async function pasteTable(page: Page, lines: readonly string[], last: string): Promise<Locator> {
  await new DecoderPage(page).input.focus();
  await paste(page, lines.join('\r\n'));
  await page.clock.runFor(0);
  const table = page.getByRole('region', { name: 'Table of codes' });
  await table.filter({ hasText: last }).waitFor();
  return table;
}

function guide(page: Page): Locator {
  return page.getByRole('region', { name: 'FACTORY LOCATION CODES' });
}

function codeOfGuide(page: Page, code: string): Locator {
  return guide(page)
    .getByRole('button', { name: new RegExp(`^${code}\\b`) })
    .first();
}

async function openDialog(page: Page): Promise<void> {
  await openStopped(page, '/');
  await page.getByRole('button', { name: 'Get the free guide' }).click();
  await page.getByRole('dialog').waitFor();
}

async function sendGuide(page: Page, email: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Send me the guide' }).click();
}

function joining(email: string): Reach {
  return async (page) => {
    const join = page.getByRole('region', { name: 'Join Our Community' });
    await join.getByRole('textbox').fill(email);
    await join.getByRole('button', { name: 'Join' }).click();
    return join;
  };
}
