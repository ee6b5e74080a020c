// What visitors have asked of their browsers: to save data, or to reduce motion.

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's browser is set to save data. False where the browser does not say so. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Whether the visitor wants less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/** Scroll behavior for scripted scrolling: smooth, or instant if the visitor prefers reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}
