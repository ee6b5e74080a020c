// Finds faults of pictures at any width: covering text or controls, wrong resolution, or too many bytes above the fold on a phone.
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findCoveredText, measureSharpness } from './measure-pictures.ts';

export const PICTURE_WIDTHS = [320, 390, 600, 800, 1280, 1440];

const DENSITIES = [1, 2];

/** Limits for the width of a file divided by the displayed width in device pixels. */
const MIN_RATIO = 1;
const MAX_RATIO = 2.2;
/** A phone, and the maximum size of the pictures above its fold in bytes; the logo adds 3 KB. */
const PHONE = { width: 390, density: 2 } as const;
const MAX_BYTES_ABOVE_FOLD = 57_000;
/** Tolerance for rounding by a tenth of a pixel. */
const RATIO_TOLERANCE = 0.02;

/** The faults of the pictures on the page, in a window of this width. */
export async function findPictureFaults(page: Page, width: number): Promise<string[]> {
  const faults = await findCoveredText(page);
  const pictures = await measureSharpness(page, DENSITIES);
  for (const { name, density, ratio, isLargest, isSmallest } of pictures)
    if ((ratio < MIN_RATIO - RATIO_TOLERANCE && !isLargest) || (ratio > MAX_RATIO + RATIO_TOLERANCE && !isSmallest))
      faults.push(`${name}: a file ${ratio} times as wide as its place, at ${density}×`);
  if (width !== PHONE.width) return faults;
  const visibleFiles = new Set(pictures.filter(({ density, isInSight }) => density === PHONE.density && isInSight).map(({ file }) => file));
  const bytes = [...visibleFiles].reduce((sum, file) => sum + statSync(`public${file}`).size, 0);
  if (bytes > MAX_BYTES_ABOVE_FOLD) faults.push(`${bytes} bytes above the fold: ${[...visibleFiles].join(', ')}`);
  return faults;
}
