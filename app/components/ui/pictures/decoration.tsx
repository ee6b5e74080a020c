// A decorative image. It is not there if it fails to load; its room stays.
import type { ComponentProps } from 'react';
import { useFailedImage } from './use-failed-image.ts';

export function Decoration(image: Omit<ComponentProps<'img'>, 'alt' | 'ref' | 'onError'>) {
  const { isFailed, ref, onError } = useFailedImage();
  return <img {...image} ref={ref} alt="" data-failed={isFailed || undefined} onError={onError} />;
}
