import { type JSX, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { earlier } from '#words/check-sheet.ts';
import {
  deletedToast,
  historyCard,
  historyList,
  nameTooLong,
  saveForm,
  unreadableToast,
  UNTITLED,
} from '#words/history.ts';
import { closeMessage } from '#words/layout.ts';
import { decode, type ValidResult } from '../../src/heatstamp.ts';
import { addResult, reportUnreadable } from '../../src/site/history/actions.ts';
import { HistoryCard, HistoryList } from '../../src/site/history/HistoryList.tsx';
import { SaveForm } from '../../src/site/history/SaveForm.tsx';
import { HISTORY_KEY } from '../../src/site/history/entry.ts';
import { useEntries } from '../../src/site/history/store.ts';
import { HISTORY_SIZE, ITEM_NAME_LENGTH } from '../../src/site/lib/limits.ts';
import { Toasts } from '../../src/site/ui/Toasts.tsx';
import { draw } from './draw.ts';

/** The history as the page of the tool draws it, without the tool. */
function History(): JSX.Element {
  const entries = useEntries();
  return (
    <>
      <HistoryCard isEmpty={entries.length === 0}>
        <HistoryList
          entries={entries}
          currentId={undefined}
          onView={() => undefined}
          judge={({ dateCode, result: { country } }) => {
            const isLabel = dateCode === 'SP0065';
            return {
              country,
              tone: isLabel ? 'conflict' : 'valid',
              doubt: isLabel ? 'label differs' : undefined,
              states: isLabel ? { factory: 'conflict' } : {},
            };
          }}
        />
      </HistoryCard>
      <Toasts close={closeMessage} />
    </>
  );
}

const card = page.getByRole('region', { name: historyCard.title });
const rows = card.getByRole('listitem');
const newName = (code: string) =>
  page.getByRole('textbox', { name: historyList.renaming.field(code) });
const renameButton = page.getByRole('button', { name: historyList.renaming.save, exact: true });
const cancel = page.getByRole('button', { name: historyList.renaming.cancel });
const itemName = page.getByRole('textbox', { name: saveForm.field });
const nameIt = page.getByText(saveForm.open, { exact: true });
const save = page.getByRole('button', { name: saveForm.button });
const undo = page.getByRole('button', { name: deletedToast.undo });

/** `action` of the row that begins with `what`: its code, or its code and name. */
const button = (action: 'view' | 'rename' | 'remove', what: string): Locator =>
  card.getByRole('button', { name: `${historyList[action]} ${what}` });

function read(code: string): ValidResult {
  const result = decode(code, { today: '2026-11-21' });
  if (!result.isValid) throw new RangeError(`${code} does not read`);
  return result;
}

/** Puts codes into the history, the last of them on top, and draws it. Gives back the id of the last. */
function open(...codes: readonly string[]): string {
  const ids = codes.map((code) => addResult({ result: read(code) }) ?? '');
  draw(<History />);
  return ids.at(-1) ?? '';
}

async function expectRows(...expected: readonly RegExp[]): Promise<void> {
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
}

describe('The history card', () => {
  test('§2.4, §2.17, §8.5: an empty history says so', async () => {
    open();
    await expect.element(card).toHaveTextContent(historyCard.empty);
    expect(rows.elements()).toHaveLength(0);
  });

  test('§2.17, §9.1, §9.2: at most 10 entries, newest first, in an area that scrolls at 24rem', async () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
    const codes = months.map((month) => `SD${month.slice(0, 1)}0${month.slice(1)}3`);
    open(...codes);
    await expectRows(
      ...codes
        .toReversed()
        .slice(0, HISTORY_SIZE)
        .map((code) => new RegExp(`^${code}`)),
    );
    const list = card.getByRole('list').element();
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    expect(getComputedStyle(list).maxHeight).toBe(`${24 * rem}px`);
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  });

  test('markup in a name stays text', async () => {
    const name = '<img src=x onerror=alert(1)><b>Alma</b>';
    const id = open('SD1013');
    draw(<SaveForm id={id} result={read('SD1013')} details={{}} onSaved={() => undefined} />);
    await nameIt.click();
    await itemName.fill(name);
    await save.click();
    open();
    await expect.element(rows).toHaveTextContent(name);
    expect(card.element().querySelector('img, b')).toBeNull();
  });

  test('a code that the history has as another item can be kept beside that', async () => {
    addResult({ result: read('SD1013'), label: 'ES' });
    const id = addResult({ result: read('SD1013') });
    draw(<SaveForm id={id} result={read('SD1013')} details={{}} onSaved={() => undefined} />);
    await nameIt.click();
    await expect.element(page.getByText(earlier.saved)).toBeVisible();
    await itemName.fill('My own');
    await save.click();
    open();
    await expectRows(/My own/, /SD1013/);
  });

  test('what can’t be read is said, with the way to remove it', async () => {
    localStorage.setItem(HISTORY_KEY, '{"version":1,"entries":[{"id":"17');
    open();
    reportUnreadable();
    const said = page.getByRole('alert').getByText(unreadableToast('aside').description);
    await expect.element(said).toBeVisible();
  });
});

