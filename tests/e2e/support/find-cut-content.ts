// Finds text and controls that are cut off, lie over each other, or have a letter or two a line. The page's width does not show that,
// because `overflow: clip` hides it.
import type { Page } from '@playwright/test';

/** Text and controls inside `part` that the window or an ancestor cuts off, and texts that overlap another text or control or are a tower of letters. */
export function findCutContent(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const TOLERANCE_PX = 2;
    /** Lines of text may touch each other by this share of their height. */
    const MAX_OVERLAP_RATIO = 0.35;
    interface Piece {
      readonly name: string;
      readonly element: Element;
      readonly box: DOMRect;
    }
    const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.closest('.visually-hidden, [inert]') === null;
    /** One line with an ellipsis, the first lines of a long text, or text for screen readers alone. */
    const isCutOnPurpose = ({ overflow, textOverflow, clipPath, webkitLineClamp }: CSSStyleDeclaration) =>
      overflow !== 'visible' && (textOverflow === 'ellipsis' || clipPath !== 'none' || webkitLineClamp !== 'none');

    /** By how many px the piece sticks out of the window, or of its element or an ancestor that does not scroll there. */
    function measureCut({ element, box }: Piece): number {
      let { left, right, top, bottom } = box;
      let cut = 0;
      for (let node: Element | null = element; node !== null && node !== document.documentElement; node = node.parentElement) {
        const style = getComputedStyle(node);
        if (isCutOnPurpose(style)) return 0;
        if (style.overflow !== 'visible') {
          const edge = node.getBoundingClientRect();
          if (isScroller(style.overflowX)) [left, right] = [edge.left, edge.right];
          else cut = Math.max(cut, edge.left - left, right - edge.right);
          if (isScroller(style.overflowY)) [top, bottom] = [edge.top, edge.bottom];
          else cut = Math.max(cut, edge.top - top, bottom - edge.bottom);
        }
        if (style.position === 'fixed') break;
      }
      return Math.max(cut, -left, right - document.documentElement.clientWidth);
    }

    const root = document.querySelector(selector);
    if (root === null) throw new Error(`There is no ${selector}`);
    const controls = [...root.querySelectorAll('a, button, input, select, summary, textarea')].filter(isVisible).map((element) => ({
      name: element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 30) || element.tagName),
      element,
      box: element.getBoundingClientRect(),
    }));
    const texts: Piece[] = [];
    const towers: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest('script, style, noscript, option, svg') || !isVisible(element)) continue;
      if (isCutOnPurpose(getComputedStyle(element))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      const name = `"${text.slice(0, 30)}"`;
      texts.push(...boxes.map((box) => ({ name, element, box })));
      if (boxes.length > 3 && text.length / boxes.length < 3) towers.push(`${name} stands on ${boxes.length} lines`);
    }

    const isHiddenFromReaders = ({ element }: Piece) => element.closest('[aria-hidden="true"]') !== null;
    const cut = [...controls, ...texts].flatMap((piece) => {
      const by = measureCut(piece);
      if (by >= piece.box.width && isHiddenFromReaders(piece)) return []; // off the page on purpose, such as a trap for bots
      return by > TOLERANCE_PX ? [`${piece.name} is cut by ${by.toFixed(0)} px`] : [];
    });
    /** What stays in its place while the page scrolls lies over everything at some time. */
    function isInFlow({ element }: Piece): boolean {
      for (let node: Element | null = element; node !== null && node !== root; node = node.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(node).position)) return false;
      return true;
    }
    // A mark that lies on something, such as the number of cards on the stock, is hidden from readers.
    const flow = texts.filter((piece) => isInFlow(piece) && !isHiddenFromReaders(piece));
    // The box around a link of two lines contains words of others.
    const blocks = controls.filter((piece) => isInFlow(piece) && getComputedStyle(piece.element).display !== 'inline');
    const overlapping = flow.flatMap((text, index) =>
      [...flow.slice(index + 1), ...blocks].flatMap((other) => {
        const width = Math.min(text.box.right, other.box.right) - Math.max(text.box.left, other.box.left);
        const height = Math.min(text.box.bottom, other.box.bottom) - Math.max(text.box.top, other.box.top);
        const isOver = width > TOLERANCE_PX && height > MAX_OVERLAP_RATIO * Math.min(text.box.height, other.box.height);
        if (!isOver || other.element.contains(text.element) || text.element.contains(other.element)) return [];
        return [`${text.name} and ${other.name} overlap`];
      }),
    );
    const sideways = root.scrollWidth > root.clientWidth + 1 && isScroller(getComputedStyle(root).overflowX);
    return [...new Set([...(sideways ? [`${selector} scrolls sideways`] : []), ...cut, ...overlapping, ...towers])];
  }, part);
}
