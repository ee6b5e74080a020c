// The screenshots of a game.
import { test } from './browsers.ts';

test('dots, thumbnails and keys choose a picture, in the row and on the full screen', async ({ visitor }) => {
  await visitor.open('/games/block-blitz-go');
  await visitor.press('button', /^Screenshot 3 of/);
  await visitor.see('button', /^Screenshot 3 of/, { isChosen: true });
  await visitor.press('button', /^Thumbnail 2/);
  await visitor.see('button', /^Screenshot 2 of/, { isChosen: true });
  await visitor.keys('ArrowLeft');
  await visitor.see('button', /^Thumbnail 1/, { isChosen: true });

  await visitor.press('button', /^Show full screen/);
  await visitor.see('button', 'Previous screenshot', { isDisabled: true });
  await visitor.keys('ArrowRight');
  await visitor.see('button', 'Previous screenshot', { isDisabled: false });
  await visitor.press('button', 'Next screenshot');
  await visitor.keys('Escape');
  await visitor.miss('button', 'Next screenshot');
  await visitor.see('button', /^Screenshot 3 of/, { isChosen: true });
});
