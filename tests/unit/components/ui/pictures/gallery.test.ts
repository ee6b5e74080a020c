// Tests the markup of the gallery: the order and the names of its parts.
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { FullScreenPicture } from '#app/components/ui/pictures/full-screen-picture.tsx';
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

function listNames(markup: string): (string | undefined)[] {
  return [...markup.matchAll(/aria-label="(Picture [^"]*)"/g)].map(([, name]) => name);
}

it('shows the loop of play first, and the pictures in their order, in the row and the thumbnails', () => {
  const { row, thumbnails } = renderParts({ loop: LOOP });
  const order = ['loop', 'meadow', 'river', 'summit'];
  expect(listPictures(row)).toEqual(order);
  expect(listPictures(thumbnails)).toEqual(order);
});

it('names each dot and thumbnail by its place, and leaves the description to the picture', () => {
  const { row, dots, thumbnails } = renderParts({ loop: LOOP });
  const names = [1, 2, 3, 4].map((place) => `Picture ${place} of 4`);
  for (const group of [dots, thumbnails]) {
    expect(listNames(group)).toEqual(names);
    expect(group).not.toContain('Shows');
    expect(group.match(/tabindex="0"/g)).toHaveLength(1);
    expect(group.match(/tabindex="-1"/g)).toHaveLength(3);
  }
  expect(listNames(row)[0]).toBe('Picture 2 of 4, show full screen: Shows meadow');
  expect(row).not.toContain('tabindex="-1"'); // without scripts, only Tab leads from picture to picture
});

it('offers no choice of one picture', () => {
  const { row, dots, thumbnails } = renderParts({ pictures: PICTURES.slice(0, 1) });
  expect([...listPictures(row), ...listPictures(thumbnails)]).toEqual(['meadow']);
  expect(dots).toBe('');
});

it('announces which picture fills the screen', () => {
  const [picture] = PICTURES;
  const place = { label: 'Screenshots', name: 'Picture 1 of 3', isFirst: true, isLast: false };
  const actions = { dialog: { current: null }, onStep: () => {}, onKeyDown: () => {}, onClose: () => {} };
  const show = (shown: typeof picture) => render(FullScreenPicture, { ...place, ...actions, picture: shown });
  expect(show(picture)).toMatch(/role="status"[^>]*>Picture 1 of 3: Shows meadow</);
  expect(show(undefined)).toMatch(/role="status"[^>]*></); // there before its text, so that the text is announced
});
