// Does to a page what the translators of Chrome and Edge do.
import type { Page } from '@playwright/test';

/**
 * Replaces every text by a copy in two nested <font> elements, texts that come later, too. The words stay the same, so that tests can read
 * them. A change that never shows, because React makes it to a text that was replaced, is a console error, which fails the test.
 * Begins once React runs ('hydrated'), or before, as soon as the page is there ('parsed').
 */
export async function translatePages(page: Page, start: 'hydrated' | 'parsed' = 'hydrated'): Promise<void> {
  await page.addInitScript((when) => {
    const UNTRANSLATED = 'script, style, noscript, textarea, svg, font, [translate="no"]';

    function translate(text: Text): void {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }

    function translateAll(root: Node): void {
      if (root instanceof Text) return translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    }

    function begin(): void {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) [...addedNodes, target].forEach((node) => node.isConnected && translateAll(node));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }

    const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...nodeValue,
      set(this: Node, value: string) {
        if (this instanceof Text && !this.isConnected) console.error(`Lost in translation: "${this.data}" became "${value}"`);
        nodeValue?.set?.call(this, value);
      },
    });

    if (when === 'parsed') document.addEventListener('DOMContentLoaded', begin);
    else
      new MutationObserver((_, observer) => {
        if (!document.documentElement.hasAttribute('data-hydrated')) return;
        observer.disconnect();
        begin();
      }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
  }, start);
}
