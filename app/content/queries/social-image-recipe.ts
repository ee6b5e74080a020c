// What a social image is made of, so that it is known when it has to be rendered again.
import { createHash } from 'node:crypto';
import type { SitePage } from '#app/content/schema/page-schema.ts';

/** Of art/social/template.ts: raise it when every image should be rendered again. */
const TEMPLATE_VERSION = 1;

/** The recipe of a page's image, from its title and the hash that its picture has in pictures.json. */
export function createSocialRecipe(
  { title, socialTitle = title, socialPicture }: Pick<SitePage, 'title' | 'socialTitle' | 'socialPicture'>,
  pictureHash: string,
): string {
  const parts = [TEMPLATE_VERSION, socialTitle, socialPicture, pictureHash];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
}
