// Whether an <img> failed to load, even when it failed before React took over.
import { useCallback, useState, type RefCallback } from 'react';

/** Spread `ref` and `onError` on the image; `isFailed` turns true once it cannot be shown. */
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
