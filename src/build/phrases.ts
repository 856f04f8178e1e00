import { loadDefaultJapaneseParser } from 'budoux';

/** Headings, and what else is set as large. */
const HEADING = /<(h[1-3]|p(?= [^<>]*data-phrases))((?: [^<>]*)?)>([^<>&]+)<\/\1>/g;
const ISLAND = /(<div data-island|<div|<\/div>)/;

/** A break before marks that no line begins with. */
const NO_BREAK = /<wbr>([\p{Pe}\p{Po}\p{Pf}ー〜～]+)/gu;

const parser = loadDefaultJapaneseParser();

/**
 * Puts a `<wbr>` between the phrases of Japanese headings, and of paragraphs with `data-phrases`, for browsers that can't
 * tell where one ends. What a script draws again, which is what is in an island, stays as it is.
 */
export function withPhrases(markup: string): string {
  let depth = 0;
  return markup
    .split(ISLAND)
    .map((part) => {
      if (part === '</div>') depth = Math.max(0, depth - 1);
      else if (part === '<div data-island' || (part === '<div' && depth > 0)) depth++;
      return depth > 0 ? part : part.replace(HEADING, breakHeading);
    })
    .join('');
}

function breakHeading(_: string, name: string, attributes: string, text: string): string {
  return `<${name}${attributes}>${parser.parse(text).join('<wbr>').replace(NO_BREAK, '$1<wbr>')}</${name}>`;
}
