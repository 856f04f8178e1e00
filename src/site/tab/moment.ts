/** How long a tab travels, and the window scrolls, before the first strike, in milliseconds. */
const TRAVEL_MS = 140;
const EASING = 'cubic-bezier(0.3, 0, 0.2, 1)';

let began: number | undefined;

/** Whether nothing of ours may move. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The tab in the hero moves to where the answer's tab is, so that there is never a second one. Calls back in the first frame
 * after that, from which the strikes are dated: a slow machine waits for it rather than skip a strike.
 */
export function travel(tab: Element, onArrival: () => void): () => void {
  began = undefined;
  const [from, to] = [document.querySelector('[data-hero] [data-leather$="blind"]'), tab].map(
    (drawing) => drawing?.querySelector('rect[fill]')?.getBoundingClientRect(),
  );
  let frame = 0;
  const strike = () => {
    frame = requestAnimationFrame(() => {
      began = performance.now();
      onArrival();
    });
  };
  const flight =
    from && to && from.width > 0 && !isStill()
      ? tab.animate(
          { transform: [transformTo(from, to, tab.getBoundingClientRect()), 'none'] },
          { duration: TRAVEL_MS, easing: EASING },
        )
      : undefined;
  if (flight) flight.onfinish = strike;
  else strike();
  return () => {
    flight?.cancel();
    cancelAnimationFrame(frame);
  };
}

/** Brings one leather, inside of what is transformed, to the place of another. */
function transformTo(from: DOMRect, to: DOMRect, tab: DOMRect): string {
  const scale = from.width / to.width;
  // Transforms are about the middle.
  const shift = (start: number, inner: number, middle: number) =>
    start - middle - (inner - middle) * scale;
  const x = shift(from.x, to.x, tab.x + tab.width / 2);
  const y = shift(from.y, to.y, tab.y + tab.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Since when the strikes go on, as a delay in CSS: negative, where they began before now. */
export function sinceStrikes(): string {
  return `${began === undefined ? 0 : Math.round(began - performance.now())}ms`;
}

/** Brings an element to the top of the window within the time that a tab travels. */
export function glideTo(element: Element): void {
  const from = scrollY;
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (isStill()) return;
  const [start, to] = [performance.now(), scrollY];
  const step = (now: number) => {
    const left = 1 - Math.min(1, Math.max(0, (now - start) / TRAVEL_MS));
    scrollTo({ top: to + (from - to) * left ** 3, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(step);
  };
  step(start);
}
