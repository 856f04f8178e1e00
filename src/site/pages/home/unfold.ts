/** ui/Fold.module.css unfolds on wide screens and on paper what is folded on small ones; older browsers need a hand. */
export function unfoldWhereStylesCannot(): void {
  if (CSS.supports('selector(::details-content)')) return;
  const unfold = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-fold]'))
      fold.open = true;
  };
  if (matchMedia('(width >= 60rem)').matches) unfold();
  addEventListener('beforeprint', unfold);
}
