// Tests the pages about the studio and for parents, clients, applicants and journalists. The built pages are checked for their content.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ways } from '#app/content/data/prices.ts';
import { team } from '#app/content/data/team.ts';
import { hasPicture } from '#app/content/queries/pictures.ts';
import { isLeftOut } from '#tests/e2e/support/addresses.ts';
import {
  COMING_GAME,
  content,
  expect,
  expectPage,
  LIVE_GAME,
  open,
  phoneTest,
  scriptlessTest,
  skipWithout,
  test,
  visit,
} from '#tests/e2e/support/fixtures.ts';
import { hydrateNow } from '#tests/e2e/support/hydration.ts';

const LETTERS = [
  ['/parents', content.parents.callButton, 'General Inquiry', `About: ${content.parents.letter}\n\n`],
  ['/data-deletion', content.dataDeletion.callButton, 'Other', /^About: /],
  ['/jobs', content.jobs.noneButton, 'Job Application', /^/],
  ['/services', content.services.callButton, 'Project Proposal', /^/],
] as const;

test('parents, players, applicants and clients are one press away from a letter with its subject', async ({ page }) => {
  for (const [path, link, subject, message] of LETTERS) {
    await visit(page, path);
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expectPage(page, '/contact');
    await expect(page.getByRole('combobox', { name: 'Subject' }), path).toHaveValue(subject);
    await expect(page.getByRole('textbox', { name: 'Message' }), path).toHaveValue(message);
  }
  await visit(page, '/services');
  const closing = page.getByRole('region', { name: content.services.callTitle }).getByRole('link', { name: content.services.callButton });
  await expect(closing).toHaveAttribute('href', '/contact');
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

test('the arcade leads parents to what they ask of the mini games', async ({ page }) => {
  skipWithout('/parents');
  await open(page, '/play');
  await page.getByRole('main').getByRole('link', { name: content.play.parentsLink }).click();
  await expectPage(page, '/parents');
  await expect(page.getByRole('heading', { name: content.parents.miniGamesTitle })).toBeInViewport();
});

/** The figures of the team on the shelf, and what is told of them. */
function locateTeam(page: Page) {
  const section = page.getByRole('region', { name: content.about.teamTitle });
  return { figures: section.locator('a[href^="#"]'), texts: section.getByRole('listitem') };
}

scriptlessTest(
  'everybody of the team is told of without scripts, where a press leads to the text, on phones below their row',
  async ({ page }) => {
    await page.goto('/about-us');
    const { figures, texts } = locateTeam(page);
    await expect(figures).toContainText(team.map(({ role }) => role));
    await expect(texts.filter({ visible: true })).toHaveCount(team.length);
    await expect(texts.getByRole('heading')).toContainText(team.map(({ name }) => name));
    for (const parts of [team.map(({ role }) => role), team.map(({ bio }) => bio)])
      await expect(texts).toContainText(parts, { useInnerText: true });
    const profiles = texts.filter({ has: page.getByRole('link') });
    await expect(profiles).toContainText(team.flatMap(({ name, profileUrl }) => (profileUrl ? name : [])));
    await figures.last().click();
    await expect(texts.last()).toBeInViewport();
    await expect(texts.last()).toHaveCSS('outline-style', 'solid');

    await page.setViewportSize({ width: 390, height: 844 });
    const findTops = (all: readonly Element[]) => all.map((element) => element.getBoundingClientRect().top);
    const [rows, tops] = [await figures.evaluateAll(findTops), await texts.evaluateAll(findTops)];
    for (const [index, top] of tops.entries()) {
      expect(top, team[index]?.name).toBeGreaterThan(rows[index] ?? 0);
      for (const row of rows.filter((other) => other > (rows[index] ?? 0))) expect(top, team[index]?.name).toBeLessThan(row);
    }
  },
);

test('who is pressed on the shelf of the team turns round, and the text is marked, without moving anything', async ({ page }) => {
  await open(page, '/about-us');
  const { figures, texts } = locateTeam(page);
  const [first, last] = [figures.first(), figures.last()];
  const listPlaces = () =>
    page
      .getByRole('main')
      .evaluate((main) => Array.from(main.querySelectorAll('h3'), (heading) => heading.getBoundingClientRect().top + scrollY));
  const places = await listPlaces();

  await first.click();
  await expect(first.locator('[data-turned=true]')).toHaveCount(hasPicture(`figures/${team[0]?.slug}-move`) ? 1 : 0);
  await expect(texts.and(page.locator('[data-chosen=true]'))).toHaveCount(1);
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(first).not.toHaveAttribute('aria-current');
  await expect(texts.last()).toHaveAttribute('data-chosen', 'true');
  await expect(texts.last()).toBeInViewport({ ratio: 1 });
  expect(await listPlaces()).toEqual(places);
  await last.press('Enter');
  await expect(page.locator('[data-chosen=true]')).toHaveCount(0);
});

const STUDIO_PICTURE = 'figure > [role=img]';
const LIGHTS = ['day', 'dawn', 'dusk', 'night'];

/** Returns the beginning of the address of each picture of the studio, one for each light. */
const listPictures = (page: Page) =>
  page
    .locator(`${STUDIO_PICTURE} img`)
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => new URL(src).pathname.replace(/-\d+\.\w+\.\w+$/, '-')));

