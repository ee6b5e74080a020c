// Tests the pages for parents, data deletion, jobs and releases, and their links to the contact form.
import { text as jobs } from '#app/content/data/pages/jobs.ts';
import { text as parents } from '#app/content/data/pages/parents.ts';
import { GAMES } from '#tests/e2e/support/addresses.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';

test('parents read of every game what it costs and shows, and reach a person', async ({ page }) => {
  await open(page, '/parents');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(GAMES.length + 1);
  for (const game of GAMES) await expect(page.getByRole('row', { name: new RegExp(`^${game.heading} `) })).toContainText(/\d\+\s*Free/);
  await expect(page.getByRole('main').getByRole('link', { name: 'how to delete data' })).toHaveAttribute('href', '/data-deletion');
  await page.getByRole('link', { name: parents.callButton }).click();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('General Inquiry');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^About: A parent's question\n/);
});

test('what is kept is told of every game, and a request for its deletion is one press away', async ({ page }) => {
  await open(page, '/data-deletion');
  for (const game of GAMES) await expect(page.getByRole('main').getByRole('heading', { name: game.heading, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Fill Out the Form' }).click();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Other');
});

test('with nothing open the jobs page says so, and leads to a letter', async ({ page }) => {
  await open(page, '/jobs');
  await expect(page.getByRole('heading', { name: jobs.noneTitle })).toBeVisible();
  expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('JobPosting');
  await page.getByRole('link', { name: jobs.noneButton }).click();
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Job Application');
});

test('a game tells what is new, on its page, on one with all releases and in a feed', async ({ page, request }) => {
  await open(page, '/games/solitaire-go');
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  await page.getByRole('region', { name: "What's New" }).getByRole('link', { name: 'All releases' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("What's New in Solitaire Go");
  const versions = await page.getByRole('heading', { level: 2, name: /^Version / }).allTextContents();
  const atom = await (await request.get(feed ?? '')).text();
  for (const version of versions) expect(atom).toContain(`Solitaire Go ${version.replace('Version ', '')}`);
});
