import { expect, it } from 'vitest';
import { styleNames } from './style-names.ts';

it('names a style after its file, and after the mini game whose own it is', () => {
  const nameOf = styleNames();
  expect(nameOf('title', '/site/app/ui/card.module.css')).toBe('card_title');
  expect(nameOf('title', '/site/app/mini-games/solitaire/view/card.module.css')).toBe('card_solitaire_title');
  expect(nameOf('title', '/site/app/mini-games/tile.module.css')).toBe('tile_title');
});

it('refuses a second file by the same name', () => {
  const nameOf = styleNames();
  nameOf('title', '/site/app/ui/card.module.css');
  nameOf('icon', '/site/app/ui/card.module.css');
  expect(() => nameOf('title', '/site/app/pages/home/card.module.css')).toThrow('another');
});
