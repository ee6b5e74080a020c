// Finds parts that cannot be told from their background, such as cells that are only a shadow, which forced colors remove.
import type { Page } from '@playwright/test';

/** The contrast that WCAG 1.4.11 asks for. */
const MIN_CONTRAST = 3;

/** Names of the elements that match `selector` and have no edge, background or stroke of enough contrast to what is behind them. */
export function findInvisibleParts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ({ parts, minContrast }) => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('There is no canvas');
      const [known, pixel] = [new Map<string, number | null>(), context];
      /** The relative luminance of a color; null if it is transparent. */
      function getLuminance(color: string): number | null {
        const earlier = known.get(color);
        if (earlier !== undefined) return earlier;
        pixel.clearRect(0, 0, 1, 1);
        pixel.fillStyle = color;
        pixel.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
          const share = channel / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const luminance = alpha < 128 ? null : 0.2126 * r + 0.7152 * g + 0.0722 * b;
        known.set(color, luminance);
        return luminance;
      }
      function getGround(element: Element): number {
        for (let node = element.parentElement; node !== null; node = node.parentElement) {
          const luminance = getLuminance(getComputedStyle(node).backgroundColor);
          if (luminance !== null) return luminance;
        }
        return getLuminance('Canvas') ?? 1;
      }
      const isDrawn = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0;
      const listColors = (style: CSSStyleDeclaration) => [
        style.backgroundColor,
        ...(isDrawn(style.borderBottomStyle, style.borderBottomWidth) ? [style.borderBottomColor] : []),
        ...(isDrawn(style.outlineStyle, style.outlineWidth) ? [style.outlineColor] : []),
        ...(style.backgroundImage.match(/(?:oklch|oklab|rgb)\([^)]*\)/g) ?? []),
      ];
      return [...document.querySelectorAll(parts)].flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const ground = getGround(element);
        const own = getComputedStyle(element);
        const colors =
          element instanceof SVGElement ? [own.stroke] : [...listColors(own), ...listColors(getComputedStyle(element, '::before'))];
        const isSeen = colors.some((color) => {
          const luminance = getLuminance(color);
          return luminance !== null && (Math.max(luminance, ground) + 0.05) / (Math.min(luminance, ground) + 0.05) >= minContrast;
        });
        return isSeen ? [] : [element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML.slice(0, 80))];
      });
    },
    { parts: selector, minContrast: MIN_CONTRAST },
  );
}