describe('Renaming', () => {
  for (const way of ['Enter', 'Save'] as const) {
    test(`§2.17, §4.4: ${way} saves the new name in its place`, async () => {
      open('AR2126', 'SD1013');
      await button('rename', 'AR2126').click();
      await expect.element(newName('AR2126')).toHaveFocus();
      await expect.element(newName('AR2126')).toHaveValue(UNTITLED);
      // What stands there is selected, so that typing replaces it.
      await userEvent.keyboard(' Alma ');
      if (way === 'Enter') await userEvent.keyboard('{Enter}');
      else await renameButton.click();
      await expectRows(/^SD1013Untitled Item/, /^AR2126Alma/);
      await expect.element(button('rename', 'AR2126, Alma')).toHaveFocus();
    });
  }

  for (const way of ['Escape', 'Escape on Save', 'Cancel'] as const) {
    test(`§2.17, §4.4: ${way} keeps the old name`, async () => {
      open('AR2126');
      await button('rename', 'AR2126').click();
      await userEvent.keyboard('Alma');
      if (way === 'Escape on Save') await userEvent.tab();
      if (way === 'Cancel') await cancel.click();
      else await userEvent.keyboard('{Escape}');
      await expectRows(/^AR2126Untitled Item/);
      await expect.element(button('rename', 'AR2126')).toHaveFocus();
    });
  }

  for (const blank of ['', '   ']) {
    test(`§5.5: needs a name that is more than ${JSON.stringify(blank)}`, async () => {
      open('AR2126');
      await button('rename', 'AR2126').click();
      await newName('AR2126').fill(blank);
      await expect.element(renameButton).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect.element(newName('AR2126')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expectRows(/^AR2126Untitled Item/);
    });
  }
});

describe('A name that is too long', () => {
  const long = 'x'.repeat(ITEM_NAME_LENGTH + 3);
  const said = page.getByText(nameTooLong(ITEM_NAME_LENGTH + 3, ITEM_NAME_LENGTH));

  test('is said where an entry is renamed, and not cut', async () => {
    open('SD1013');
    await button('rename', 'SD1013').click();
    await newName('SD1013').fill(long);
    await expect.element(said).toBeVisible();
    await expect.element(newName('SD1013')).toHaveValue(long);
    await expect.element(newName('SD1013')).toHaveAccessibleDescription(/^A name can have 80/);
    await expect.element(renameButton).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await newName('SD1013').fill(long.slice(3));
    await expect.element(said).not.toBeInTheDocument();
    await renameButton.click();
    await expectRows(new RegExp(`^SD1013${long.slice(3)}N`));
  });

  test('is said where a result is saved', async () => {
    const id = open('SD1013');
    draw(<SaveForm id={id} result={read('SD1013')} details={{}} onSaved={() => undefined} />);
    await nameIt.click();
    await itemName.fill(long);
    await expect.element(said).toBeVisible();
    await expect.element(save).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(saveForm.untitled)).toBeVisible();
  });
});

