/**
 * Catches a code that is submitted before the page's script is there. It becomes the address, from which the script will
 * answer it, and the form is locked until then. Later the script handles the event itself. The build puts this function
 * into the head as it stands, so it uses nothing from outside itself.
 */
export function catchEarlySubmit(): void {
  const { dataset } = document.documentElement;
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.role !== 'search')
      return;
    event.preventDefault();
    const code = new FormData(form).get('code') as string;
    if (code.trim() !== '')
      history.pushState(null, '', `${location.pathname}#code=${encodeURIComponent(code)}`);
    // The button that is offered where the script does not come.
    if (event.submitter?.hasAttribute('data-reload')) location.reload();
    else if (code.trim() !== '') {
      dataset.awaited = `${performance.now()}`;
      form.inert = true;
      dispatchEvent(new Event('awaited'));
    }
  });
}
