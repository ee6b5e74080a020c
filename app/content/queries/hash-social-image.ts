// Hashes the inputs of a social image, to detect when it must be rendered again.
import { createHash } from 'node:crypto';
import type { SitePage } from '#app/content/schema/page-schema.ts';

/** Covers the page's title, the picture with its hash in pictures.json, and the sources of what all images share. */
export function hashSocialImage(
  { title, socialTitle = title, socialPicture }: Pick<SitePage, 'title' | 'socialTitle' | 'socialPicture'>,
  pictureHash: string,
  template: string,
): string {
  const parts = [template, socialTitle, socialPicture, pictureHash];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
}