describe('Saving under an item name', () => {
  /** The form beside the history, for the result of an entry. */
  function Saving({ first }: { readonly first: string }): JSX.Element {
    const [id, setId] = useState(first);
    return (
      <>
        <SaveForm id={id} result={read('SD1013')} details={{}} onSaved={setId} />
        <History />
      </>
    );
  }

  for (const blank of ['', '   ']) {
    test(`§5.5: needs a name that is more than ${JSON.stringify(blank)}`, async () => {
      draw(<Saving first={open('SD1013')} />);
      await nameIt.click();
      await itemName.fill(blank);
      await expect.element(save).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expectRows(/^SD1013Untitled Item/);
    });
  }

  test('restores a result whose entry was deleted', async () => {
    draw(<Saving first={open('SD1013')} />);
    await nameIt.click();
    await button('remove', 'SD1013').click();
    await expect.element(page.getByText(saveForm.missing)).toBeVisible();
    await itemName.fill('Alma');
    await save.click();
    await expectRows(/^SD1013Alma/);
    await expect.element(page.getByText(saveForm.named('Alma'))).toBeVisible();
    await expect.element(save).toHaveFocus();
  });

  test('shows the new name of an entry renamed in the list', async () => {
    draw(<Saving first={open('SD1013')} />);
    await nameIt.click();
    await button('rename', 'SD1013').click();
    await userEvent.keyboard('Alma{Enter}');
    await expect.element(itemName).toHaveValue('Alma');
    await expect.element(page.getByText(saveForm.named('Alma'))).toBeVisible();
  });

  test('forgets what was typed for another entry', async () => {
    const form = (id: string) => (
      <SaveForm id={id} result={read('SD1013')} details={{}} onSaved={() => undefined} />
    );
    const [first, second] = [open('AR2126'), open('SD1013')];
    draw(form(first));
    await nameIt.click();
    await itemName.fill('not saved');
    draw(form(second));
    await expect.element(itemName).toHaveValue('');
  });
});

describe('Deleting', () => {
  test('§2.17, §4.4: removes the entry, and Undo puts it back at its place', async () => {
    open('AR2126', 'SD1013', 'VI0956');
    await button('remove', 'SD1013').click();
    await expectRows(/^VI0956/, /^AR2126/);
    const said = page.getByRole('status').getByText(deletedToast.title(UNTITLED, 'SD1013'));
    await expect.element(said).toBeVisible();
    await undo.click();
    await expectRows(/^VI0956/, /^SD1013/, /^AR2126/);
    await expect.element(button('remove', 'SD1013')).toHaveFocus();
    await expect.element(said).not.toBeInTheDocument();
  });

  test('each deletion has its own Undo, even with the same text', async () => {
    for (const label of ['US', 'FR'] as const) addResult({ result: read('SD1013'), label });
    open();
    await button('remove', 'SD1013').first().click();
    await button('remove', 'SD1013').click();
    await expect.element(card).toHaveTextContent(historyCard.empty);
    expect(undo.elements()).toHaveLength(2);
    await undo.first().click();
    await undo.click();
    await expectRows(/^SD1013/, /^SD1013/);
  });

  test('moves the focus to the heading, or to Undo after a key press', async () => {
    open('AR2126', 'SD1013');
    await button('remove', 'SD1013').click();
    await expect.element(card.getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button('remove', 'AR2126')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(undo.last()).toHaveFocus();
  });

  test('can be undone for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open('AR2126', 'SD1013');
    const said = page.getByRole('status').getByText(deletedToast.title(UNTITLED, 'SD1013'));
    await button('remove', 'SD1013').click();
    vi.advanceTimersByTime(9_900);
    await expect.element(said).toBeVisible();
    vi.advanceTimersByTime(200);
    await expect.element(said).not.toBeInTheDocument();
  });
});
