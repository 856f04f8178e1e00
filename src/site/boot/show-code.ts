/**
 * Puts the code of the address into the field and, in blind letters, onto the tab that stands in the answer's place, as soon
 * as they are parsed and before they are painted: on a slow network it takes seconds until the page's script does.
 */
export function showCode(): void {
  const code = new URLSearchParams(location.hash.slice(1) || location.search).get('code');
  if (!code) return;
  const show = () => {
    const field = document.querySelector<HTMLInputElement>('[name=code]');
    const tab = document.querySelector<HTMLElement>('[data-arriving]');
    // What follows is there, so the tab is whole.
    if (!field || !tab?.nextElementSibling) return false;
    field.value ||= code;
    stamp(tab, code);
    return true;
  };
  if (show()) return;
  const observer = new MutationObserver(() => {
    if (show()) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Sets the characters of a tab whose distances are on its element; a text that is longer than any code leaves it blank. */
function stamp(tab: HTMLElement, code: string): void {
  const [pitch = 0, gap = 0, middle = 0] = (tab.dataset.arriving ?? '').split(' ').map(Number);
  const letters = tab.querySelectorAll('text');
  const characters = [...code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()];
  if (characters.length > letters.length) return;
  const isDigit = (character: string) => /\d/.test(character);
  let end = 0;
  const places = characters.map((character, index) => {
    const before = characters[index - 1];
    if (before !== undefined) end += pitch + (isDigit(before) === isDigit(character) ? 0 : gap);
    return end;
  });
  for (const [index, letter] of letters.entries()) {
    letter.setAttribute('x', `${middle + (places[index] ?? 0) - end / 2}`);
    // What is worn away is not to be seen.
    letter.replaceChildren(characters[index]?.replace('?', '') ?? '');
  }
}