test('each office is in the light of its own time before React starts, no other light is loaded, and plates say the times', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.setFixedTime('2027-01-11T20:00Z'); // noon in one office and midnight in the other
  for (const path of ['/', '/about-us']) {
    requested.length = 0;
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const lights = await page
      .locator('html')
      .evaluate(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith('data-light-')).map(({ value }) => value));
    test.skip(lights.length === 0, 'The picture of the studio shows no times');
    await page.locator(STUDIO_PICTURE).scrollIntoViewIfNeeded();
    for (const [index, picture] of (await listPictures(page)).entries()) {
      const isRequested = () => requested.some((url) => new RegExp(`${picture}\\d`).test(url));
      await expect.poll(isRequested, `${LIGHTS[index]} on ${path}`).toBe(lights.includes(LIGHTS[index] ?? ''));
    }
  }
  await hydrateNow(page);
  for (const { city } of content.studio.offices) await expect(page.getByText(new RegExp(`^${city}, 1?\\d:00 [ap]\\.m\\.$`))).toBeVisible();
});

scriptlessTest('without scripts the offices are shown by day', async ({ page }) => {
  await page.goto('/about-us');
  const [day] = await listPictures(page);
  await expect(page.locator(`${STUDIO_PICTURE} img:visible`)).toHaveAttribute('src', new RegExp(`${day}\\d`));
});

phoneTest(
  'on phones long pages are folded until a press, with a way to get in touch on each of the first screens and beside every price',
  async ({ page }) => {
    for (const path of ['/press', LIVE_GAME.path, COMING_GAME.path, '/services']) {
      if (isLeftOut(path)) continue;
      await visit(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(6000);
    }
    const findScreens = (links: readonly Element[]) => links.map((link) => Math.floor(link.getBoundingClientRect().bottom / innerHeight));
    const screens = await page.locator('main a[href^="/contact"]').evaluateAll(findScreens);
    expect(screens).toEqual(expect.arrayContaining([0, 1, 2].slice(0, content.offers.length + 1)));
    for (const { note = '' } of ways)
      expect(screens, note).toContain((await page.getByText(note, { exact: true }).evaluateAll(findScreens))[0]);
    const title = page.getByRole('heading', { name: content.services.stepsTitle });
    const steps = page.getByRole('region', { name: content.services.stepsTitle }).getByRole('listitem');
    await expect(steps.first()).toBeHidden();
    await title.click();
    await expect(steps.first()).toBeVisible();
    await title.click();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(steps.first()).toBeVisible();
    await expect(page.locator('summary', { has: title })).toBeHidden();
  },
);
