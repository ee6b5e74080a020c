// Measures pictures in the layout: which cut-outs cover text or controls, and the resolution of the file that the browser chooses.
import type { Page } from '@playwright/test';

/** Pixels with a lower alpha count as shadow or edge. */
const MIN_OPAQUE_ALPHA = 128;
/** The share of a line box that is empty above and below its letters. */
const LINE_PADDING_RATIO = 0.22;

/** Cut-outs whose opaque pixels cover a text or control, each with what it covers. */
export function findCoveredText(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ opaque, air }) => {
      const cutOuts = Array.from(document.images).filter(
        (image) =>
          image.checkVisibility() &&
          image.getAttribute('src')?.endsWith('.png') &&
          getComputedStyle(image).getPropertyValue('--ground').trim() === 'transparent',
      );
      const words: { readonly what: string; readonly element: Element; readonly box: DOMRect; readonly air: number }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const what = node.textContent?.trim() ?? '';
        if (!element || what === '' || !element.checkVisibility() || element.closest('script, style, .visually-hidden, dialog')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) words.push({ what: what.slice(0, 40), element, box, air });
      }
      for (const element of document.querySelectorAll('a[class], button, input, select, textarea, summary')) {
        // Links and buttons that contain a picture are skipped, because the picture belongs to them.
        if (
          !element.checkVisibility() ||
          element.querySelector('img') ||
          element.closest('dialog') ||
          ['inline', 'contents'].includes(getComputedStyle(element).display)
        )
          continue;
        if (getComputedStyle(element).position === 'fixed') continue; // fixed elements float over the page
        words.push({
          what: `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 30)}`,
          element,
          box: element.getBoundingClientRect(),
          air: 0,
        });
      }
      /** Whether the text has its own background that is painted over the image. */
      function isBehind(image: Element, element: Element): boolean {
        let surface: Element | null = element;
        while (surface) {
          const { backgroundColor, backgroundImage } = getComputedStyle(surface);
          if (backgroundImage !== 'none' || !/^rgba\(0, 0, 0, 0\)$/.test(backgroundColor)) break;
          surface = surface.parentElement;
        }
        if (!surface || surface.contains(image)) return false;
        return (image.compareDocumentPosition(surface) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      }

      const found = new Set<string>();
      for (const image of cutOuts) {
        const frame = image.getBoundingClientRect();
        if (frame.width === 0) continue;
        // Text in the header is skipped, because the header floats over the page.
        const near = words.filter(
          ({ box, element }) =>
            box.width > 0 &&
            box.left < frame.right &&
            box.right > frame.left &&
            box.top < frame.bottom &&
            box.bottom > frame.top &&
            !element.closest('header') &&
            !isBehind(image, element),
        );
        if (near.length === 0) continue;
        const bitmap = await createImageBitmap(await (await fetch(image.src)).blob());
        const width = Math.round(frame.width);
        const height = Math.round(frame.height);
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0, width, height);
        for (const { what, box, air: free } of near) {
          const top = Math.max(0, box.top + box.height * free - frame.top);
          const bottom = Math.min(height, box.bottom - box.height * free - frame.top);
          const left = Math.max(0, box.left - frame.left);
          const right = Math.min(width, box.right - frame.left);
          if (right - left < 1 || bottom - top < 1) continue;
          const { data } = canvas?.getImageData(left, top, right - left, bottom - top) ?? { data: [] };
          let covered = 0;
          for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > opaque) covered += 1;
          if (covered > 4) found.add(`${image.src.replace(/^.*\/pictures\/|-\d+\.\w+\.png$/g, '')} over "${what}"`);
        }
      }
      return [...found];
    },
    { opaque: MIN_OPAQUE_ALPHA, air: LINE_PADDING_RATIO },
  );
}

/** The resolution of a picture at its displayed width. */
export interface Sharpness {
  readonly name: string;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** The width of the file that the browser chooses, divided by the displayed width in device pixels. */
  readonly ratio: number;
  readonly isLargest: boolean;
  readonly isSmallest: boolean;
  /** The path of the chosen file: /pictures/… */
  readonly file: string;
  /** Whether some of it is visible without scrolling. */
  readonly isInSight: boolean;
}

/** The resolution of each picture at each pixel density. */
export function measureSharpness(page: Page, densities: readonly number[]): Promise<Sharpness[]> {
  return page.evaluate((pixelDensities) => {
    const measured = new Map<string, number>(); // cached, because each measurement forces a layout

    /** The width that the `sizes` attribute requests, in CSS px. */
    function getRequestedWidth(sizes: string): number {
      const width = measured.get(sizes) ?? measure(sizes);
      measured.set(sizes, width);
      return width;
    }

    function measure(sizes: string): number {
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length = part] = /^\s*(\(.+?\)(?:\s+and\s+\(.+?\))*)\s+(\S.*)$/.exec(part) ?? [];
        if (condition !== undefined && !matchMedia(condition).matches) continue;
        const probe = document.createElement('div');
        probe.style.cssText = `position: absolute; width: ${length}`;
        document.documentElement.append(probe);
        const { width } = probe.getBoundingClientRect();
        probe.remove();
        return width;
      }
      return window.innerWidth;
    }

    /** The first file that is wide enough, as browsers choose. */
    function chooseWidth(widths: readonly number[], wanted: number): number {
      return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 0;
    }

    return Array.from(document.querySelectorAll('picture')).flatMap((picture) => {
      const image = picture.querySelector('img');
      const source = Array.from(picture.querySelectorAll('source')).find(({ media }) => media === '' || matchMedia(media).matches);
      const frame = image?.getBoundingClientRect();
      if (!image || !source || !frame || frame.width === 0 || !image.checkVisibility()) return [];
      const files = new Map(
        source.srcset.split(', ').map((candidate) => [Number(/ (\d+)w$/.exec(candidate)?.[1]), candidate.replace(/ .*/, '')]),
      );
      const widths = [...files.keys()];
      const shape = source.width / source.height;
      const { objectFit } = getComputedStyle(image);
      const shownWidth = objectFit === 'cover' ? Math.max(image.offsetWidth, image.offsetHeight * shape) : image.offsetWidth;
      const wanted = getRequestedWidth(source.sizes);
      return pixelDensities.map((density) => {
        const width = chooseWidth(widths, wanted * density);
        return {
          name: `${image.src.replace(/^.*\/pictures\/|-\d+\.\w+\.\w+$/g, '')} (${Math.round(shownWidth)} px, sizes ask for ${Math.round(wanted)} px)`,
          density,
          ratio: Math.round((width / (shownWidth * density)) * 100) / 100,
          isLargest: width === widths.at(-1),
          isSmallest: width === widths[0],
          file: files.get(width) ?? '',
          isInSight: frame.top < innerHeight && frame.bottom > 0 && frame.left < innerWidth && frame.right > 0,
        };
      });
    });
  }, densities);
}
