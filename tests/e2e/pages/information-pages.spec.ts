// Tests the pages about the studio and for parents, clients, applicants and journalists. The built pages are checked for their content.
import sharp from 'sharp';
import { ways } from '#app/content/data/projects.ts';
import { shelf, team } from '#app/content/data/team.ts';
import { content, expect, expectPage, open, phoneTest, test } from '#tests/e2e/support/fixtures.ts';

const LETTERS = [
  ['/parents', content.parents.callButton, 'General Inquiry', `About: ${content.parents.letter}\n\n`],
  ['/data-deletion', content.dataDeletion.callButton, 'Other', /^About: /],
  ['/jobs', content.jobs.noneButton, 'Job Application', /^/],
  ['/services', content.services.callButton, 'Project Proposal', /^/],
] as const;

test('parents, players, applicants and clients are one press away from a letter with its subject', async ({ page }) => {
  for (const [path, link, subject, message] of LETTERS) {
    await open(page, path);
    await page.getByRole('main').getByRole('link', { name: link }).last().click();
    await expectPage(page, '/contact');
    await expect(page.getByRole('combobox', { name: 'Subject' }), path).toHaveValue(subject);
    await expect(page.getByRole('textbox', { name: 'Message' }), path).toHaveValue(message);
  }
});

test('a journalist copies the boilerplate, and saves a picture as a PNG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/press');
  const boilerplate = page.getByRole('region', { name: content.press.wordsTitle });
  await boilerplate.getByRole('button', { name: 'Copy' }).click();
  await expect(boilerplate.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await boilerplate.getByRole('blockquote').textContent());

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save: ' }).first().click();
  const { format, width } = await sharp(await (await saved).path()).metadata();
  expect({ format, width }).toEqual({ format: 'png', width: 1600 });
});

test('who is pressed on the shelf of the team turns round and is told of, without moving the page, until another press or Escape', async ({
  page,
}) => {
  test.skip(shelf === null, 'The team has no shelf');
  await open(page, '/about-us');
  const figures = page.getByRole('region', { name: content.about.teamTitle }).locator('[aria-expanded]');
  await expect(figures).toHaveCount(team.length);
  const [first, second] = [figures.first(), figures.nth(1)];
  const getCard = (member: (typeof team)[number] | undefined) => page.getByText(member?.bio ?? '');
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await getHeight();

  await expect(getCard(team[0])).toBeHidden();
  await first.click();
  await expect(getCard(team[0])).toBeVisible();
  await expect(first.locator('[data-turned=true]')).toBeVisible();
  await second.press('Enter');
  await expect(getCard(team[1])).toBeVisible();
  await expect(getCard(team[0])).toBeHidden();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  expect(await getHeight()).toBe(height);
  await second.press('Tab');
  await page.keyboard.press('Escape');
  await expect(getCard(team[1])).toBeHidden();
  await expect(second).toBeFocused();

  await page.setViewportSize({ width: 800, height: 900 });
  const tops = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
  expect(new Set(tops).size, 'rows of the shelf').toBe(1);
});

phoneTest(
  'the services page has a way to get in touch on each of the first screens, and on the screen of every price',
  async ({ page }) => {
    await open(page, '/services');
    const findScreens = (links: readonly Element[]) => links.map((link) => Math.floor(link.getBoundingClientRect().bottom / innerHeight));
    const screens = await page.locator('main a[href^="/contact"]').evaluateAll(findScreens);
    expect(screens).toEqual(expect.arrayContaining([0, 1, 2].slice(0, content.offers.length + 1)));
    for (const { note = '' } of ways)
      expect(screens, note).toContain((await page.getByText(note, { exact: true }).evaluateAll(findScreens))[0]);
  },
);
