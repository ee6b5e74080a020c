// Starts React when the page has loaded and is idle, or at the visitor's first touch. What was pressed or sent before React
// has taken over is pressed and sent again then. Runs inline at the end of every page.
(() => {
  const root = document.documentElement;
  const { start: address, modules, stream } = document.querySelector('script[data-start]').dataset;
  const touches = ['pointerdown', 'keydown', 'focusin'];
  let held = null;
  let hasStarted = false;

  // The policy says that no text becomes an element or a script but these (Trusted Types): an empty script element, as React makes it, the
  // data that it fills in, and a module of ours. Null is refused, and so is what throws.
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (/^(<script><\/script>|[^<]*)$/.test(text) ? text : null),
    createScript: (text) => (JSON.parse(text), text),
    createScriptURL: (text) => (text.startsWith('/assets/') ? text : null),
  });

  function run(data) {
    // oxlint-disable-next-line no-underscore-dangle
    const { streamController } = window.__reactRouterContext;
    streamController.enqueue(data);
    streamController.close();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.head.append(script);
  }

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    fetch(stream)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
      .then(run, listen);
    for (const href of modules.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  }

  /** Waits for a touch; after data that did not come, for the next one. */
  function listen() {
    hasStarted = false;
    for (const touch of touches) addEventListener(touch, start, { capture: true, once: true, passive: true });
  }

  /** Opens and closes the menu where the browser does not know `command`, and goes to the search where it has no popovers. */
  function obey({ target }) {
    const button = target.closest?.('[commandfor],[popovertarget]');
    if (!button) return;
    const aim = document.getElementById(button.getAttribute('commandfor') ?? button.getAttribute('popovertarget'));
    if (button.matches('[popovertarget]')) {
      if (!('popover' in button)) location.assign(aim.querySelector('form').action);
    } else if (!('command' in button)) {
      if (button.getAttribute('command') === 'close') aim.close();
      else if (!aim.open) aim.showModal();
    }
  }

  function hold(event) {
    // Buttons that open menus and forms that only ask for a page answer at once.
    const { target, type } = event;
    if (type === 'submit') {
      if (target.method !== 'post') return;
      event.preventDefault();
      held = () => target.requestSubmit();
    } else {
      const button = target.closest?.('button[type=button]:not([commandfor],[popovertarget])');
      if (button) held = () => button.click();
    }
  }

  addEventListener('click', obey);
  // Older than the line of supported browsers, the page stays as it was prerendered, which needs no script.
  if (!([].toSorted && CSS.supports('color', 'color-mix(in oklab, red, red)'))) return;
  listen();
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    setTimeout(() => held?.());
  }).observe(root, { attributeFilter: ['data-hydrated'] });

  // A search waits for its query: nothing of it is seen before.
  if (root.hasAttribute('data-searching')) start();
  // A light page has loaded before it is painted: what has loaded is painted first.
  const paintMs = 200;
  const idle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => setTimeout(idle, paintMs, start, { timeout: 3000 }), { once: true });
})();
