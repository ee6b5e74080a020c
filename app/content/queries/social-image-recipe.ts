// Hashes the inputs of a social image, to detect when it must be rendered again.
import { createHash } from 'node:crypto';
import type { SitePage } from '#app/content/schema/page-schema.ts';

/** Version of art/social/template.ts. Increase it to render all images again. */
const TEMPLATE_VERSION = 1;

/** Covers the template, the page's title, and the picture with its hash in pictures.json. */
export function createSocialRecipe(
  { title, socialTitle = title, socialPicture }: Pick<SitePage, 'title' | 'socialTitle' | 'socialPicture'>,
  pictureHash: string,
): string {
  const parts = [TEMPLATE_VERSION, socialTitle, socialPicture, pictureHash];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
}
