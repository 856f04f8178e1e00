/** Marks in the contents what is being read: the section that crosses a line well above the middle of the window. */
export function markCurrentSection(): void {
  const contents = document.querySelector('[data-contents]');
  const links = [...(contents?.querySelectorAll('a') ?? [])];
  const parts = new Map(
    links.map((link) => [document.getElementById(link.hash.slice(1))?.closest('section'), link]),
  );
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = [...parts].find(([part]) => part === target)?.[1];
        if (!isIntersecting || link === undefined) continue;
        for (const each of links) each.toggleAttribute('aria-current', false);
        link.setAttribute('aria-current', 'true');
        contents?.scrollTo({ left: link.offsetLeft - contents.clientWidth / 3 });
      }
    },
    { rootMargin: '-35% 0px -65% 0px' },
  );
  for (const part of parts.keys()) if (part) watcher.observe(part);
}
