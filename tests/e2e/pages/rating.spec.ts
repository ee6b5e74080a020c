// Tests the star rating of live games: how it is given, where it is stored, and what it links to.
import type { Page } from '@playwright/test';
import { denyStorage } from '#tests/e2e/support/simulations.ts';
import { content, DEMO_GAME, expect, STORE_GAME, open, reload, test, visit } from '#tests/e2e/support/fixtures.ts';

const PATH = STORE_GAME.path;

const reviews = (page: Page) => page.getByRole('region', { name: content.createGameText(STORE_GAME).reviewsTitle });
const stars = (page: Page) => page.getByRole('group', { name: `Your rating for ${STORE_GAME.heading}` }).getByRole('radio');
const star = (page: Page, name: string) => stars(page).and(page.getByRole('radio', { name, exact: true }));

async function expectNextSteps(page: Page): Promise<void> {
  const links = reviews(page).getByRole('link');
  await expect(links.nth(0)).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\/[^?]+\?action=write-review$/);
  await expect(links.nth(1)).toHaveAttribute('href', /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/);
  await expect(links.nth(2)).toHaveAttribute('href', /^\/contact\?/);
}

test('stars are given by pointer and keyboard, are kept, lead everybody to the same places, and begin a message, but replace none', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/denied/);
  const message = page.getByRole('textbox', { name: 'Message' });
  const writeMessage = async () => {
    await reviews(page).getByRole('link', { name: 'contact us' }).click();
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('General Inquiry');
  };
  await open(page, PATH);
  await expect(stars(page).and(page.locator(':checked'))).toHaveCount(0);
  await expect(reviews(page).getByRole('link')).toHaveCount(0);
  const heightBefore = await reviews(page).evaluate((region) => region.getBoundingClientRect().height);

  // Each radio button must cover its star.
  const drawn = await reviews(page).getByRole('group').locator('svg').first().boundingBox();
  const starWidth = (drawn?.width ?? 0) / 5;
  const radio = await stars(page).nth(1).boundingBox();
  expect(radio?.x).toBeCloseTo((drawn?.x ?? -1) + starWidth, 0);
  expect(radio?.width).toBeCloseTo(starWidth, 0);

  await star(page, '1 star').click();
  await expectNextSteps(page);
  for (const name of ['2 stars', '3 stars', '4 stars', '5 stars']) {
    await page.keyboard.press('ArrowRight');
    await expect(star(page, name)).toBeFocused();
    await expect(star(page, name)).toBeChecked();
  }
  await expectNextSteps(page);
  expect(await reviews(page).evaluate((region) => region.getBoundingClientRect().height)).toBe(heightBefore);

  await writeMessage();
  await expect(message).toHaveValue(`About: ${STORE_GAME.heading}, 5 stars\n\n`);
  await message.fill('I like the felt.');
  await page.goBack();
  await star(page, '1 star').click();
  await writeMessage();
  await expect(message).toHaveValue('I like the felt.');
  await page.goBack();

  await reload(page);
  await expect(star(page, '1 star')).toBeChecked();
  await expectNextSteps(page);
  await visit(page, DEMO_GAME.path);
  await expect(reviews(page).getByRole('radio', { checked: true })).toHaveCount(0);

  await page.addInitScript(denyStorage);
  await open(page, PATH);
  await star(page, '3 stars').click();
  await expect(star(page, '3 stars')).toBeChecked();
  await expectNextSteps(page);
});
