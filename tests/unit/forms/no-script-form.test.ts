// Tests the markup of forms: what they post without scripts, and the field for bots.
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { Honeypot } from '#app/forms/honeypot.tsx';

const ENDPOINT = 'https://forms.example/f';

beforeEach(() => vi.resetModules());

/** Renders both forms of a build with this endpoint. */
async function renderForms(endpoint: string): Promise<string[]> {
  vi.stubEnv('VITE_FORMS_ENDPOINT', endpoint);
  const { ContactForm } = await import('#app/forms/contact-form.tsx');
  const { NewsletterForm } = await import('#app/forms/newsletter-form.tsx');
  return [render(ContactForm, { failures, budgets: [] }), render(NewsletterForm, { failures, game: 'Bean Jar' })];
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
    ['_gotcha', 'email', 'form=newsletter', 'game=Bean Jar', 'id='],
  ]);
});

it('adds nothing to an email but the game', async () => {
  expect((await listPostedFields('')).flat().filter((field) => field.includes('='))).toEqual(['game=Bean Jar']);
});

it('is an email to the studio without an endpoint, which the browser validates', async () => {
  for (const markup of await renderForms('')) {
    const [form = ''] = /<form[^>]*>/.exec(markup) ?? [];
    expect(form).toMatch(/ action="mailto:[^@"]+@[^@"]+"/);
    expect(form).toMatch(/ enctype="text\/plain"/i);
    expect(form).not.toMatch(/novalidate/i);
  }
});

const [, name = ''] = / name="([^"]*)"/.exec(render(Honeypot, {})) ?? [];

it('has a name that no browser and no password manager takes for a field of theirs', () => {
  expect(name).toMatch(/./);
  expect(name).not.toMatch(
    /name|mail|user|login|pass|phone|tel|company|org|url|web|site|street|address|city|state|zip|code|country|birth|card/i,
  );
});
