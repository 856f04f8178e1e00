/** A call of a function as text, to be written into a page. The function must not use anything outside itself. */
export function callOf(script: (...texts: string[]) => void, ...texts: readonly string[]): string {
  const code = script
    .toString()
    .replace(/^function \w+/, 'function')
    .replaceAll(/(?<=[;{}])\s*\n\s*/g, '')
    .replaceAll(/\s*\n\s*/g, ' ');
  return `(${code})(${texts.map((text) => JSON.stringify(text)).join(',')})`;
}
