import { expect, it } from 'vitest';
import { gameNotFound, pageNotFound } from '#app/content/data/not-found.ts';
import { createGameNotFoundPage } from '../../../../tools/build/create-game-not-found-page.ts';

const { title, description, keywords } = pageNotFound.meta;
const escape = (text: string) => text.replaceAll("'", '&#x27;');
const head = `<title>${escape(title)} | Site</title><meta name="description" content="${escape(description)}"/><meta name="keywords" content="${escape(keywords.join(', '))}"/>`;
const note = '<noscript><div class="_note_1"><h1>No such page</h1><p>Go <a href="/">home</a></p></div></noscript>';
const data = `enqueue("[\\"${title} | Site\\",\\"${description}\\",\\"${keywords.join(', ')}\\"]")`;

it('is the page for unknown addresses, with the texts of an unknown game in its head, its data and its note', () => {
  const page = createGameNotFoundPage(`${head}${note}<script>${data}</script>`);
  const game = gameNotFound.meta;
  for (const text of [`${game.title} | Site`, game.description, game.keywords.join(', ')])
    expect(page.replaceAll('&#x27;', "'").split(text)).toHaveLength(3);
  expect(page).toContain(
    `<noscript><div class="_note_1"><h1>Game not found</h1><p>${gameNotFound.lead} <a href="/games">Browse All Games</a></p></div>`,
  );
  for (const text of [title, description, 'No such page']) expect(page).not.toContain(text);
});

it.each([title, description, keywords.join(', '), '<h1>'])('refuses a page without %s', (text) => {
  expect(() => createGameNotFoundPage(`${head}${note}${data}`.replaceAll(text, '').replaceAll(escape(text), ''))).toThrow('404.html');
});
