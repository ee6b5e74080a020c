// Reports whether an <img> failed to load, including before hydration.
import { useCallback, useState, type RefCallback } from 'react';

/** Pass `ref` and `onError` to the image. */
export function useFailedImage(): {
  readonly isFailed: boolean;
  readonly ref: RefCallback<HTMLImageElement>;
  readonly onError: () => void;
} {
  const [isFailed, setIsFailed] = useState(false);
  const onError = useCallback(() => setIsFailed(true), []);
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.currentSrc && image.complete && image.naturalWidth === 0) setIsFailed(true);
  }, []);
  return { isFailed, ref, onError };
}
