import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { text } from '#app/content/data/pages/about.ts';
import AboutPage, { loader } from '#app/pages/about/about.tsx';
import { render } from '#tests/unit/render.ts';

const page = (Page: unknown, loaderData: object) => render(Page as ComponentType<{ loaderData: object }>, { loaderData });

it('leads from the team to the jobs, where the site has some', () => {
  const data = loader();
  expect(page(AboutPage, { ...data, jobsPath: '/jobs' })).toMatch(new RegExp(`<a [^>]*href="/jobs"[^>]*>${text.joinLink}</a>`));
  expect(page(AboutPage, { ...data, jobsPath: null })).not.toContain(text.joinLink);
});
