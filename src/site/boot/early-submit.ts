/**
 * Catches a code that is submitted before the page's script is there. It becomes the address, from which the script will
 * answer it, and the form is locked until then. Later the script handles the event itself.
 */
export function catchEarlySubmit(): void {
  const { dataset } = document.documentElement;
  // Makes what was typed the address; false where nothing was.
  const keep = (form: HTMLFormElement) => {
    const code = new FormData(form).get('code') as string;
    if (!code.trim()) return false;
    history.pushState({}, '', `${location.pathname}#code=${encodeURIComponent(code)}`);
    return true;
  };
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.role !== 'search') return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!keep(form)) return;
    dataset.awaited = 'submit';
    form.inert = true;
    dispatchEvent(new Event('awaited'));
  });
  // The button that is offered where the script does not come.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-reload]');
    if (!button || !button.form) return;
    keep(button.form);
    location.reload();
  });
}
