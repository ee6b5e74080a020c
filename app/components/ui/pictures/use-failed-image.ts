// Reports whether an <img> failed to load, including before hydration.
import { useCallback, useState } from 'react';

/** Pass `ref` and `onError` to the image. */
export function useFailedImage() {
  const [isFailed, setIsFailed] = useState(false);
  const onError = useCallback(() => setIsFailed(true), []);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setIsFailed(true);
  }, []);
  return { isFailed, ref, onError };
}
