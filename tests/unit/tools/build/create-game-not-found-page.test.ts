import { expect, it } from 'vitest';
import { gameNotFound, pageNotFound } from '#app/content/data/not-found.ts';
import { createGameNotFoundPage } from '../../../../tools/build/create-game-not-found-page.ts';

const { title, description, keywords } = pageNotFound.meta;
const escape = (text: string) => text.replaceAll("'", '&#x27;');
const head = `<title>${escape(title)} | Site</title><meta name="description" content="${escape(description)}"/><meta name="keywords" content="${escape(keywords.join(', '))}"/>`;
const links = '<a href="/" data-a="b">Home</a><a href="/games" data-a="b">Games</a>';
const note = '<noscript><div class="_note_1"><p>404</p><h1>No such page</h1><p>Go <a href="/">home</a></p></div></noscript>';
const data = `enqueue("[\\"${title} | Site\\",\\"${description}\\",\\"${keywords.join(', ')}\\"]")`;

it('is the page for unknown addresses below Our Games, with the texts of an unknown game in its head, its data and its note', () => {
  const page = createGameNotFoundPage(`${head}${links}${note}<script>${data}</script>`);
  const game = gameNotFound.meta;
  for (const text of [`${game.title} | Site`, game.description, game.keywords.join(', ')])
    expect(page.replaceAll('&#x27;', "'").split(text)).toHaveLength(3);
  expect(page).toContain(
    `<noscript><div class="_note_1"><h1>Game not found</h1><p>${gameNotFound.lead} <a href="/games">Browse All Games</a></p></div>`,
  );
  expect(page).toContain('<a href="/" data-a="b">Home</a><a aria-current="page" href="/games" data-a="b">Games</a>');
  for (const text of [title, description, 'No such page']) expect(page).not.toContain(text);
});

it.each([title, description, keywords.join(', '), '<p>404</p>', '<a href="/games"'])('refuses a page without %s', (text) => {
  expect(() => createGameNotFoundPage(`${head}${links}${note}${data}`.replaceAll(text, '').replaceAll(escape(text), ''))).toThrow(
    '404.html',
  );
});
