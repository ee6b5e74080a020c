// Tests the markup of the gallery: the order of its parts.
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { Gallery, type GalleryProps } from '#app/components/ui/pictures/gallery.tsx';
import { createExamplePicture } from './example-picture.ts';

const PICTURES = ['meadow', 'river', 'summit'].map(createExamplePicture);
const LOOP = { slug: 'game', hash: 'hash', seconds: 5, poster: createExamplePicture('loop') };

/** The markup of the row, the dots and the thumbnails. */
function renderParts(props: Partial<GalleryProps>): { row: string; dots: string; thumbnails: string } {
  const markup = render(Gallery, { pictures: PICTURES, badge: 'Live', label: 'Screenshots', ...props });
  const [row = '', afterRow = ''] = markup.split('aria-label="Choose a picture"');
  const [dots = '', thumbnails = ''] = afterRow.split('Live</span>');
  return { row, dots, thumbnails };
}

function listPictures(markup: string): (string | undefined)[] {
  return [...markup.matchAll(/src="\/pictures\/(\w+)-/g)].map(([, name]) => name);
}

it('shows the loop of play first, and the pictures in their order, in the row and the thumbnails', () => {
  const { row, thumbnails } = renderParts({ loop: LOOP });
  const order = ['loop', 'meadow', 'river', 'summit'];
  expect(listPictures(row)).toEqual(order);
  expect(listPictures(thumbnails)).toEqual(order);
});

it('offers no choice of one picture', () => {
  const { row, dots, thumbnails } = renderParts({ pictures: PICTURES.slice(0, 1) });
  expect([...listPictures(row), ...listPictures(thumbnails)]).toEqual(['meadow']);
  expect(dots).toBe('');
});
