// Finds faults of pictures at any width: covering text or controls, wrong resolution, or too many bytes above the fold on a phone.
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';

export const PICTURE_WIDTHS = [320, 390, 600, 800, 1280, 1440];

const DENSITIES = [1, 2];
/** Limits for the width of a file divided by the displayed width in device pixels, with a tolerance for rounding. */
const [MIN_RATIO, MAX_RATIO] = [0.98, 2.22];
/** A phone, and the maximum size of the pictures above its fold in bytes; the logo adds 3 KB. */
const PHONE = { width: 390, density: 2 };
const MAX_BYTES_ABOVE_FOLD = 57_000;

/** Cut-outs whose opaque pixels cover a text or control, each with what it covers. */
function findCoveredText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const MIN_OPAQUE_ALPHA = 128; // less is shadow or edge
    const LINE_PADDING_RATIO = 0.22; // the share of a line box that is empty above and below its letters
    const cutOuts = [...document.images].filter(
      (image) => getComputedStyle(image).getPropertyValue('--placeholder').trim() === 'transparent',
    );
    const words: { readonly what: string; readonly element: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const what = node.textContent?.trim().slice(0, 40);
      if (!element || !what || !element.checkVisibility() || element.closest('script, style, .visually-hidden, dialog')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + height * LINE_PADDING_RATIO, width, height * (1 - 2 * LINE_PADDING_RATIO));
        words.push({ what, element, box });
      }
    }
    for (const element of document.querySelectorAll('a[class], button, input, select, textarea, summary')) {
      const { display, position } = getComputedStyle(element);
      // A picture belongs to the link or button that contains it, and fixed elements float over the page.
      if (!element.checkVisibility() || element.querySelector('img') || element.closest('dialog')) continue;
      if (display === 'inline' || display === 'contents' || position === 'fixed') continue;
      const what = `<${element.localName}> ${element.textContent.trim().slice(0, 30)}`;
      words.push({ what, element, box: element.getBoundingClientRect() });
    }
    /** Whether the text has its own background that is painted over the image. */
    function isBehind(image: Element, element: Element): boolean {
      for (let surface: Element | null = element; surface && !surface.contains(image); surface = surface.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(surface);
        if (backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)')
          return (image.compareDocumentPosition(surface) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      }
      return false;
    }

    const found = new Set<string>();
    for (const image of cutOuts.filter((cutOut) => cutOut.checkVisibility())) {
      const frame = image.getBoundingClientRect();
      const [width, height] = [Math.round(frame.width), Math.round(frame.height)];
      // Of a film strip, one frame is shown.
      const holder = image.closest('picture')?.parentElement;
      const clip = holder && getComputedStyle(holder).overflow !== 'visible' ? holder.getBoundingClientRect() : frame;
      const shown = Math.min(height, clip.bottom - frame.top);
      // Text in the header is skipped, because the header floats over the page.
      const near = words.flatMap(({ what, element, box }) => {
        const [left, top] = [Math.max(0, box.left - frame.left), Math.max(0, box.top - frame.top)];
        const [across, down] = [Math.min(width, box.right - frame.left) - left, Math.min(shown, box.bottom - frame.top) - top];
        if (across < 1 || down < 1 || element.closest('header') || isBehind(image, element)) return [];
        return [{ what, area: [left, top, across, down] as const }];
      });
      if (near.length === 0) continue;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas?.drawImage(await createImageBitmap(await (await fetch(image.src)).blob()), 0, 0, width, height);
      for (const { what, area } of near) {
        const opaque = canvas?.getImageData(...area).data.filter((value, index) => index % 4 === 3 && value > MIN_OPAQUE_ALPHA);
        if ((opaque?.length ?? 0) > 4) found.add(`${image.src.replace(/^.*\/pictures\/|-\d+\.\w+\.webp$/g, '')} over "${what}"`);
      }
    }
    return [...found];
  });
}

/** The file that browsers choose for each picture at each pixel density, and by how much it is wider than its place in device pixels. */
function measureSharpness(page: Page) {
  return page.evaluate((densities) => {
    const measured: Record<string, number> = {}; // because each measurement forces a layout

    /** The width that a `sizes` attribute requests, in CSS px. */
    function measure(sizes: string): number {
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length = part] = /^\s*(\(.+?\)(?:\s+and\s+\(.+?\))*)\s+(\S.*)$/.exec(part) ?? [];
        if (condition !== undefined && !matchMedia(condition).matches) continue;
        const probe = document.documentElement.appendChild(document.createElement('div'));
        probe.style.cssText = `position: absolute; width: ${length}`;
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      }
      return window.innerWidth;
    }

    return Array.from(document.querySelectorAll('picture')).flatMap((picture) => {
      const image = picture.querySelector('img');
      const source = Array.from(picture.querySelectorAll('source')).find(({ media }) => media === '' || matchMedia(media).matches);
      const frame = image?.getBoundingClientRect();
      if (!image || !source || !frame || frame.width === 0 || !image.checkVisibility()) return [];
      const files = source.srcset.split(', ').map((candidate) => candidate.split(' ') as [file: string, width: string]);
      const isCovered = getComputedStyle(image).objectFit === 'cover';
      const shownWidth = Math.max(image.offsetWidth, isCovered ? (image.offsetHeight * source.width) / source.height : 0);
      const wanted = (measured[source.sizes] ??= measure(source.sizes));
      return densities.map((density) => {
        const enough = files.findIndex(([, width]) => Number.parseInt(width) >= wanted * density);
        const [file = '', width = ''] = files.at(enough) ?? [];
        return {
          name: `${image.src.replace(/^.*\/pictures\/|-\d+\.\w+\.\w+$/g, '')} (${Math.round(shownWidth)} px, sizes ask for ${Math.round(wanted)} px)`,
          density,
          file,
          ratio: Math.round((Number.parseInt(width) / (shownWidth * density)) * 100) / 100,
          isLargest: file === files.at(-1)?.[0],
          isSmallest: file === files[0]?.[0],
          isInSight: frame.top < innerHeight && frame.bottom > 0 && frame.left < innerWidth && frame.right > 0,
          // What fades in once the page is idle, by the visitor's clock.
          isLate: image.closest('[data-arrived]') !== null,
        };
      });
    });
  }, DENSITIES);
}

/** The faults of the pictures on the page, in a window of this width. */
export async function findPictureFaults(page: Page, width: number): Promise<string[]> {
  const faults = await findCoveredText(page);
  const pictures = await measureSharpness(page);
  for (const { name, density, ratio, isLargest, isSmallest } of pictures)
    if ((ratio < MIN_RATIO && !isLargest) || (ratio > MAX_RATIO && !isSmallest))
      faults.push(`${name}: a file ${ratio} times as wide as its place, at ${density}×`);
  if (width !== PHONE.width) return faults;
  const visibleFiles = new Set(
    pictures.filter(({ density, isInSight, isLate }) => density === PHONE.density && isInSight && !isLate).map(({ file }) => file),
  );
  const bytes = [...visibleFiles].reduce((sum, file) => sum + statSync(`public${file}`).size, 0);
  if (bytes > MAX_BYTES_ABOVE_FOLD) faults.push(`${bytes} bytes above the fold: ${[...visibleFiles].join(', ')}`);
  return faults;
}
