/**
 * Whether a text begins as JSON does, and not as the header of a table.
 *
 * @example
 * ['{"code": "SD1013"}', '[', '[{"a": 1},', '{id},code'].map(looksLikeJson) // => [true,true,true,false]
 */
export function looksLikeJson(text: string): boolean {
  return (
    /^\uFEFF?\s*(?:[[{]\s*$|\[\s*[{\n]|\{\s*["\r\n])/m.test(text.slice(0, 200)) &&
    /^\uFEFF?\s*[[{]/.test(text)
  );
}
