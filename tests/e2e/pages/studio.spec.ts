// Tests the pages about the studio: people, values, services and stories.
import type { Locator, Page } from '@playwright/test';
import { ways } from '#app/content/data/projects.ts';
import { team } from '#app/content/data/team.ts';
import { ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

const OFFERS = ['App Development', 'Art & Design', 'Live Ops Services', 'Data Infrastructure & Integration'];
const VALUES = ['Innovation', 'Quality', 'Player Focus', 'Collaboration', 'Growth', 'Integrity'];

function section(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}

/** The items of a section's list, without those of nested lists. */
function entries(list: Locator): Locator {
  return list.getByRole('list').first().locator('> li');
}

async function expectPicture(within: Locator): Promise<void> {
  await expect(within.getByRole('img').first()).toHaveAttribute('alt', /\S/);
}

test('the about page has the story, vision, mission, everybody on the team and six values', async ({ page }) => {
  await open(page, '/about-us');
  await expect(page.getByRole('main').getByText(/over 20 years of combined team experience/)).toBeVisible();
  for (const name of ['Our Vision', 'Our Mission']) await expect(section(page, name).getByRole('paragraph')).toHaveText(/\S/);

  const people = entries(section(page, 'Our Team'));
  await expect(people).toHaveCount(team.length);
  const profiles = new Set<string | null>();
  for (const person of await people.all()) {
    const name = await person.getByRole('heading', { level: 3 }).textContent();
    await expect(person.getByRole('paragraph')).toHaveText([/\S/, /\S/]);
    await expectPicture(person);
    const profile = person.getByRole('link', { name: `Profile of ${name}` });
    await expect(profile).toHaveAttribute('href', /^https:\/\//);
    profiles.add(await profile.getAttribute('href'));
  }
  expect(profiles.size).toBe(team.length);

  const values = entries(section(page, 'Our Core Values'));
  await expect(values.getByRole('heading', { level: 3 })).toHaveText(VALUES);
  for (const value of await values.all()) await expect(value.getByRole('paragraph')).toHaveText(/\S/);
});

test('the services page has four services, stories tagged with them, and a way to get in touch', async ({ page }) => {
  await open(page, '/services');
  for (const name of OFFERS) {
    const offer = section(page, name);
    await expect(offer.getByRole('paragraph')).toHaveText(/\S/);
    await expectPicture(offer);
    expect(await offer.getByRole('listitem').count()).toBeGreaterThan(3);
  }

  const stories = entries(section(page, 'Success Stories'));
  await expect(stories).toHaveCount(ADDRESSES.filter(({ path }) => path.startsWith('/services/')).length);
  for (const story of await stories.all()) {
    await expect(story.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(story.getByRole('paragraph')).toHaveText(/\S/);
    await expectPicture(story);
    await expect(story.getByRole('link')).toHaveAttribute('href', /^\/services\/[a-z-]+$/);
    const tags = await story.getByRole('list', { name: 'Services' }).getByRole('listitem').allTextContents();
    expect(tags.length).toBeGreaterThan(0);
    expect(OFFERS).toEqual(expect.arrayContaining(tags));
  }

  await page.getByRole('main').getByRole('link', { name: 'Start a Conversation' }).last().click();
  await expectPage(page, 'Contact Us');
  await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Project Proposal');
});

test('a journalist copies a boilerplate of the length that is needed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/press');
  const boilerplate = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '50 Words' }) });
  await boilerplate.getByRole('button', { name: 'Copy 50 Words' }).click();
  await expect(boilerplate.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await boilerplate.getByRole('blockquote').textContent());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the services page shows every price, and a way to get in touch, on each of the first three screens', async ({ page }) => {
    await open(page, '/services');
    const screens = await page
      .getByRole('main')
      .locator('a[href^="/contact"]')
      .evaluateAll((links) => links.map((link) => Math.floor(link.getBoundingClientRect().bottom / innerHeight)));
    expect(screens).toEqual(expect.arrayContaining([0, 1, 2]));
    for (const { note = '' } of ways) {
      const { y = Infinity } = (await page.getByText(note, { exact: true }).boundingBox()) ?? {};
      expect(y, note).toBeLessThan(3 * 844);
    }
  });
});
