// Tests what visitors of a case study see or try for themselves: two phones, two pictures, screens, a calendar or marbles, on a
// page that is translated meanwhile.
import type { Locator, Page } from '@playwright/test';
import type { Demonstration } from '#app/content/schema/game-schema.ts';
import { findViolations, getPageWidth } from '#tests/e2e/support/accessibility.ts';
import { content } from '#tests/e2e/support/addresses.ts';
import { expect, open, test } from '#tests/e2e/support/fixtures.ts';
import { translatePages } from '#tests/e2e/support/translator.ts';

const text = content.caseStudy.demonstration;

async function tryDemonstration(page: Page, region: Locator, shown: Demonstration): Promise<void> {
  if (shown.kind === 'loading times') {
    const [status, times] = [region.getByRole('status'), [shown.before, shown.after].map((seconds) => `${seconds.toFixed(1)} s`)];
    await expect(region.getByRole('button')).toBeHidden(); // less motion: both are open
    for (const time of times) await expect(region.getByText(time, { exact: true })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await region.getByRole('button', { name: text.start, exact: true }).press('Enter');
    await page.clock.runFor(1000 * shown.after - 100);
    await expect(status).toBeEmpty();
    await page.clock.runFor(200);
    await expect(status).toHaveText(`${text.after}: ${shown.after} s.`);
    await page.clock.runFor(1000 * (shown.before - shown.after));
    await expect(status).toHaveText(`${text.after}: ${shown.after} s. ${text.before}: ${shown.before} s.`);
    await expect(region.getByRole('button', { name: text.again })).toBeEnabled();
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return;
  }
  if (shown.kind === 'screens') {
    for (const { alt } of shown.screens) await expect(region.getByRole('img', { name: alt })).toBeVisible();
    return;
  }
  if (shown.kind === 'two pictures') {
    const slider = region.getByRole('slider', { name: shown.title });
    for (const { alt } of [shown.before, shown.after]) await expect(region.getByRole('img', { name: alt })).toBeVisible();
    for (const [key, before] of [
      ['ArrowRight', 51],
      ['Home', 0],
      ['End', 100],
    ] as const) {
      await slider.press(key);
      await expect(slider).toHaveAttribute('aria-valuetext', `${text.before} ${before}%, ${text.after} ${100 - before}%`);
    }
    return;
  }
  for (const [key, when] of [
    ['Space', 'before'],
    ['ArrowRight', 'after'],
  ] as const) {
    await region.getByRole('radio', { name: text.before }).press(key);
    await expect(region.getByRole('radio', { name: text[when] })).toBeChecked();
    await expect(region.getByRole('radio', { name: text[when] })).toHaveAccessibleDescription(shown[when].words);
    if (shown.kind === 'marbles') {
      await expect(region.getByRole('definition')).toHaveText(shown[when].answers.map(({ value }) => value));
      continue;
    }
    await expect(region.getByRole('table')).toHaveAccessibleName(shown[when].words);
    const marks = shown[when].weeks.join('').split('');
    for (const { letter, name } of shown.marks)
      await expect(region.getByRole('cell', { name })).toHaveCount(marks.filter((mark) => mark === letter).length);
  }
}

test('what changed can be tried by keyboard, moves nothing around it, and is said in words', async ({ page }) => {
  await page.clock.install();
  await translatePages(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { slug, demonstration } of content.caseStudies) {
    if (!demonstration) continue;
    await open(page, `/services/${slug}`);
    const region = page.getByRole('region', { name: demonstration.title });
    await region.scrollIntoViewIfNeeded();
    const height = await region.evaluate((element) => element.getBoundingClientRect().height);
    await tryDemonstration(page, region, demonstration);
    expect(await region.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    expect(await getPageWidth(page)).toBe(320);
    expect(await findViolations(page, 'section[aria-labelledby=demonstration]')).toEqual([]);
  }
});
