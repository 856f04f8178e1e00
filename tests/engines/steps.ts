import { expect } from 'vitest';
import type { Part, Tab } from './webkit.ts';

/** Parts and steps that many flows have in common. */

export const input: Part = { role: 'textbox', name: 'Date code' };
export const result: Part = { role: 'region', name: /^(Authentication Verified|Invalid Code)$/ };
export const history: Part = { role: 'region', name: 'Authentication history' };

export const button = (name: string | RegExp, inside?: Part): Part => ({
  role: 'button',
  name,
  ...(inside && { inside }),
});
export const link = (name: string | RegExp, inside?: Part): Part => ({
  role: 'link',
  name,
  ...(inside && { inside }),
});
export const region = (name: string): Part => ({ role: 'region', name });

/** Waits until a part is there, and once only. */
export async function appears(tab: Tab, part: Part): Promise<void> {
  await expect.poll(async () => (await tab.see(part)).length, { message: describe(part) }).toBe(1);
}

export async function vanishes(tab: Tab, part: Part): Promise<void> {
  await expect.poll(async () => (await tab.see(part)).length, { message: describe(part) }).toBe(0);
}

/** Waits until a part says something; styles may change its case. */
export async function says(tab: Tab, part: Part, words: string | RegExp): Promise<void> {
  const wanted = typeof words === 'string' ? words.toLowerCase() : new RegExp(words.source, 'i');
  await expect.poll(() => textOf(tab, part), { message: describe(part) }).toMatch(wanted);
}

export async function textOf(tab: Tab, part: Part): Promise<string> {
  const seen = await tab.see(part);
  return seen.map(({ text }) => text.toLowerCase()).join('\n');
}

export async function hasFocus(tab: Tab, part: Part): Promise<void> {
  await expect
    .poll(async () => (await tab.see(part)).map(({ isFocused }) => isFocused), {
      message: describe(part),
    })
    .toEqual([true]);
}

export async function holds(tab: Tab, part: Part, value: string): Promise<void> {
  await expect
    .poll(async () => (await tab.see(part)).map((seen) => seen.value), { message: describe(part) })
    .toEqual([value]);
}

/** Opens a page and closes the cookie notice, which could lie over what is clicked next. */
export async function arrive(tab: Tab, address = '/'): Promise<void> {
  await tab.open(address);
  await tab.click(button('Close cookie notice'));
}

/** Reads a code as a person does, and waits for its result. */
export async function read(tab: Tab, code: string): Promise<void> {
  await tab.click(input);
  await tab.type(code);
  await tab.press('Enter');
  await appears(tab, result);
}

/** Waits until rows of the result have these texts. */
export async function rows(tab: Tab, wanted: Readonly<Record<string, string>>): Promise<void> {
  const shown = async (): Promise<Record<string, string>> => {
    const terms = await tab.see({ role: 'term', inside: result });
    const definitions = await tab.see({ role: 'definition', inside: result });
    return Object.fromEntries(terms.map(({ text }, at) => [text, definitions[at]?.text ?? '']));
  };
  await expect.poll(shown, { message: 'the rows of the result' }).toMatchObject(wanted);
}

/** Waits until the history has these entries. */
export async function listIs(tab: Tab, wanted: readonly RegExp[]): Promise<void> {
  const entries: Part = { role: 'listitem', inside: history };
  await expect
    .poll(async () => (await tab.see(entries)).map(({ text }) => text), { message: 'the history' })
    .toEqual(wanted.map((pattern): unknown => expect.stringMatching(pattern)));
}

/** A toast, or whatever else is announced. */
export async function announces(tab: Tab, words: string): Promise<void> {
  const said = async () => {
    const texts = [await textOf(tab, { role: 'status' }), await textOf(tab, { role: 'alert' })];
    return texts.join('\n');
  };
  await expect.poll(said, { message: 'what is announced' }).toMatch(words.toLowerCase());
}

function describe({ role, name }: Part): string {
  return `${role} ${String(name ?? '')}`;
}
