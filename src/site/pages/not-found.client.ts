const { pathname: path, search, hash } = location;
// Codes are written in capitals, and their pages have small letters.
const small = path.replace(/(?<=\/codes\/)[^/]+$/, (code) => code.toLowerCase());
// Some hosts have one 404 page for all languages: the links to others lead from it to theirs.
const [home, ...homes] = Array.from(
  document.querySelectorAll<HTMLAnchorElement>('header > a, header a[lang]'),
  (link) => link.pathname,
);
const other = homes.find((each) => each.startsWith(home ?? '') && path.startsWith(each));
if (small !== path) location.replace(small + search + hash);
else if (other !== undefined && path !== `${other}404`) location.replace(`${other}404`);
else {
  console.error('404: there is no page at', path);
  // The address that was asked for, pressed into the tab; at most as long as `stampedPath` has room for.
  const shown = path.length > 12 ? `${path.slice(0, 11)}…` : path;
  for (const text of document.querySelectorAll('main svg text')) {
    text.textContent = shown.toUpperCase();
    // As large as the leather allows, in the drawing's units.
    text.setAttribute('font-size', `${Math.min(96, 620 / shown.length)}`);
  }
}

export {};
