// Finds statements that contradict the data: team size, interns, ages, the studio's name, and reviews that miss what a release brought.
import { collectStrings } from './collect-strings.ts';
import type { Content } from './content-files.ts';
import { PRODUCT, SITE_NAME } from '#app/content/data/site/product.ts';
import { parseNumberWord } from '#app/content/format/number-words.ts';
import type { Game, TeamMember } from '#app/content/schema/game-schema.ts';

interface Sentence {
  readonly file: string;
  readonly text: string;
}

/** Every text of the content, with its file. */
function listTexts({ modules, texts }: Content): Sentence[] {
  return [
    ...Object.entries(modules).flatMap(([file, exports]) => collectStrings(exports, file).map(([, text]) => ({ file, text }))),
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

function findInternProblems(sentences: readonly Sentence[], team: readonly TeamMember[]): string[] {
  const interns = team.filter(({ bio }) => /\bintern\b/i.test(bio)).length;
  return sentences.flatMap(({ file, text }) => {
    const [phrase, word = ''] = /(\w+) of (?:us|our [\w ]+) started here as interns/i.exec(text) ?? [];
    if (phrase === undefined || parseNumberWord(word) === interns) return [];
    return [`${file}: says "${phrase}", but ${interns} of the bios in team.ts mention it`];
  });
}

/** An age that the terms ask for cannot be above the age that a game is rated for. */
function findAgeProblems(sentences: readonly Sentence[], games: readonly Game[]): string[] {
  const lowest = Math.min(...games.map(({ ages }) => Number.parseInt(ages, 10)));
  return sentences.flatMap(({ file, text }) => {
    const [phrase, age = '0'] = /must be at least (\d+)/i.exec(text) ?? [];
    return Number(age) > lowest ? [`${file}: says "${phrase}", but there are games for ages ${lowest}+`] : [];
  });
}

function findNameProblems(sentences: readonly Sentence[]): string[] {
  const otherName = new RegExp(`\\b${PRODUCT} (Games|Studio)\\b`);
  return sentences.flatMap(({ file, text }) => {
    const [name] = otherName.exec(text) ?? [];
    return name === undefined ? [] : [`${file}: says "${name}"; the name is ${SITE_NAME}`];
  });
}

const MIN_LETTERS = 5;

/** Pairs of neighboring words that are long enough to mean something: "darker table". */
function listWordPairs(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? [];
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    return word.length >= MIN_LETTERS && next.length >= MIN_LETTERS ? [`${word} ${next}`] : [];
  });
}

/** Reviews from before the first release, and reviews that wish for what a release had already brought. */
function findReviewProblems({ slug, released, releases = [], reviews }: Game): string[] {
  return reviews.flatMap(({ author, reviewBody, datePublished }) => {
    const review = `catalogue/${slug}.ts: the review by ${author} of ${datePublished}`;
    if (released !== undefined && datePublished < released) return [`${review} is older than the game, which came out on ${released}`];
    const wishes = (reviewBody.match(/[^.!?]+/g) ?? []).filter((sentence) => /\b(wish|would like|'d like|please)\b/i.test(sentence));
    const wished = new Set(wishes.flatMap(listWordPairs));
    const past = releases.filter(({ date }) => date <= datePublished);
    const release = past.find(({ notes }) => notes.flatMap(listWordPairs).some((pair) => wished.has(pair)));
    return release ? [`${review} wishes for what ${release.version} brought on ${release.date}`] : [];
  });
}

/** Expects content that is valid otherwise. */
export function findContradictions(content: Content): string[] {
  const sentences = listTexts(content);
  const team = content.modules['team.ts']?.['team'] as readonly TeamMember[];
  const games = Object.entries(content.modules).flatMap(([file, { game }]) => (file.startsWith('catalogue/') ? [game as Game] : []));
  return [
    ...findTeamProblems(sentences, team),
    ...findInternProblems(sentences, team),
    ...findAgeProblems(sentences, games),
    ...findNameProblems(sentences),
    ...games.flatMap(findReviewProblems),
  ];
}
