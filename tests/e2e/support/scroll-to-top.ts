// Finds layout faults of the button that scrolls to the top.
import type { Page } from '@playwright/test';

/** Scrolls through the page, and reports where the button is missing below 300 px, and which controls and texts of the footer or a game it covers. */
export function findScrollToTopFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const CONTROLS =
      'a, button, input, select, textarea, label, summary, iframe, canvas, [role="toolbar"], [data-field], [data-stage-place]';
    const faults = new Set<string>();

    function hasWordsIn(element: Element, box: DOMRect): boolean {
      return [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      });
    }

    function look(): void {
      const button = document.querySelector<HTMLElement>('[aria-label="Scroll to top"]');
      const at = `at ${Math.round(scrollY)} px`;
      if ((button !== null) !== scrollY > 300) faults.add(`${button ? 'there' : 'missing'} ${at}`);
      if (!button) return;
      const box = button.getBoundingClientRect();
      if (box.left < 0 || box.top < 0 || box.right > document.documentElement.clientWidth || box.bottom > innerHeight)
        faults.add(`out of the window ${at}`);
      if (getComputedStyle(button).visibility === 'hidden') {
        const games = [...document.querySelectorAll('[role="tabpanel"], [data-stage-place]')].map((game) => game.getBoundingClientRect());
        if (!games.some(({ right, top, bottom }) => right > box.left && top < box.bottom && bottom > box.top)) faults.add(`hidden ${at}`);
        return;
      }
      const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].map((y) => [box.left + x * box.width, box.top + y * box.height] as const),
      );
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!button.contains(middle)) faults.add(`beneath ${middle?.outerHTML.slice(0, 60)} ${at}`);
      button.style.pointerEvents = 'none';
      for (const [x, y] of points) {
        const below = document.elementFromPoint(x, y);
        if (!below?.closest('footer, [role="tabpanel"], [data-stage-place]')) continue;
        const control = below.closest(CONTROLS);
        if (control) faults.add(`over ${control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)} ${at}`);
        else if (hasWordsIn(below, box)) faults.add(`over "${below.textContent?.trim().slice(0, 40)}" ${at}`);
      }
      button.style.pointerEvents = '';
    }

    // The button comes and goes in the frame after the one that has scrolled past its place.
    async function lookAt(top: number): Promise<void> {
      const isSame = scrollY > 300 === top > 300;
      window.scrollTo({ top, behavior: 'instant' });
      for (let frames = isSame ? 1 : 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      look();
    }

    // Reads the height in every step, because lazy content makes the page longer.
    for (let top = 0; top <= document.documentElement.scrollHeight - innerHeight; top += Math.round(innerHeight * 0.8)) await lookAt(top);
    await lookAt(document.documentElement.scrollHeight);
    return [...faults];
  });
}
