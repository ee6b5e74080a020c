/** Scroll behavior for scripted scrolling: smooth, or instant if the visitor prefers reduced motion. */
export function getScrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
