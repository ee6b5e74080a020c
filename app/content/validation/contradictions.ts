// Finds statements that contradict the data: team size, ages, the studio's name, and reviews that are older than their game.
import { collectStrings, isShown } from './entries.ts';
import type { Content } from './content-files.ts';
import { PRODUCT, SITE_NAME } from '#app/content/data/site.ts';
import { parseNumberWord } from '#app/content/format/number-words.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { TeamMember } from '#app/content/schema/studio-schema.ts';

interface Sentence {
  readonly file: string;
  readonly text: string;
}

/** Every text that the site shows, with its file. */
function listTexts({ modules, texts }: Content): Sentence[] {
  return [
    ...Object.entries(modules)
      .filter(([file, exports]) => isShown(file, exports))
      .flatMap(([file, exports]) => collectStrings(exports, file).map(([, text]) => ({ file, text }))),
    ...Object.entries(texts).map(([file, text]) => ({ file, text })),
  ];
}

/** "Two to five of us" cannot be more than half of the team: the others make our own games. */
function findTeamProblems(sentences: readonly Sentence[], team: readonly TeamMember[]): string[] {
  return sentences.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/(\w+) of us\b/gi), ([phrase, word = '']) => ({ phrase, count: parseNumberWord(word) ?? 0 }))
      .filter(({ count }) => count > team.length / 2)
      .map(({ phrase }) => `${file}: says "${phrase}", which is more than half of the ${team.length} people in team.ts`),
  );
}

/** An age that the terms ask for cannot be above the age that a game is rated for. */
function findAgeProblems(sentences: readonly Sentence[], games: readonly Game[]): string[] {
  const lowest = Math.min(...games.map(({ ages }) => Number.parseInt(ages, 10)));
  return sentences.flatMap(({ file, text }) => {
    const [phrase, age = '0'] = /must be at least (\d+)/i.exec(text) ?? [];
    return Number(age) > lowest ? [`${file}: says "${phrase}", but there are games for ages ${lowest}+`] : [];
  });
}

/** The title on the home page, "We Are … Studio", is meant so. */
function findNameProblems(sentences: readonly Sentence[]): string[] {
  const otherName = new RegExp(`\\b(?<!We Are )${PRODUCT} (Games|Studio)\\b`);
  return sentences.flatMap(({ file, text }) => {
    const [name] = otherName.exec(text) ?? [];
    return name === undefined ? [] : [`${file}: says "${name}"; the name is ${SITE_NAME}`];
  });
}

/** Reviews from before the first release. */
function findReviewProblems({ slug, released, reviews }: Game): string[] {
  return reviews.flatMap(({ author, datePublished }) =>
    released !== undefined && datePublished < released
      ? [`catalogue/${slug}.ts: the review by ${author} of ${datePublished} is older than the game, which came out on ${released}`]
      : [],
  );
}

/** Expects content that is valid otherwise. */
export function findContradictions(content: Content): string[] {
  const sentences = listTexts(content);
  const team = content.modules['team.ts']?.['team'] as readonly TeamMember[];
  const games = Object.entries(content.modules).flatMap(([file, { game }]) => (file.startsWith('catalogue/') ? [game as Game] : []));
  return [
    ...findTeamProblems(sentences, team),
    ...findAgeProblems(sentences, games),
    ...findNameProblems(sentences),
    ...games.flatMap(findReviewProblems),
  ];
}
