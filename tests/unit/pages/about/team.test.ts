// Tests the team and where its toys stand on the shelf.
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { createExamplePicture } from '#tests/unit/components/ui/pictures/example-picture.ts';
import { Team, type TeamProps } from '#app/pages/about/team.tsx';
import { placeInRows } from '#app/pages/about/shelf-rows.ts';

const picture = createExamplePicture('a/b');
const member = { role: 'Founder', figure: picture, move: { strip: picture, frames: 9 }, portrait: picture };

/** The last one has a portrait and no figure, and the one before neither. */
function listPeople(count: number): TeamProps['team'] {
  return Array.from({ length: count }, (_, index) => ({
    ...member,
    slug: `person-${index}`,
    name: `${index} Person`,
    bio: `What is told of ${index}.`,
    profileUrl: `https://profiles.example/${index}`,
    ...(index >= count - 2 && { figure: null, move: null }),
    ...(index === count - 2 && { portrait: null }),
  }));
}

it.each([1, 2, 5, 8, 11])('tells of everybody in a team of %i, with and without a picture, and hides nothing', (count) => {
  const people = listPeople(count);
  const markup = render(Team, { team: people, shelf: picture });
  expect(markup.match(/<li /g)).toHaveLength(count);
  for (const { slug, name, bio, profileUrl } of people)
    for (const part of [`href="#${slug}"`, `id="${slug}"`, `>${name}</h3>`, `<p>${bio}</p>`, `href="${profileUrl}"`])
      expect(markup).toContain(part);
  expect(markup.match(/<img /g)).toHaveLength(count === 1 ? 1 : count - 1);
  expect(markup).not.toMatch(/(?<!aria-)hidden|scripts-only/);
  // The name of a link, which is that of its plate, says all that it shows.
  const texts = [...markup.matchAll(/<a href="#[^>]*>(.*?)<\/a>/g)].map(([, content = '']) => content.replaceAll(/<[^>]+>/g, ''));
  expect(texts).toEqual(people.map(({ name, role }) => `${name} ${role}`));
});

const list = (people: number, longest: number) =>
  placeInRows(people, longest)
    .filter(({ at }) => at === 0)
    .map(({ of }) => of);

it.each([
  [1, [1], [1]],
  [2, [2], [2]],
  [3, [3], [3]],
  [4, [2, 2], [4]],
  [5, [3, 2], [5]],
  [6, [3, 3], [6]],
  [7, [3, 2, 2], [7]],
  [8, [3, 3, 2], [8]],
  [9, [3, 3, 3], [9]],
  [10, [3, 3, 2, 2], [5, 5]],
  [11, [3, 3, 3, 2], [6, 5]],
  [12, [3, 3, 3, 3], [6, 6]],
])('stands %i people in rows of three and of nine, with nobody alone', (people, ofThree, ofNine) => {
  expect([list(people, 3), list(people, 9)]).toEqual([ofThree, ofNine]);
  expect(placeInRows(people, 3)).toHaveLength(people);
});

it('counts rows and places from the first', () => {
  expect(placeInRows(5, 3)).toEqual([
    { row: 0, at: 0, of: 3 },
    { row: 0, at: 1, of: 3 },
    { row: 0, at: 2, of: 3 },
    { row: 1, at: 0, of: 2 },
    { row: 1, at: 1, of: 2 },
  ]);
});
