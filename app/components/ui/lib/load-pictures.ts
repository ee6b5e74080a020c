// Loads the lazy pictures of a hydrated page, so that a picture of the whole page shows them, too.
import { isSavingData } from './browser-preferences.ts';

/** Leaves out what is hidden, such as another light of the offices, and what is beside the window in a row that scrolls. */
export function loadPictures(): void {
  if (isSavingData()) return;
  for (const image of document.images) {
    const { width, left } = image.getBoundingClientRect();
    if (width > 0 && left < window.innerWidth) image.loading = 'eager';
  }
}
