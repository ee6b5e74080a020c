// Computes contrasts of colors (WCAG 2.2), for tests.

/** The relative luminance of #rrggbb. */
function computeLuminance(color = ''): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors as #rrggbb. */
export function computeContrast(...colors: readonly (string | undefined)[]): number {
  const [low = NaN, high = NaN] = colors.map(computeLuminance).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
