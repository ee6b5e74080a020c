import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { failures } from '#app/content/data/form-messages.ts';

const ENDPOINT = 'https://forms.example/f';

beforeEach(() => vi.resetModules());

/** Renders both forms of a build with this endpoint. */
async function renderForms(endpoint: string): Promise<string[]> {
  vi.stubEnv('VITE_FORMS_ENDPOINT', endpoint);
  const { ContactForm } = await import('#app/forms/contact-form.tsx');
  const { NewsletterForm } = await import('#app/forms/newsletter-form.tsx');
  const forms = [createElement(ContactForm, { failures }), createElement(NewsletterForm, { failures, game: 'Idle Mouse' })];
  return forms.map((form) => renderToStaticMarkup(form));
}

/** What each form of a build with this endpoint posts without scripts: names, with the values of hidden fields. */
async function listPostedFields(endpoint: string): Promise<string[][]> {
  return (await renderForms(endpoint)).map((markup) =>
    Array.from(markup.matchAll(/<(?:input|select|textarea)(?![^>]* disabled)[^>]*>/g), ([tag]) => {
      const [, name = ''] = / name="([^"]*)"/.exec(tag) ?? [];
      return tag.includes('type="hidden"') ? `${name}=${/ value="([^"]*)"/.exec(tag)?.[1]}` : name;
    }).toSorted(),
  );
}

it('posts the documented fields to an endpoint, with an empty ID', async () => {
  expect(await listPostedFields(ENDPOINT)).toEqual([
    ['_gotcha', 'email', 'form=contact', 'id=', 'message', 'name', 'subject'],
    ['_gotcha', 'email', 'form=newsletter', 'game=Idle Mouse', 'id='],
  ]);
});

it('adds nothing to an email but the game', async () => {
  expect((await listPostedFields('')).flat().filter((field) => field.includes('='))).toEqual(['game=Idle Mouse']);
});

it('is an email to the studio without an endpoint, which the browser validates', async () => {
  for (const markup of await renderForms('')) {
    const [form = ''] = /<form[^>]*>/.exec(markup) ?? [];
    expect(form).toMatch(/ action="mailto:[^@"]+@[^@"]+"/);
    expect(form).toMatch(/ enctype="text\/plain"/i);
    expect(form).not.toMatch(/novalidate/i);
  }
});
