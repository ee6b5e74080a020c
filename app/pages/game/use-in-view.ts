// Whether an element of the page can be seen in the window.
import { useEffect, useState } from 'react';

/** True while a part of the first element that matches `selector` is in the window, and until that is known. */
export function useInView(selector: string): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting === true));
    const element = document.querySelector(selector);
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);
  return isInView;
}
